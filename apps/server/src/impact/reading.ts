import { signedInProcedure } from '../trpc.ts';

/** The reading of the scoring rules in use, so that the screen shows the scores that the server will store. */
export const reading = signedInProcedure.query(({ ctx }) => ctx.services.config.scoringReading);
