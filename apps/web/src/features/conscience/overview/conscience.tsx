import { useTranslation } from 'react-i18next';
import { askConscience } from '#features/conscience/asks.ts';
import { ClosedNotice } from '#features/conscience/closed-notice.tsx';
import { NextStepCard } from '#features/conscience/next-step-card.tsx';
import { leftToRate, stepsOf } from '#features/conscience/step-state.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { StepList } from './step-list.tsx';

/** /client/test/conscience: the phase, its progress and its next step. Spec 1, section 2. */
export function Conscience() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const screen = useScreen(askConscience);
  const initialDraft = trpc.drafts.get.useQuery({ user, form: 'initial' });
  const weakDraft = trpc.drafts.get.useQuery({ user, form: 'weak' });
  const mediumHardDraft = trpc.drafts.get.useQuery({ user, form: 'mediumhard' });
  usePageTitle(t('conscience.title'));

  if (!screen.data) return <Loading title={t('conscience.title')} queries={[screen]} />;
  const { me, overview } = screen.data;
  const drafts = { initial: initialDraft.data, weak: weakDraft.data, mediumhard: mediumHardDraft.data };
  const steps = stepsOf(overview, drafts);
  const next = steps.find(({ step }) => step === overview.missing[0]);
  return (
    <div className="max-w-3xl">
      <PageHeader eyebrow={t('nav.phase', { number: 1 })} title={t('conscience.title')} lead={t('conscience.lead')} />
      {open ? <NextStepCard next={next} /> : <ClosedNotice />}
      {next && me.opensByItself && (
        <p className="measure mt-5 text-muted-foreground">{t('conscience.opensByItself')}</p>
      )}
      <StepList steps={steps} open={open} unrated={leftToRate(overview)} />
    </div>
  );
}
