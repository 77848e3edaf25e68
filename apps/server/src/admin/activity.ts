import { userIdInput } from '@miraco/contract/users';
import { adminProcedure } from '../trpc.ts';

/** The changes that administrators made for a user, and those that the user made for others as an administrator. */
export const activity = adminProcedure
  .input(userIdInput)
  .query(({ ctx, input }) => ctx.services.store.activities.of(input.id));
