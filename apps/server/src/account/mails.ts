import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { mailTokenInput, signInNoticesInput, switchMailInput, weeklyDayInput } from '@miraco/contract/mails';
import { courtesyMailsOf } from '@miraco/domain/courtesy-mails';
import { wantsSignInNotices } from '@miraco/domain/sign-in-notices';
import type { z } from 'zod';
import { nextReminder } from '../mail/courtesy.ts';
import type { Services } from '../services.ts';
import { publicAloneProcedure, publicProcedure, router, signedInProcedure } from '../trpc.ts';

interface Link {
  services: Services;
  /** The address of the request. */
  address: string;
}

/** The user that the token of a link names. @throws AppError notFound for a forged one, and for a user who was removed */
const recipientOf = ({ services, address }: Link, token: string) =>
  services.limits.openMailToken(address, async () => {
    const id = services.mailTokens.userOf(token);
    const user = id === null ? undefined : await services.store.users.byId(id);
    if (!user) throw new AppError('notFound', { field: 'token' });
    return user;
  });

/** The same for a choice of mails, which counts. @throws AppError tooManyRequests */
async function chooserOf(link: Link, token: string) {
  const user = await recipientOf(link, token);
  await link.services.limits.chooseMails(user.id);
  return user;
}

/** Switches a mail of the recipient on or off. */
export async function switchMail(link: Link, { mail, on, token }: z.infer<typeof switchMailInput>): Promise<void> {
  const { id } = await chooserOf(link, token);
  await link.services.store.mailPreferences.switch(id, mail, on);
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
    return choicesOf(ctx.services, await recipientOf(ctx, input.token));
  }),

  switch: publicAloneProcedure.input(switchMailInput).mutation(async ({ ctx, input }) => {
    await switchMail(ctx, input);
    return {};
  }),

  /** Sets the weekday on which the weekly test is asked for; null for the day on which it is due. */
  setWeeklyDay: publicAloneProcedure.input(weeklyDayInput).mutation(async ({ ctx, input: { day, token } }) => {
    const { mailer, store } = ctx.services;
    const { id } = await chooserOf(ctx, token);
    if (!(await store.mailPreferences.setWeeklyDay(id, day))) return {};
    const plan = await store.mailPlans.of(id, 'weeklyDue');
    const dueAt = plan && (await nextReminder({ store }, plan, Date.now()));
    if (plan && dueAt) await store.mailPlans.move(plan, dueAt);
    mailer.wake();
    return {};
  }),
});
