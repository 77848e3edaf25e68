import { orAbsent } from '#features/admin/client-data.ts';
import { askWeeks } from '#parts/wellness-test/weeks.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** The data of a client's second phase. Histories are newest first. */
export const usePhaseTwo = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    initial: ask.conscience.initial.get({ user }),
    mediumHard: ask.conscience.mediumHard.get({ user }),
    weekly: askWeeks(ask, user),
    evaluations: ask.responsibility.evaluation.getByUser({ user }),
    exercises: ask.responsibility.training.getByUser({ user }),
    completions: ask.responsibility.completions.getByUser({ user }),
    manifest: ask.responsibility.manifest.get({ user }),
    words: ask.method.virtues(),
  }));

export type PhaseTwoData = NonNullable<ReturnType<typeof usePhaseTwo>['data']>;
export type Exercise = PhaseTwoData['exercises'][number];
