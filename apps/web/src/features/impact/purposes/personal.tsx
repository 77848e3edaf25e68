import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { momentAt } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { isWhole } from '#parts/purpose/missing-parts.ts';
import { usePersonalData } from '#parts/purpose/personal-data.ts';
import { PersonalForm } from '#parts/purpose/personal-form.tsx';
import { ReadLater } from '#parts/support/read-later.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { navigate } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** /client/test/impact/personal: the motivation form. Spec 2, sections 2 and 5. */
export function Personal() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const user = userId();
  const me = trpc.account.me.useQuery();
  const screen = usePersonalData(user);
  usePageTitle(t('personal.title'));

  if (!me.data || !screen.data) return <Loading title={t('personal.title')} queries={[me, screen]} />;
  const { data } = screen;
  return (
    <>
      <ImpactBar />
      <PageHeader
        eyebrow={t('personal.eyebrow')}
        title={t('personal.title')}
        lead={t('personal.lead')}
        actions={
          data.personal && (
            <Button asChild variant="secondary">
              <Link to={paths.personalResume}>{t('personal.see')}</Link>
            </Button>
          )
        }
      />
      {locked ? <LockedNotice /> : <ReadLater className="-mt-4 mb-6" />}
      <PersonalForm
        user={user}
        data={data}
        readOnly={locked}
        onSaved={() =>
          navigate(isWhole(data.personal) ? momentAt(paths.personalResume, 'personal') : paths.personalResume)
        }
      />
    </>
  );
}
