import { silentAfter } from '@miraco/contract/user-list-choices';
import { groupInput } from '@miraco/contract/users';
import { router, teamProcedure } from '../trpc.ts';

/** Groups of clients. A coach sees those of their own clients, who alone are counted. */
export const groups = router({
  all: teamProcedure.query(({ ctx }) => ctx.services.store.clientGroups.all(ctx.caseload)),

  /** How far the clients of a group are; null for an unknown group. */
  progress: teamProcedure
    .input(groupInput)
    .query(({ ctx, input }) =>
      ctx.services.store.clientGroups.progress(input.id, Date.now() - silentAfter, ctx.caseload),
    ),
});
