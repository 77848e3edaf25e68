import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Finished } from '#features/impact/finished/finished-lazily.ts';
import { ImpactBar } from '#features/impact/impact-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { momentAt, useMoment } from '#parts/moment/address.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { FocusedPurpose } from '#parts/purpose/focused/focused-purpose.tsx';
import { ProfessionalForm } from '#parts/purpose/professional-form.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { navigate } from '#shared/router/history.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';

/** /client/test/impact/professional: the virtues in the client's company. Spec 2, sections 2 to 4. */
export function Professional() {
  const { t } = useTranslation();
  const locked = !useWritable('impact');
  const mode = useQuestionMode();
  const closing = useMoment('professional');
  const finish = () => navigate(momentAt(paths.professional, 'professional'));
  const me = trpc.account.me.useQuery();
  usePageTitle(t('phases.impact.professional'));

  if (!me.data) return <Loading title={t('phases.impact.professional')} queries={[me]} />;
  if (closing) return <Finished purpose="professional" />;
  if (mode === 'one' && !locked) {
    return (
      <>
        <ImpactBar className="max-sm:hidden" />
        <ProfessionalForm user={userId()} readOnly={false} as={FocusedPurpose} onFinished={finish} />
      </>
    );
  }
  return (
    <>
      <ImpactBar />
      <PageHeader
        title={t('phases.impact.professional')}
        lead={t('purpose.company.lead')}
        actions={!locked && <ModeSwitch />}
      />
      {locked && <LockedNotice />}
      <ProfessionalForm user={userId()} readOnly={locked} onFinished={finish} />
      <GoOn after={['professional']} />
    </>
  );
}
