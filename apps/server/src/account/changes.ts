import { activityInput } from '@miraco/contract/activity';
import { AppError } from '@miraco/contract/app-error';
import { router, signedInProcedure } from '../trpc.ts';

/** What the team changed of the caller's own answers. */
export const changes = router({
  /** Newest first. */
  list: signedInProcedure.query(({ ctx }) => ctx.services.store.changes.of(ctx.caller.id)),

  /** What one of them changed, value by value. */
  values: signedInProcedure.input(activityInput).query(async ({ ctx, input }) => {
    const { changes: store } = ctx.services.store;
    const entry = await store.find(input.id);
    if (entry?.user !== ctx.caller.id) throw new AppError('notFound');
    return store.valuesOf(input.id);
  }),
});
