import { useTranslation } from 'react-i18next';
import { LockedNotice } from '#app/later-phases/locked-notice.tsx';
import { Loading } from '#app/loading.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { ProfessionalForm } from '#app/purpose/professional-form.tsx';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ImpactBar } from './impact-bar.tsx';

/** /client/test/impact/professional: how the virtues are lived in one's company. Spec 2, sections 2 to 4. */
export function Professional() {
  const { t } = useTranslation();
  const me = trpc.account.me.useQuery();
  usePageTitle(t('phases.impact.professional'));

  if (!me.data) return <Loading title={t('phases.impact.professional')} queries={[me]} />;
  const locked = me.data.activeTest;
  return (
    <>
      <ImpactBar />
      <PageHeader title={t('phases.impact.professional')} lead={t('purpose.company.lead')} />
      {locked && <LockedNotice />}
      <ProfessionalForm user={getSession()?.id ?? ''} readOnly={locked} />
    </>
  );
}
