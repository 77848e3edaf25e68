import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { mailTokenInput, signInNoticesInput, switchMailInput, weeklyDayInput } from '@miraco/contract/mails';
import { courtesyMailsOf } from '@miraco/domain/courtesy-mails';
import { wantsSignInNotices } from '@miraco/domain/sign-in-notices';
import { nextReminder } from '../mail/courtesy.ts';
import type { Services } from '../services.ts';
import { publicProcedure, router, signedInProcedure } from '../trpc.ts';

/** Whom the token of a link names. @throws AppError notFound for a forged one, and for a user who was removed */
export async function recipientOf({ mailTokens, store }: Services, token: string) {
  const id = mailTokens.userOf(token);
  const user = id === null ? undefined : await store.users.byId(id);
  if (!user) throw new AppError('notFound', { field: 'token' });
  return user;
}

async function choicesOf({ store }: Services, user: Parameters<typeof courtesyMailsOf>[0] & { id: UserId }) {
  const stored = await store.mailPreferences.of(user.id);
  const off = stored?.off ?? [];
  return {
    mails: courtesyMailsOf(user).map((mail) => ({ mail, on: !off.includes(mail) })),
    weeklyDay: stored?.weeklyDay ?? null,
  };
}

/** Which courtesy mails somebody gets. The link in each of these mails opens it without a sign-in. */
export const mails = router({
  /** The token of the caller, for the same choice, and what is chosen now. */
  token: signedInProcedure.meta({ secret: true }).query(async ({ ctx: { caller, services } }) => {
    const choices = await choicesOf(services, caller);
    const stored = await services.store.mailPreferences.of(caller.id);
    const signInNotices = wantsSignInNotices(caller.tests, stored?.signInNotices);
    return { token: services.mailTokens.tokenOf(caller.id), choices, signInNotices };
  }),

  /** Switches the mails about sign-ins from new devices on or off: by their owner alone, and not by the link of a mail. */
  setSignInNotices: signedInProcedure.input(signInNoticesInput).mutation(async ({ ctx, input }) => {
    await ctx.services.store.mailPreferences.setSignInNotices(ctx.caller.id, input.on);
    return {};
  }),

  /** The mails that the person can get, whether each is on, and the weekday of the weekly one. */
  choices: publicProcedure.input(mailTokenInput).query(async ({ ctx, input }) => {
    return choicesOf(ctx.services, await recipientOf(ctx.services, input.token));
  }),

  switch: publicProcedure.input(switchMailInput).mutation(async ({ ctx, input: { mail, on, token } }) => {
    const { id } = await recipientOf(ctx.services, token);
    await ctx.services.store.mailPreferences.switch(id, mail, on);
    return {};
  }),

  /** Sets the weekday on which the weekly test is asked for; null for the day on which it is due. */
  setWeeklyDay: publicProcedure.input(weeklyDayInput).mutation(async ({ ctx, input: { day, token } }) => {
    const { mailer, store } = ctx.services;
    const { id } = await recipientOf(ctx.services, token);
    await store.mailPreferences.setWeeklyDay(id, day);
    const plan = await store.mailPlans.of(id, 'weeklyDue');
    const dueAt = plan && (await nextReminder({ store }, plan, Date.now()));
    if (plan && dueAt) await store.mailPlans.move(plan, dueAt);
    mailer.wake();
    return {};
  }),
});
