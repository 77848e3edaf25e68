import { useTranslation } from 'react-i18next';
import { LockedNotice } from '#app/later-phases/locked-notice.tsx';
import { Loading } from '#app/loading.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { CoupleForm } from '#app/purpose/couple-form.tsx';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ImpactBar } from './impact-bar.tsx';

/** /client/test/impact/couple: how the virtues are lived in one's couple. Spec 2, sections 2 to 4. */
export function Couple() {
  const { t } = useTranslation();
  const me = trpc.account.me.useQuery();
  usePageTitle(t('phases.impact.couple'));

  if (!me.data) return <Loading title={t('phases.impact.couple')} queries={[me]} />;
  const locked = me.data.activeTest;
  return (
    <>
      <ImpactBar />
      <PageHeader title={t('phases.impact.couple')} lead={t('purpose.couple.lead')} />
      {locked && <LockedNotice />}
      <CoupleForm user={getSession()?.id ?? ''} readOnly={locked} />
    </>
  );
}
