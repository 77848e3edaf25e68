import type { PublicPractice } from '@miraco/contract/settings';
import { practiceName } from '../practice-name.ts';
import { publicProcedure } from '../trpc.ts';

/** The practice as visitors and clients see it: its name, who answers, and how to start. */
export const practice = publicProcedure.query(async ({ ctx }): Promise<PublicPractice> => {
  const { practice: stored, signUp } = await ctx.services.store.settings.all();
  const contact = stored.contact.name === '' ? null : stored.contact;
  return {
    name: await practiceName(ctx.services),
    contact,
    signUp: signUp.way === 'contact' && !contact ? 'none' : signUp.way,
  };
});
