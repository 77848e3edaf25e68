import { userIdInput } from '@miraco/contract/users';
import { clientProcedure } from '../trpc.ts';

/** The changes that the team made for a user, and those that the user made for others. */
export const activity = clientProcedure
  .input(userIdInput)
  .query(({ ctx, input }) => ctx.services.store.activities.of(input.id));
