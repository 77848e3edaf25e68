import { editUserInput, listUsersInput, registerUserInput, userIdInput } from '@miraco/schemas/users';
import { adminProcedure, router } from '../trpc.ts';

/** Users, as administrators manage them. Spec 1, sections 2 and 7. */
export const users = router({
  list: adminProcedure.input(listUsersInput).query(async ({ ctx, input }) => {
    const { store } = ctx.services;
    return { ...(await store.users.page(input)), total: await store.users.count() };
  }),

  getAll: adminProcedure.query(({ ctx }) => ctx.services.store.users.all()),

  get: adminProcedure
    .input(userIdInput)
    .query(async ({ ctx, input }) => (await ctx.services.store.users.byId(input.id)) ?? null),

  register: adminProcedure.input(registerUserInput).mutation(async ({ ctx, input }) => {
    const { confirmation: _, password, ...user } = input;
    const { passwords, store } = ctx.services;
    const passwordHash = await passwords.hash(password);
    return { id: await store.users.register({ ...user, passwordHash, createdAt: Date.now() }) };
  }),

  edit: adminProcedure.input(editUserInput).mutation(async ({ ctx, input }) => {
    const { id, confirmation: _, password, ...changes } = input;
    const { images, passwords, store } = ctx.services;
    const passwordHash = password ? { passwordHash: await passwords.hash(password) } : {};
    const unused = await store.users.edit(
      id,
      { ...changes, ...passwordHash },
      { editor: ctx.caller.id, keepSession: ctx.caller.sid },
    );
    await images.remove(unused);
    return {};
  }),

  remove: adminProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
    const { images, store } = ctx.services;
    const removed = await store.users.remove(input.id, ctx.caller.id);
    await images.remove(removed.images);
    return { count: removed.count };
  }),
});
