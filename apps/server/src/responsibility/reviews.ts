import { answerReviewInput, nextReviewInput } from '@miraco/contract/responsibility';
import { nextReview } from '@miraco/domain/reviews';
import { isWritable } from '@miraco/domain/user-phase';
import { dayOf } from '../mail/local-time.ts';
import { zoneOfUser } from '../time-zone.ts';
import { quietLaterPhaseProcedure, router } from '../trpc.ts';

/** “Still true?”: what a client wrote or kept comes back after a while, one thing a day. */
export const reviews = router({
  /** What is asked about today, or null: nothing while the phase is closed. */
  next: quietLaterPhaseProcedure.input(nextReviewInput).query(async ({ ctx, input: { user, timeZone } }) => {
    const { store } = ctx.services;
    const owner = await store.users.byId(user);
    if (!owner || !isWritable('responsibility', owner)) return null;
    const { items, answered } = await store.reviews.of(user);
    const zone = await zoneOfUser(store, user, timeZone);
    const found = nextReview(
      items.map((item) => ({ ...item, made: dayOf(item.date, zone) })),
      { today: dayOf(Date.now(), zone), answered },
    );
    if (!found) return null;
    const { exercise, virtue, text, date } = found;
    return { exercise, virtue, text, date };
  }),

  /** A second answer about the same, as of another device, replaces the first. */
  answer: quietLaterPhaseProcedure.input(answerReviewInput).mutation(async ({ ctx, input }) => {
    const { timeZone, ...review } = input;
    const { store } = ctx.services;
    const date = Date.now();
    const day = dayOf(date, await zoneOfUser(store, input.user, timeZone));
    await store.reviews.answer({ ...review, day, date, answerer: ctx.caller.id });
    return {};
  }),
});
