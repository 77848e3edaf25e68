import { AppError } from '@miraco/contract/app-error';
import { manifestInput } from '@miraco/contract/responsibility';
import { virtues } from '@miraco/domain/virtues';
import { userVirtuesOf } from '../conscience/user-virtues.ts';
import { laterPhaseProcedure, router } from '../trpc.ts';

/** Refuses a statement about no known virtue: leaving it out would lose what a client wrote. */
function assertVirtues(statements: object): void {
  const stray = Object.keys(statements).find((key) => !virtues.some((virtue) => virtue === key));
  if (stray !== undefined) throw new AppError('invalid', { field: `statements.${stray}` });
}

/** The personal manifesto: one statement per virtue. Spec 2, sections 3 and 7. */
export const manifest = router({
  get: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.userVirtues.manifestOf(input.user)),

  save: laterPhaseProcedure.input(manifestInput).mutation(async ({ ctx, input }) => {
    assertVirtues(input.statements);
    const { store } = ctx.services;
    await store.userVirtues.saveManifest(input.user, input.statements, Date.now());
    return userVirtuesOf(store, input.user);
  }),
});
