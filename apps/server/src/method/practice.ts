import type { PublicPractice } from '@miraco/contract/settings';
import { publicProcedure } from '../trpc.ts';

/** The practice as visitors and clients see it: its name, who answers, and how to start. */
export const practice = publicProcedure.query(async ({ ctx }): Promise<PublicPractice> => {
  const { config, store } = ctx.services;
  const { practice: stored, signUp } = await store.settings.all();
  const contact = stored.contact.name === '' ? null : stored.contact;
  return {
    name: stored.name || config.brandName,
    contact,
    signUp: signUp.way === 'contact' && !contact ? 'none' : signUp.way,
  };
});
