import { paths } from '@miraco/schemas/paths';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { LockedNotice } from '#app/later-phases/locked-notice.tsx';
import { Loading } from '#app/loading.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { usePersonalData } from '#app/purpose/personal-data.ts';
import { PersonalForm } from '#app/purpose/personal-form.tsx';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ImpactBar } from './impact-bar.tsx';

/** /client/test/impact/personal: the motivation form. Spec 2, sections 2 and 5. */
export function Personal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const { data, queries } = usePersonalData(user);
  usePageTitle(t('personal.title'));

  if (!me.data || !data) return <Loading title={t('personal.title')} queries={[me, ...queries]} />;
  const locked = me.data.activeTest;
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
      {locked && <LockedNotice />}
      <PersonalForm user={user} data={data} readOnly={locked} onSaved={() => navigate(paths.personalResume)} />
    </>
  );
}
