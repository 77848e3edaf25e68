import { useTranslation } from 'react-i18next';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { CoupleForm } from '#parts/purpose/couple-form.tsx';
import { ReadLater } from '#parts/support/read-later.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';

/** /client/test/impact/couple: the virtues in the client's couple. Spec 2, sections 2 to 4. */
export function Couple() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const me = trpc.account.me.useQuery();
  usePageTitle(t('phases.impact.couple'));

  if (!me.data) return <Loading title={t('phases.impact.couple')} queries={[me]} />;
  return (
    <>
      <ImpactBar />
      <PageHeader title={t('phases.impact.couple')} lead={t('purpose.couple.lead')} />
      {locked ? <LockedNotice /> : <ReadLater className="-mt-4 mb-6" />}
      <CoupleForm user={userId()} readOnly={locked} />
      <GoOn />
    </>
  );
}
