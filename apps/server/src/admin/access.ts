import { router, teamProcedure } from '../trpc.ts';

/** The access profiles that a user can have. Spec 1, section 3. */
export const access = router({
  getAll: teamProcedure.query(({ ctx }) => ctx.services.store.accessProfiles.all()),
});
