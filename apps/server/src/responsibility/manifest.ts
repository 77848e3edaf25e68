import { AppError } from '@miraco/contract/app-error';
import { manifestInput } from '@miraco/contract/responsibility';
import { virtues } from '@miraco/domain/virtues';
import { userVirtuesOf } from '../conscience/user-virtues.ts';
import { laterPhaseProcedure, router } from '../trpc.ts';

const statementKeys = new Set<string>(virtues.map((virtue) => `${virtue}Manifest`));

/** Refuses a statement of an unknown virtue: ignoring it would lose a user's text. */
function assertStatements(input: object): void {
  const stray = Object.keys(input).find((key) => key.endsWith('Manifest') && !statementKeys.has(key));
  if (stray) throw new AppError('invalid', { field: stray });
}

/** The personal manifesto: one statement per virtue. Spec 2, sections 3 and 7. */
export const manifest = router({
  get: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.userVirtues.manifestOf(input.user)),

  /** When it was last changed; null if there is none. */
  date: laterPhaseProcedure.query(({ ctx, input }) => ctx.services.store.userVirtues.manifestDate(input.user)),

  save: laterPhaseProcedure.input(manifestInput).mutation(async ({ ctx, input }) => {
    assertStatements(input);
    const { store } = ctx.services;
    const statements = Object.fromEntries(virtues.map((virtue) => [virtue, input[`${virtue}Manifest`]]));
    await store.userVirtues.saveManifest(input.user, statements, Date.now());
    return userVirtuesOf(store, input.user);
  }),
});
