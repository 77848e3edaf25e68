import { activityInput } from '@miraco/contract/activity';
import { AppError } from '@miraco/contract/app-error';
import { ownerInput, type RecordId } from '@miraco/contract/fields';
import { isWritable } from '@miraco/domain/user-phase';
import { type Context, clientDataProcedure, router, sees, teamProcedure } from '../trpc.ts';

/** Whose answers an entry of the log is about. @throws AppError notFound, also for an entry about a client whom the caller may not see */
async function seenEntry(ctx: Context, id: RecordId) {
  const entry = await ctx.services.store.changes.find(id);
  if (!entry || !(await sees(ctx, [entry.user]))) throw new AppError('notFound');
  return entry;
}

/** What the team changed of the answers of its clients. */
export const changes = router({
  /** What an entry of the log changed, value by value. */
  values: teamProcedure.input(activityInput).query(async ({ ctx, input }) => {
    await seenEntry(ctx, input.id);
    return ctx.services.store.changes.valuesOf(input.id);
  }),

  /** The latest change of the caller for a client that they can undo, or null. */
  latest: clientDataProcedure
    .input(ownerInput)
    .query(({ ctx, input }) => ctx.services.store.changes.latestOf({ user: input.user, by: ctx.caller.id })),

  /** Gives back the answers that an entry of the log changed, in a phase that is still open to the client. */
  undo: teamProcedure.input(activityInput).mutation(async ({ ctx, input }) => {
    const { changes: store, users } = ctx.services.store;
    const { user, phase } = await seenEntry(ctx, input.id);
    const owner = await users.byId(user);
    if (!owner) throw new AppError('notFound');
    if (phase && !isWritable(phase, owner)) throw new AppError('phaseLocked');
    await store.undo(input.id, { undoer: ctx.caller.id, date: Date.now() });
    ctx.services.mailer.wake();
    return {};
  }),
});
