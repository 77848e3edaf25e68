import type { PracticeContact } from '@miraco/contract/settings';
import { signedInProcedure } from '../trpc.ts';

/** Who answers the caller: their own coach, else the contact of the practice; null without either. */
export const contact = signedInProcedure.query(
  async ({ ctx: { caller, services } }): Promise<PracticeContact | null> => {
    const coach = await services.store.users.coachOf(caller.id);
    if (coach) {
      const { email, firstname, image, lastname, phone } = coach;
      return { name: `${firstname} ${lastname}`.trim(), mail: email, phone, picture: image };
    }
    const { practice } = await services.store.settings.all();
    return practice.contact.name === '' ? null : practice.contact;
  },
);
