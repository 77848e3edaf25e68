import { signedInProcedure } from '../trpc.ts';

/** Which reading of the scoring rules this product uses, so that the screen shows what the server will store. */
export const reading = signedInProcedure.query(({ ctx }) => ctx.services.config.scoringReading);
