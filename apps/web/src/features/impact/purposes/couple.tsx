import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Finished } from '#features/impact/finished/finished-lazily.ts';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { momentAt, useMoment, useTitleUnless } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { CoupleForm } from '#parts/purpose/couple-form.tsx';
import { FocusedPurpose } from '#parts/purpose/focused/focused-purpose.tsx';
import { ReadLater } from '#parts/support/read-later.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { navigate } from '#shared/router/history.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';

/** /client/test/impact/couple: the virtues in the client's couple. Spec 2, sections 2 to 4. */
export function Couple() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const mode = useQuestionMode();
  const closing = useMoment('couple');
  const finish = () => navigate(momentAt(paths.couple, 'couple'));
  const me = trpc.account.me.useQuery();
  useTitleUnless('couple', t('phases.impact.couple'));

  if (!me.data) return <Loading title={t('phases.impact.couple')} queries={[me]} />;
  if (closing) return <Finished purpose="couple" />;
  if (mode === 'one' && !locked) {
    return (
      <>
        <ImpactBar className="max-sm:hidden" />
        <CoupleForm user={userId()} readOnly={false} as={FocusedPurpose} onFinished={finish} />
      </>
    );
  }
  return (
    <>
      <ImpactBar />
      <PageHeader
        title={t('phases.impact.couple')}
        lead={t('purpose.couple.lead')}
        actions={!locked && <ModeSwitch />}
      />
      {locked ? <LockedNotice /> : <ReadLater className="-mt-4 mb-6" />}
      <CoupleForm user={userId()} readOnly={locked} onFinished={finish} />
      <GoOn />
    </>
  );
}
