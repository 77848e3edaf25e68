import { scoreWellness } from '@miraco/domain/wellness';
import { laterPhaseProcedure } from '../trpc.ts';

const scored = (test: { date: number; responses: Parameters<typeof scoreWellness>[0] }) => ({
  date: test.date,
  score: scoreWellness(test.responses),
});

/** Of a list that is newest first, what lies furthest apart. */
function endsOf<Entry>(entries: readonly Entry[]): Entry[] {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  return [newest, oldest === newest ? undefined : oldest].filter((entry) => entry !== undefined);
}

const datesOf = (entries: readonly { date: number }[]) => entries.map(({ date }) => date);

/** When a client did what, and what lies furthest apart of it: a fifth of all of their answers. Lists are newest first. */
export const progress = laterPhaseProcedure.query(async ({ ctx, input: { user } }) => {
  const { store } = ctx.services;
  const initial = await store.wellnessTests.initialOf(user);
  const weeks = await store.wellnessTests.weeklyOf(user);
  const evaluations = await store.evaluations.of(user);
  const exercises = await store.exercises.of(user);
  return {
    /** What there is once, with the moment of its last saving; null where it is missing. */
    once: {
      initial: initial?.date ?? null,
      weak: (await store.weakTests.of(user))?.date ?? null,
      mediumHard: (await store.mediumHardTests.of(user))?.date ?? null,
      manifest: await store.userVirtues.manifestDate(user),
      personal: (await store.purposes.personalOf(user))?.date ?? null,
      professional: (await store.purposes.professionalOf(user))?.date ?? null,
      couple: (await store.purposes.coupleOf(user))?.date ?? null,
    },
    weeks: datesOf(weeks),
    evaluations: datesOf(evaluations),
    exercises: exercises
      .filter(({ done }) => done)
      .map(({ date, virtue, description }) => ({ date, virtue, description })),
    compared: {
      initial: initial ? scored(initial) : null,
      weekly: endsOf(weeks).map(scored),
      evaluations: endsOf(evaluations).map(({ date, ratings }) => ({ date, evaluation: ratings })),
    },
  };
});
