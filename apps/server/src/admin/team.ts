import { adminProcedure } from '../trpc.ts';

/** The administrators and coaches, with the number of their clients. */
export const team = adminProcedure.query(({ ctx }) => ctx.services.store.users.team());
