import { userBatchInput } from '@miraco/contract/fields';
import { batchSize, nextAfter } from '@miraco/contract/record-batches';
import { importUsersInput } from '@miraco/contract/user-import';
import { listUsersInput, neighboursInput, pageToken, type UserPageStart } from '@miraco/contract/user-list';
import { editUserInput, registerUserInput, userIdInput } from '@miraco/contract/users';
import { assertOwnChange } from '../account/profile.ts';
import { removeUser } from '../account/removal.ts';
import { notifyOwnerOfEdit } from '../account/security-notices.ts';
import { assertGoodPassword } from '../security/common-passwords.ts';
import { adminProcedure, router } from '../trpc.ts';
import { resetSecondFactor } from './second-factor.ts';
import { checkImport, storeImport } from './user-import.ts';

const tokenOf = (start: UserPageStart | null) => start && pageToken(start);

/** User management. Spec 1, sections 2 and 7. */
export const users = router({
  list: adminProcedure.input(listUsersInput).query(async ({ ctx, input }) => {
    const { previous, next, last, ...page } = await ctx.services.store.userLists.page(input, Date.now());
    return { ...page, previous: tokenOf(previous), next: tokenOf(next), last: tokenOf(last) };
  }),

  neighbours: adminProcedure
    .input(neighboursInput)
    .query(({ ctx, input }) => ctx.services.store.userLists.neighbours(input, Date.now())),

  /** All users in batches: `next` is the cursor of the following one. */
  getAll: adminProcedure.input(userBatchInput).query(async ({ ctx, input }) => {
    const users = await ctx.services.store.users.batch({ size: batchSize, before: input.after });
    return { users, next: nextAfter(users) };
  }),

  get: adminProcedure
    .input(userIdInput)
    .query(async ({ ctx, input }) => (await ctx.services.store.users.byId(input.id)) ?? null),

  /** The data that is removed with a user. */
  belongings: adminProcedure
    .input(userIdInput)
    .query(({ ctx, input }) => ctx.services.store.users.belongings(input.id)),

  register: adminProcedure.input(registerUserInput).mutation(async ({ ctx, input }) => {
    const { confirmation: _, password, ...user } = input;
    const { config, passwords, store } = ctx.services;
    await assertGoodPassword(password, user, config.brandName);
    const passwordHash = await passwords.hash(password);
    return { id: await store.users.register({ ...user, passwordHash, createdAt: Date.now() }, ctx.caller.id) };
  }),

  /** The faults of each row of a file before anything is stored. A mutation although it writes nothing: a CSV does not fit into a URL. */
  checkImport: adminProcedure
    .input(importUsersInput)
    .mutation(({ ctx, input }) => checkImport(ctx.services, input.rows)),

  /** Stores all rows of a file, or none. */
  import: adminProcedure
    .input(importUsersInput)
    .mutation(({ ctx, input }) => storeImport(ctx.services, input.rows, ctx.caller.id)),

  edit: adminProcedure.input(editUserInput).mutation(async ({ ctx, input }) => {
    const { id, confirmation: _, current, password, ...changes } = input;
    const { config, images, passwords, store } = ctx.services;
    if (id === ctx.caller.id) await assertOwnChange(ctx, input, current);
    const before = await store.users.byId(id);
    if (password) await assertGoodPassword(password, { ...before, ...changes }, config.brandName);
    const passwordHash = password ? { passwordHash: await passwords.hash(password) } : {};
    const unused = await store.users.edit(
      id,
      { ...changes, ...passwordHash },
      { editor: ctx.caller.id, keepSession: ctx.caller.sid, date: Date.now() },
    );
    if (before) notifyOwnerOfEdit(ctx.services, before, input);
    await images.remove(unused);
    return {};
  }),

  resetSecondFactor,

  remove: adminProcedure
    .input(userIdInput)
    .mutation(({ ctx, input }) => removeUser(ctx.services, input.id, ctx.caller.id)),
});
