import { AppError } from '@miraco/contract/app-error';
import { type StartRequest, startRequestInput } from '@miraco/contract/start-request';
import { scoreWellness, wellnessBlocks } from '@miraco/domain/wellness';
import type { Services } from '../services.ts';
import { publicAloneProcedure } from '../trpc.ts';

/** The levels of a visitor's test, as a letter names them; nothing without a test. */
function levelsOf({ responses }: StartRequest): Record<string, string> {
  if (!responses) return {};
  const { blocks, overall } = scoreWellness(responses);
  return {
    overall: overall.level,
    ...Object.fromEntries(wellnessBlocks.map((block) => [block, blocks[block].level])),
  };
}

/** The address of the practice, else every administrator. */
async function recipients({ store }: Services) {
  const { contact } = (await store.settings.all()).practice;
  if (contact.mail === '') return (await store.users.administrators()).map(({ id }) => ({ user: id, data: {} }));
  const language = (await store.users.byEmail(contact.mail))?.language ?? '';
  return [{ data: { to: contact.mail, name: contact.name, language } }];
}

/**
 * A visitor asks the practice to answer them. The request is in the mail and nowhere else. A program that fills in the hidden field
 * gets the same answer. @throws AppError startClosed where the practice offers no form, tooManyRequests
 */
export const requestStart = publicAloneProcedure.input(startRequestInput).mutation(async ({ ctx, input }) => {
  const { limits, mailer, store } = ctx.services;
  if ((await store.settings.all()).signUp.way !== 'form') throw new AppError('startClosed');
  if (input.website) return {};
  await limits.requestStart(ctx.address, input.email);
  const { name: visitor, email, phone = '', message = '' } = input;
  const said = { visitor, email, phone, message, ...levelsOf(input) };
  for (const { data, ...recipient } of await recipients(ctx.services)) {
    await mailer.send('startRequest', { ...recipient, data: { ...data, ...said } });
  }
  return {};
});
