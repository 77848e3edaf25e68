import { AppError } from '@miraco/contract/app-error';
import { ownerInput } from '@miraco/contract/fields';
import { isWritable } from '@miraco/domain/user-phase';
import { clientDataProcedure, entryProcedure, router } from '../trpc.ts';

/** What the team changed of the answers of its clients. */
export const changes = router({
  /** What an entry of the log changed, value by value. */
  values: entryProcedure.query(({ ctx, input }) => ctx.services.store.changes.valuesOf(input.id)),

  /** The latest change of the caller for a client that they can undo, or null. */
  latest: clientDataProcedure
    .input(ownerInput)
    .query(({ ctx, input }) => ctx.services.store.changes.latestOf({ user: input.user, by: ctx.caller.id })),

  /** Gives back the answers that an entry of the log changed, in a phase that is still open to the client. */
  undo: entryProcedure.mutation(async ({ ctx, input }) => {
    const { changes: store, users } = ctx.services.store;
    const { user, phase } = ctx.entry;
    const owner = await users.byId(user);
    if (!owner) throw new AppError('notFound');
    if (phase && !isWritable(phase, owner)) throw new AppError('phaseLocked');
    await store.undo(input.id, { undoer: ctx.caller.id, date: Date.now() });
    ctx.services.mailer.wake();
    return {};
  }),
});
