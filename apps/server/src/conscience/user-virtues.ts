import { editStrengthInput, editStrengthsInput } from '@miraco/contract/conscience';
import type { UserId } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { clientDataProcedure, ownDataProcedure, router } from '../trpc.ts';

/** The ratings and the manifesto of a user, or null if there is neither. */
export async function userVirtuesOf(store: Store, user: UserId) {
  const ratings = await store.userVirtues.ratingsOf(user);
  const manifest = await store.userVirtues.manifestOf(user);
  if (Object.keys(ratings).length === 0 && Object.keys(manifest).length === 0) return null;
  return { user, ratings, manifest };
}

/** Ratings, and an administrator's changes of them, which may complete Conscience. Spec 1, section 7; spec 2, section 3. */
export const userVirtues = router({
  getByUser: ownDataProcedure.query(({ ctx, input }) => userVirtuesOf(ctx.services.store, input.user)),

  edit: clientDataProcedure.input(editStrengthInput).mutation(async ({ ctx, input }) => {
    const by = { actor: ctx.caller.id, date: Date.now() };
    const { mailer, store } = ctx.services;
    await store.userVirtues.change(input.user, input.virtue, input.type, by);
    mailer.wake();
    return {};
  }),

  editAll: clientDataProcedure.input(editStrengthsInput).mutation(async ({ ctx, input }) => {
    const by = { actor: ctx.caller.id, date: Date.now() };
    const { mailer, store } = ctx.services;
    await store.userVirtues.changeAll(input.user, input.types, by);
    mailer.wake();
    return {};
  }),
});
