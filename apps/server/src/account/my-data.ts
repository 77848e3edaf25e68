import { requestDeletionInput } from '@miraco/contract/profile';
import { userIdInput } from '@miraco/contract/users';
import { dateLocale } from '@miraco/domain/date-locale';
import { type Language, languageOf } from '@miraco/domain/languages';
import { storedPhase } from '@miraco/domain/user-phase';
import { translator } from '@miraco/i18n/translator';
import { clientProcedure, router, signedInProcedure } from '../trpc.ts';
import { signLabels } from './labelled-signs.ts';
import { assertPassword } from './profile.ts';
import { dueOf, removalWish } from './removal.ts';

/** A user's personal data: the export, and the request to remove it. */
export const myData = router({
  /** All data of the caller, in one object, with the labels of emotions and behaviours in the caller's language. */
  all: signedInProcedure.query(async ({ ctx }) => {
    const { sid: _, mayAdministrate: __, mayCoach: ___, phase, ...user } = ctx.caller;
    const { method, store } = ctx.services;
    const labels = signLabels(method, languageOf(ctx.caller));
    return {
      user: { ...user, ...storedPhase(phase) },
      ...(await store.personalData.of(user.id)),
      prospects: (await store.prospects.of(user.id)).map(labels.expectation),
      harmfulHabits: (await store.harmfulHabits.of(user.id)).map(labels.habit),
      evaluations: (await store.evaluations.of(user.id)).map(labels.evaluation),
    };
  }),

  /** When the caller asked to be removed and when the removal is due, or null. */
  deletion: signedInProcedure.query(({ ctx }) => removalWish(ctx.services, ctx.caller.id)),

  /** Requests removal. The caller and the administrators receive a mail. */
  requestDeletion: signedInProcedure.input(requestDeletionInput).mutation(async ({ ctx, input }) => {
    const { caller, services } = ctx;
    const { config, limits, mailer, store } = services;
    await assertPassword(ctx, input.current);
    // A repeated request sends no mail and does not count towards the limit.
    if (await store.deletionRequests.of(caller.id)) return {};
    limits.requestRemoval(caller.id);
    const now = Date.now();
    if (!(await store.deletionRequests.add(caller.id, now))) return {};
    const name = `${caller.firstname} ${caller.lastname}`;
    const brand = config.brandName;
    const dayOf = (language: Language) =>
      new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' }).format(dueOf(now));
    const language = languageOf(caller);
    mailer.sendLater(async () => ({
      to: caller.email,
      subject: translator(language)('mail.deletionAsked.subject', { brand }),
      text: translator(language)('mail.deletionAsked.text', { brand, name: caller.firstname, date: dayOf(language) }),
    }));
    for (const administrator of await store.users.administrators()) {
      const t = translator(languageOf(administrator));
      mailer.sendLater(async () => ({
        to: administrator.email,
        subject: t('mail.deletionToConfirm.subject', { brand }),
        text: t('mail.deletionToConfirm.text', {
          brand,
          name,
          date: dayOf(languageOf(administrator)),
          link: `${config.publicUrl}/admin/user/${caller.id}`,
        }),
      }));
    }
    return {};
  }),

  withdrawDeletion: signedInProcedure.mutation(async ({ ctx }) => {
    await ctx.services.store.deletionRequests.withdraw(ctx.caller.id);
    return {};
  }),

  /** The same for a client, for the team. */
  deletionOf: clientProcedure.input(userIdInput).query(({ ctx, input }) => removalWish(ctx.services, input.id)),
});
