import { userIdInput } from '@miraco/contract/users';
import { adminProcedure } from '../trpc.ts';

/** What administrators changed for a user, and what the user changed for others where they are an administrator. */
export const activity = adminProcedure
  .input(userIdInput)
  .query(({ ctx, input }) => ctx.services.store.activities.of(input.id));
