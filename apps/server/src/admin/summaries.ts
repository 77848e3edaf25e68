import { AppError } from '@miraco/contract/app-error';
import { maximumSummaryBytes, sendSummaryInput } from '@miraco/contract/summaries';
import { userIdInput } from '@miraco/contract/users';
import { clientNamed } from '../client-named.ts';
import { clientProcedure, router } from '../trpc.ts';

/** Bytes within which a PDF ends with its marker: line breaks may follow it. */
const longestEnd = 1024;

/**
 * The bytes of a PDF. It goes to its client alone, who gets it as an attachment, so more than its ends is not read.
 * @throws AppError invalid
 */
function pdfFrom(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  const isPdf =
    bytes.length <= maximumSummaryBytes &&
    bytes.toString('base64') === base64 &&
    bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) &&
    bytes.subarray(-longestEnd).toString('latin1').trimEnd().endsWith('%%EOF');
  if (!isPdf) throw new AppError('invalid', { field: 'pdf' });
  return bytes;
}

/** The summary that somebody on the team hands over to a client. The browser makes its PDF. */
export const summaries = router({
  /** Mails it to the client's address. @throws AppError notFound, invalid, noMailServer, summaryTooOften */
  send: clientProcedure
    .meta({ heavy: true })
    .input(sendSummaryInput)
    .mutation(async ({ ctx, input }) => {
      const { mailer, store } = ctx.services;
      const { id: sender, firstname, lastname } = ctx.caller;
      await clientNamed(ctx.services, input.id);
      const pdf = pdfFrom(input.pdf);
      if (!mailer.hasServer) throw new AppError('noMailServer');
      await store.summaries.send({ user: input.id, sender, name: `${firstname} ${lastname}`, pdf, now: Date.now() });
      mailer.wake();
      return {};
    }),

  /** Logs that it was downloaded. @throws AppError notFound */
  downloaded: clientProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
    await clientNamed(ctx.services, input.id);
    const handing = { user: input.id, actor: ctx.caller.id, date: Date.now() };
    await ctx.services.store.activities.handedOut('summaryDownloaded', handing);
    return {};
  }),
});
