import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Finished } from '#features/impact/finished/finished-lazily.ts';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { momentAt, useMoment, useTitleUnless } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { isWhole } from '#parts/purpose/missing-parts.ts';
import { usePersonalData } from '#parts/purpose/personal-data.ts';
import { PersonalPurpose } from '#parts/purpose/personal-purpose.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { navigate } from '#shared/router/history.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/**
 * /client/test/impact/personalresume: "My purpose", generated from the choices and in the client's own words. Spec 2, section 2.
 */
export function PersonalResume() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const closing = useMoment('personal');
  const user = userId();
  const me = trpc.account.me.useQuery();
  const screen = usePersonalData(user);
  useTitleUnless('personal', t('personal.resumeTitle'));

  if (!me.data || !screen.data) return <Loading title={t('personal.resumeTitle')} queries={[me, screen]} />;
  const { data } = screen;
  if (closing) return <Finished purpose="personal" />;
  return (
    <div className="max-w-4xl">
      <ImpactBar />
      <PageHeader
        eyebrow={t('personal.title')}
        title={t('personal.resumeTitle')}
        lead={data.personal && t('personal.resumeLead')}
      />
      {locked && <LockedNotice />}
      <PersonalPurpose
        user={user}
        data={data}
        readOnly={locked}
        onSaved={() => {
          if (isWhole(data.personal)) navigate(momentAt(paths.personalResume, 'personal'));
        }}
        edit={
          <Button asChild variant={data.personal ? 'secondary' : 'primary'}>
            <Link to={paths.personal}>{data.personal ? t('personal.edit') : t('personal.fill')}</Link>
          </Button>
        }
      />
      {data.personal && <GoOn after={['personal']} />}
    </div>
  );
}
