import type { PanelAsks } from '#features/admin/client/phase-panel.tsx';
import type { TabNames } from '#features/admin/client/phase-tab.ts';
import { orAbsent } from '#features/admin/client-data.ts';
import { askAlongside } from '#parts/practice/alongside/ask.ts';
import { askWeeks } from '#parts/wellness-test/weeks.ts';
import { type Answers, type Ask, useScreen } from '#shared/loading/use-screen.ts';

/** In order. Spec 2, section 2. */
export const phaseTwoTabs = ['virtues', 'weekly', 'evaluation', 'training'] as const satisfies TabNames<string>;
type PhaseTwoTab = (typeof phaseTwoTabs)[number];

/** The data of a client's second phase that all of its tabs show. */
export const usePhaseTwo = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    counts: ask.responsibility.counts({ user }),
    words: ask.method.virtues(),
  }));

/** Histories are newest first. */
export const phaseTwoAsks = {
  virtues: (ask: Ask, user: string) => ({
    mediumHard: ask.conscience.mediumHard.get({ user }),
    manifest: ask.responsibility.manifest.get({ user }),
  }),
  weekly: (ask: Ask, user: string) => ({
    initial: ask.conscience.initial.get({ user }),
    weekly: askWeeks(ask, user),
  }),
  evaluation: (ask: Ask, user: string) => ({
    evaluations: ask.responsibility.evaluation.getByUser({ user }),
  }),
  training: (ask: Ask, user: string) => ({
    exercises: ask.responsibility.training.getByUser({ user }),
    evaluations: ask.responsibility.evaluation.latest({ user }),
    completions: ask.responsibility.completions.getByUser({ user }),
    alongside: askAlongside(ask, user),
  }),
} satisfies PanelAsks<PhaseTwoTab>;

export type PhaseTwoData = NonNullable<ReturnType<typeof usePhaseTwo>['data']>;
/** What a tab shows. */
export type PhaseTwoTabData<Tab extends PhaseTwoTab> = PhaseTwoData & Answers<ReturnType<(typeof phaseTwoAsks)[Tab]>>;
export type Exercise = PhaseTwoTabData<'training'>['exercises'][number];
