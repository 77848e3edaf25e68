import { countCitations } from '@miraco/domain/citations';
import { blockedInMediumHard, missingSteps, unratedVirtues } from '@miraco/domain/conscience';
import { polarityPairs } from '@miraco/domain/polarity';
import type { Virtue } from '@miraco/domain/virtues';
import { weakReasons } from '@miraco/domain/weak-reasons';
import { ownDataProcedure } from '../trpc.ts';
import { citedFaces, evaluatedSigns } from './cited-faces.ts';

const cited = (signs: readonly { virtue: Virtue | null }[]) =>
  signs.map((sign) => sign.virtue).filter((virtue) => virtue !== null);

/**
 * A user's progress in Conscience, for the profile, the summary and the polarity screen: the ratings and what follows from them, how
 * often and why each virtue is cited, which of its faces the signs show, and the steps missing before the phase is complete.
 */
export const overview = ownDataProcedure.query(async ({ ctx, input: { user } }) => {
  const { method, store } = ctx.services;
  const initial = await store.wellnessTests.initialOf(user);
  const weakTest = await store.weakTests.of(user);
  const prospects = await store.prospects.of(user);
  const habits = await store.harmfulHabits.of(user);
  const ratings = await store.userVirtues.ratingsOf(user);
  const evaluation = await store.evaluations.latestOf(user);

  const marked = weakTest?.virtues ?? [];
  const signsOf = (me: boolean) =>
    prospects.filter((entry) => entry.me === me).flatMap((entry) => cited([...entry.feelings, ...entry.conducts]));
  const aboutMe = signsOf(true);
  const aboutOthers = signsOf(false);
  const partners = Object.fromEntries(
    Object.entries(method.polarity).map(([virtue, pairs]) => [virtue, pairs.map((pair) => pair.partner)]),
  ) as Record<Virtue, Virtue[]>;

  const emotions = (entries: readonly { feelings: readonly { emotion: string; virtue: Virtue | null }[] }[]) =>
    entries.flatMap((entry) => entry.feelings.map(({ emotion, virtue }) => ({ sign: emotion, virtue })));
  const signs = {
    feelings: emotions(prospects),
    conducts: prospects.flatMap((entry) => entry.conducts.map(({ behavior, virtue }) => ({ sign: behavior, virtue }))),
    habits: emotions(habits),
  };

  return {
    ratings,
    unrated: unratedVirtues(ratings),
    missing: missingSteps({
      initialTaken: initial !== undefined,
      weakTestTaken: weakTest !== undefined,
      expectationCount: prospects.length,
      ratings,
    }),
    blocked: blockedInMediumHard({ weakTest: marked, expectations: [...aboutMe, ...aboutOthers] }),
    citations: countCitations({
      weakTest: marked,
      aboutMe,
      aboutOthers,
      habits: habits.flatMap((habit) => cited(habit.feelings)),
    }),
    faces: citedFaces(method, [...Object.values(signs).flat(), ...evaluatedSigns(evaluation?.ratings)]),
    reasons: weakReasons({ ratings, weakTest: marked, ...signs }),
    polarity: polarityPairs(ratings, partners),
    prospectCount: prospects.length,
    habitCount: habits.length,
  };
});
