import type { PanelAsks } from '#features/admin/client/phase-panel.tsx';
import { orAbsent } from '#features/admin/client-data.ts';
import { type Answers, type Ask, useScreen } from '#shared/loading/use-screen.ts';
import type { PhaseOneTab } from './phase-one-tab.ts';

/** The data of a client's first phase that all of its tabs show. */
export const usePhaseOne = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    words: ask.method.virtues(),
  }));

export const phaseOneAsks = {
  wellness: (ask: Ask, user: string) => ({
    initial: ask.conscience.initial.get({ user }),
    wellness: ask.method.wellness(),
  }),
  weak: (ask: Ask, user: string) => ({
    weak: ask.conscience.weak.get({ user }),
    statements: ask.method.statements(),
  }),
  prospect: (ask: Ask, user: string) => ({
    prospects: ask.conscience.prospect.get({ user }),
    emotions: ask.method.emotions(),
    behaviours: ask.method.behaviours(),
    people: ask.method.people(),
  }),
  mediumhard: (ask: Ask, user: string) => ({
    mediumHard: ask.conscience.mediumHard.get({ user }),
    statements: ask.method.statements(),
  }),
  harmful: (ask: Ask, user: string) => ({
    habits: ask.conscience.harmful.get({ user }),
    emotions: ask.method.emotions(),
    frequencies: ask.method.habitFrequencies(),
  }),
  resume: (ask: Ask, user: string) => ({
    mediumHard: ask.conscience.mediumHard.get({ user }),
  }),
} satisfies PanelAsks<PhaseOneTab>;

export type PhaseOneData = NonNullable<ReturnType<typeof usePhaseOne>['data']>;
/** What a tab shows. */
export type PhaseOneTabData<Tab extends PhaseOneTab> = PhaseOneData & Answers<ReturnType<(typeof phaseOneAsks)[Tab]>>;
export type Prospect = PhaseOneTabData<'prospect'>['prospects'][number];
export type Habit = PhaseOneTabData<'harmful'>['habits'][number];
