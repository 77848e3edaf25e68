import type { Services } from '../services.ts';
import { adminProcedure, type Caller, router } from '../trpc.ts';

/** Whether an account is still as the product added it: mails to it reach nobody, and its name is the product's. */
function isAsAdded({ email, firstname, phone }: Caller, { brandName }: Services['config']): boolean {
  return /@localhost(\.|$)/.test(email) || firstname === brandName || phone === '-';
}

/** What a practice does on its first day, and whether it is done. */
export const checklist = router({
  get: adminProcedure.query(async ({ ctx: { caller, services } }) => {
    const { config, store } = services;
    const { checklistDismissed, guidesSeen, practice, testMailSent } = await store.settings.all();
    const sendsMail = config.smtpUrl !== undefined;
    return {
      dismissed: checklistDismissed,
      /** False where mails are written into a folder. */
      sendsMail,
      done: {
        account: !isAsAdded(caller, config),
        contact: practice.contact.name !== '',
        mail: sendsMail && testMailSent,
        backups: config.backupEvery !== null,
        guides: guidesSeen,
        client: await store.clients.exist(),
      },
    };
  }),

  /** An administrator has opened the guides. */
  sawGuides: adminProcedure.mutation(async ({ ctx: { caller, services } }) => {
    await services.store.settings.set({ guidesSeen: true }, caller.id);
    return {};
  }),
});
