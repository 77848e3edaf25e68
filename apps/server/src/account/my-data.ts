import { requestDeletionInput } from '@miraco/contract/profile';
import { userIdInput } from '@miraco/contract/users';
import { languageOf } from '@miraco/domain/languages';
import { storedPhase } from '@miraco/domain/user-phase';
import { clientNamed } from '../client-named.ts';
import type { Services } from '../services.ts';
import { clientProcedure, router, signedInProcedure } from '../trpc.ts';
import { signLabels } from './labelled-signs.ts';
import { assertPassword } from './profile.ts';
import { dueOf, removalWish } from './removal.ts';

type User = NonNullable<Awaited<ReturnType<Services['store']['users']['byId']>>>;

interface Exported extends Pick<User, 'id' | 'language' | 'phase'> {}

/** All data of a user, in one object, with the labels of emotions and behaviours in their language. */
async function dataOf<Account extends Exported>({ method, store }: Services, { phase, ...user }: Account) {
  const labels = signLabels(method, languageOf(user));
  return {
    user: { ...user, ...storedPhase(phase) },
    ...(await store.personalData.of(user.id)),
    prospects: (await store.prospects.of(user.id)).map(labels.expectation),
    harmfulHabits: (await store.harmfulHabits.of(user.id)).map(labels.habit),
    evaluations: (await store.evaluations.of(user.id)).map(labels.evaluation),
    activities: await store.changes.allOf(user.id),
    coachingSessions: await store.coachingSessions.sharedWith(user.id),
  };
}

/** The account of a user as their own export has it. */
function accountOf(user: User) {
  const { id, username, email, pendingEmail, firstname, lastname, address, phone } = user;
  const { tests, image, phase, unlocking, disabled, language, lastLogin, lastActive } = user;
  const person = { id, username, email, pendingEmail, firstname, lastname, address, phone };
  return { ...person, tests, image, phase, unlocking, disabled, language, lastLogin, lastActive };
}

/** A user's personal data: the export, and the request to remove it. */
export const myData = router({
  /** All data of the caller, in one object, with the labels of emotions and behaviours in the caller's language. */
  all: signedInProcedure.meta({ heavy: 'export' }).query(({ ctx }) => {
    const { sid: _, signedInAt: __, mayAdministrate: ___, mayCoach: ____, list: _____, ...user } = ctx.caller;
    return dataOf(ctx.services, user);
  }),

  /**
   * The same about a client, in the client's language, for the team. A mutation, because it is logged.
   * @throws AppError notFound also for somebody on the team
   */
  allOf: clientProcedure
    .meta({ heavy: 'export' })
    .input(userIdInput)
    .mutation(async ({ ctx, input }) => {
      const { store } = ctx.services;
      const found = await clientNamed(ctx.services, input.id);
      const data = await dataOf(ctx.services, accountOf(found));
      await store.activities.handedOut('dataExported', { user: found.id, actor: ctx.caller.id, date: Date.now() });
      return data;
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
    await limits.requestRemoval(caller.id);
    const now = Date.now();
    if (!(await store.deletionRequests.add(caller.id, now))) return {};
    const due = String(dueOf(now));
    // Unsent, it goes with the user: the notice of the removal takes its place.
    await mailer.send('deletionAsked', { user: caller.id, data: { to: caller.email, due } });
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
