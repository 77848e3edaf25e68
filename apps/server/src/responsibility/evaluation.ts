import { AppError } from '@miraco/contract/app-error';
import { evaluationInput } from '@miraco/contract/responsibility';
import { careInEvaluation, careMarksOf } from '@miraco/domain/care';
import { type Evaluation, noSign } from '@miraco/domain/evaluation';
import { virtues } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import { dayOf } from '../mail/local-time.ts';
import { zoneOfUser } from '../time-zone.ts';
import { laterPhaseProcedure, router } from '../trpc.ts';

/** Refuses a sign that the lookup does not map to the virtue it is given for. */
function assertOwnSigns({ behaviours, emotions }: Method, evaluation: Evaluation): void {
  for (const virtue of virtues) {
    const entry = evaluation[virtue];
    if (!entry || entry === noSign) continue;
    for (const key of Object.keys(entry)) {
      const lookups = [emotions.signs, behaviours.signs].filter((signs) => Object.hasOwn(signs, key));
      if (lookups.some((signs) => signs[key]?.virtue === virtue)) continue;
      throw new AppError('unknownSign', { field: `evaluation.${virtue}.${key}` });
    }
  }
}

/** Evaluations: how often the signs of each virtue occur. Spec 2, sections 3, 5 and 7. */
export const evaluation = router({
  register: laterPhaseProcedure.input(evaluationInput).mutation(async ({ ctx, input }) => {
    const { mailer, method, store } = ctx.services;
    assertOwnSigns(method, input.evaluation);
    const date = Date.now();
    const day = dayOf(date, await zoneOfUser(store, input.user, input.timeZone));
    const cares = careInEvaluation(input.evaluation, careMarksOf(method.emotions, method.behaviours)) !== null;
    await store.evaluations.register({ user: input.user, day, ratings: input.evaluation, date, cares });
    if (cares) mailer.wake();
    return {};
  }),

  /** The two newest: those that count for what is to be trained, and the one that an evaluation of today replaces. */
  latest: laterPhaseProcedure.query(async ({ ctx, input }) => {
    const evaluations = await ctx.services.store.evaluations.latestTwoOf(input.user);
    return evaluations.map(({ day, date, ratings }) => ({ day, date, evaluation: ratings }));
  }),

  getByUser: laterPhaseProcedure.query(async ({ ctx, input }) => {
    const evaluations = await ctx.services.store.evaluations.of(input.user);
    return evaluations.map(({ ratings, ...rest }) => ({ ...rest, evaluation: ratings }));
  }),
});
