import type { Strength, Virtue } from '@miraco/domain/virtues';
import { virtues } from '@miraco/domain/virtues';
import { editStrengthInput } from '@miraco/schemas/conscience';
import { adminProcedure, ownDataProcedure, router } from '../trpc.ts';

type UserVirtues = { id: string; user: string } & Record<Virtue, Strength | null> & Record<`${Virtue}Manifest`, string>;

/** The ratings and the manifesto of a user in the shape of the REST call. Spec 1, section 7; spec 2, section 3. */
export const userVirtues = router({
  getByUser: ownDataProcedure.query(async ({ ctx, input }): Promise<UserVirtues | null> => {
    const { store } = ctx.services;
    const ratings = await store.userVirtues.ratingsOf(input.user);
    const manifest = await store.userVirtues.manifestOf(input.user);
    if (Object.keys(ratings).length === 0 && Object.keys(manifest).length === 0) return null;
    const entries = virtues.flatMap((virtue): [string, string | null][] => [
      [virtue, ratings[virtue]?.strength ?? null],
      [`${virtue}Manifest`, manifest[virtue] ?? ''],
    ]);
    // Each key and value is made just above, for every virtue.
    return { id: input.user, user: input.user, ...Object.fromEntries(entries) } as UserVirtues;
  }),

  edit: adminProcedure.input(editStrengthInput).mutation(async ({ ctx, input }) => {
    const { store } = ctx.services;
    await store.userVirtues.change(input.user, input.virtue, input.type);
    return {};
  }),
});
