import { orAbsent } from '#features/admin/client-data.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** The data of a client's first phase, fetched in one request. The client's own come first. */
export const usePhaseOne = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    initial: ask.conscience.initial.get({ user }),
    weak: ask.conscience.weak.get({ user }),
    prospects: ask.conscience.prospect.get({ user }),
    mediumHard: ask.conscience.mediumHard.get({ user }),
    habits: ask.conscience.harmful.get({ user }),
    overview: ask.conscience.overview({ user }),
    wellness: ask.method.wellness(),
    words: ask.method.virtues(),
    statements: ask.method.statements(),
    emotions: ask.method.emotions(),
    behaviours: ask.method.behaviours(),
    people: ask.method.people(),
    frequencies: ask.method.habitFrequencies(),
  }));

export type PhaseOneData = NonNullable<ReturnType<typeof usePhaseOne>['data']>;
export type Prospect = PhaseOneData['prospects'][number];
export type Habit = PhaseOneData['habits'][number];
