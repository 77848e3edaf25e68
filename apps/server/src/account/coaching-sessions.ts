import { earliestAhead } from '@miraco/domain/coaching-sessions';
import { signedInProcedure } from '../trpc.ts';

/** The caller’s own meetings with a coach that are ahead or under way, the next first, with the notes that are for them. */
export const coachingSessions = signedInProcedure.query(({ ctx: { caller, services } }) =>
  services.store.coachingSessions.ahead(caller.id, earliestAhead(Date.now())),
);
