import { AppError } from '@miraco/contract/app-error';
import { mailPreviewInput, queuedMailInput } from '@miraco/contract/mails';
import { languageOf } from '@miraco/domain/languages';
import { translator } from '@miraco/i18n/translator';
import { uuidv7 } from 'uuidv7';
import { failureOf } from '../mail/failures.ts';
import { preview } from '../mail/letters.ts';
import { practiceName } from '../practice-name.ts';
import { adminProcedure, router } from '../trpc.ts';

/** The state of the mails that the product sends, and of the other jobs in the background. */
export const mail = router({
  status: adminProcedure.query(async ({ ctx }) => {
    const { config, mailer, store } = ctx.services;
    const failed = await store.failedItems.status();
    return { hasServer: mailer.hasServer, from: config.mailFrom, ...(await store.mails.status()), failed };
  }),

  /** Sends a given-up mail again. @throws AppError notFound */
  retry: adminProcedure.input(queuedMailInput).mutation(async ({ ctx, input }) => {
    const { mailer, store } = ctx.services;
    if (!(await store.mails.retry(input.id, Date.now()))) throw new AppError('notFound');
    mailer.wake();
    return {};
  }),

  /** Removes a mail from the queue. @throws AppError notFound */
  forget: adminProcedure.input(queuedMailInput).mutation(async ({ ctx, input }) => {
    if (!(await ctx.services.store.mails.remove(input.id))) throw new AppError('notFound');
    return {};
  }),

  /** Sends a mail to the caller now. The answer has the reason if it could not be sent; null if it was. */
  test: adminProcedure.mutation(async ({ ctx }) => {
    const { mailer, store } = ctx.services;
    const t = translator(languageOf(ctx.caller));
    const words = { brand: await practiceName(ctx.services), name: ctx.caller.firstname };
    const letter = { to: ctx.caller.email, subject: t('mail.test.subject', words), text: t('mail.test.text', words) };
    try {
      await mailer.sendNow(letter, uuidv7());
      await store.settings.set({ testMailSent: mailer.hasServer }, ctx.caller.id);
      return { failed: null };
    } catch (error) {
      const { failure, reason } = failureOf(error);
      return { failed: { failure, reason } };
    }
  }),

  /** The text of a mail with the caller in the place of the people in it. */
  preview: adminProcedure
    .input(mailPreviewInput)
    .query(({ ctx, input }) => preview(ctx.services, { ...input, caller: ctx.caller })),
});
