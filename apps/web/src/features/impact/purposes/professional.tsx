import { useTranslation } from 'react-i18next';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { ProfessionalForm } from '#parts/purpose/professional-form.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';

/** /client/test/impact/professional: the virtues in the client's company. Spec 2, sections 2 to 4. */
export function Professional() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const me = trpc.account.me.useQuery();
  usePageTitle(t('phases.impact.professional'));

  if (!me.data) return <Loading title={t('phases.impact.professional')} queries={[me]} />;
  return (
    <>
      <ImpactBar />
      <PageHeader title={t('phases.impact.professional')} lead={t('purpose.company.lead')} />
      {locked && <LockedNotice />}
      <ProfessionalForm user={userId()} readOnly={locked} />
      <GoOn after={['professional']} />
    </>
  );
}
