import { adminProcedure, router } from '../trpc.ts';

/** The access profiles that a user can have. Spec 1, section 3. */
export const access = router({
  getAll: adminProcedure.query(({ ctx }) => ctx.services.store.accessProfiles.all()),
});
