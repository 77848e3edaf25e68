import { laterPhaseProcedure, router } from '../trpc.ts';
import { completions } from './completions.ts';
import { evaluation } from './evaluation.ts';
import { guides } from './guides.ts';
import { manifest } from './manifest.ts';
import { reviews } from './reviews.ts';
import { training } from './training.ts';
import { weekly } from './weekly.ts';

/** How many weekly tests, evaluations and exercises there are. */
const counts = laterPhaseProcedure.query(async ({ ctx, input: { user } }) => {
  const { evaluations, exercises, wellnessTests } = ctx.services.store;
  return {
    weekly: await wellnessTests.countWeekly(user),
    evaluation: await evaluations.count(user),
    training: await exercises.count(user),
  };
});

export const responsibility = router({
  weekly,
  evaluation,
  training,
  completions,
  reviews,
  manifest,
  guides,
  counts,
});
