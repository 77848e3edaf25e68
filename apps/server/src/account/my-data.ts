import { requestDeletionInput } from '@miraco/contract/profile';
import { userIdInput } from '@miraco/contract/users';
import { languageOf } from '@miraco/domain/languages';
import { storedPhase } from '@miraco/domain/user-phase';
import { clientProcedure, router, signedInProcedure } from '../trpc.ts';
import { signLabels } from './labelled-signs.ts';
import { assertPassword } from './profile.ts';
import { dueOf, removalWish } from './removal.ts';

/** A user's personal data: the export, and the request to remove it. */
export const myData = router({
  /** All data of the caller, in one object, with the labels of emotions and behaviours in the caller's language. */
  all: signedInProcedure.query(async ({ ctx }) => {
    const { sid: _, mayAdministrate: __, mayCoach: ___, phase, ...user } = ctx.caller;
    const { method, store } = ctx.services;
    const labels = signLabels(method, languageOf(ctx.caller));
    return {
      user: { ...user, ...storedPhase(phase) },
      ...(await store.personalData.of(user.id)),
      prospects: (await store.prospects.of(user.id)).map(labels.expectation),
      harmfulHabits: (await store.harmfulHabits.of(user.id)).map(labels.habit),
      evaluations: (await store.evaluations.of(user.id)).map(labels.evaluation),
      activities: await store.changes.allOf(user.id),
      coachingSessions: await store.coachingSessions.sharedWith(user.id),
    };
  }),

  /** When the caller asked to be removed and when the removal is due, or null. */
  deletion: signedInProcedure.query(({ ctx }) => removalWish(ctx.services, ctx.caller.id)),

  /** Requests removal. The caller, the administrators and the caller’s coach receive a mail. */
  requestDeletion: signedInProcedure.input(requestDeletionInput).mutation(async ({ ctx, input }) => {
    const { caller, services } = ctx;
    const { limits, mailer, store } = services;
    await assertPassword(ctx, input.current);
    // A repeated request sends no mail and does not count towards the limit.
    if (await store.deletionRequests.of(caller.id)) return {};
    limits.requestRemoval(caller.id);
    const now = Date.now();
    if (!(await store.deletionRequests.add(caller.id, now))) return {};
    const due = String(dueOf(now));
    // To the address alone: it is sent even if the account is removed before.
    const recipient = { to: caller.email, name: caller.firstname, language: languageOf(caller) };
    await mailer.send('deletionAsked', { data: { ...recipient, due } });
    const data = { due, id: caller.id, client: `${caller.firstname} ${caller.lastname}` };
    for (const { id } of await store.users.whoSee(caller.id))
      await mailer.send('deletionToConfirm', { user: id, data });
    return {};
  }),

  withdrawDeletion: signedInProcedure.mutation(async ({ ctx }) => {
    await ctx.services.store.deletionRequests.withdraw(ctx.caller.id);
    return {};
  }),

  /** The same for a client, for the team. */
  deletionOf: clientProcedure.input(userIdInput).query(({ ctx, input }) => removalWish(ctx.services, input.id)),
});
