import { situationOf } from '../situation.ts';
import { signedInProcedure } from '../trpc.ts';

/** The signed-in client’s own; the browser decides with it what is due, in its time zone. */
export const situation = signedInProcedure.query(({ ctx: { caller, services } }) =>
  situationOf(services.store, caller, Date.now()),
);
