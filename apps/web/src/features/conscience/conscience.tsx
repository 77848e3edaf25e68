import { useTranslation } from 'react-i18next';
import { type NavigationStep, stepLinks } from '#app/layouts/step-links.ts';
import { usePageTitle } from '#app/page-title.ts';
import { getSession } from '#app/session.ts';
import { type Outputs, trpc } from '#app/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { Loading } from './loading.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { StepList } from './step-list.tsx';
import { stepState } from './step-state.ts';

/** /client/test/conscience: what the phase is, how far it is and what comes next. Spec 1, section 2. */
export function Conscience() {
  const { t } = useTranslation();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const habits = trpc.conscience.harmful.get.useQuery({ user });
  const initialDraft = trpc.drafts.get.useQuery({ user, form: 'initial' });
  const weakDraft = trpc.drafts.get.useQuery({ user, form: 'weak' });
  const mediumHardDraft = trpc.drafts.get.useQuery({ user, form: 'mediumhard' });
  usePageTitle(t('conscience.title'));

  if (!me.data || !overview.data || !habits.data) {
    return <Loading title={t('conscience.title')} queries={[me, overview, habits]} />;
  }
  const drafts: Partial<Record<NavigationStep, Outputs['drafts']['get'] | undefined>> = {
    initial: initialDraft.data,
    weak: weakDraft.data,
    mediumhard: mediumHardDraft.data,
  };
  const { missing, unrated, ratings } = overview.data;
  const steps = stepLinks({ missing, habitCount: habits.data.length }).map((link) => ({
    ...link,
    state: stepState(link.step, link.done, drafts[link.step] ?? null),
  }));
  const open = me.data.activeTest;
  const next = steps.find(({ step }) => step === missing[0]);
  // Rated by the test and then left without a rating: an expectation was removed.
  const partlyRated = Object.values(ratings).some(({ strength, origin }) => origin === 'test' && strength !== 'debil');
  return (
    <div className="max-w-3xl">
      <PageHeader eyebrow={t('nav.phase', { number: 1 })} title={t('conscience.title')} lead={t('conscience.lead')} />
      {open ? <NextStepCard next={next} /> : <ClosedNotice />}
      <StepList steps={steps} open={open} unrated={partlyRated ? unrated.length : 0} />
    </div>
  );
}
