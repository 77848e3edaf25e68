import { phonePattern } from '@miraco/domain/phone';
import { singleLine } from './fields.ts';
import { z } from './messages.ts';

const empty = z.literal('');

/**
 * The help that everybody is offered: the countries whose services are shown, all of them if none is chosen, and how the practice
 * itself is reached. Its line is shown once it has a name and a phone or an address.
 */
export const supportSetting = z
  .object({
    /** Codes of ISO 3166-1, in the order in which they are shown. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60),
    name: empty.or(singleLine(100)),
    phone: empty.or(z.string().trim().regex(phonePattern)),
    mail: empty.or(z.email().max(254)),
  })
  .refine(({ name, phone, mail }) => name !== '' || (phone === '' && mail === ''), {
    path: ['name'],
    error: 'validation.required',
  })
  .refine(({ name, phone, mail }) => name === '' || phone !== '' || mail !== '', {
    path: ['phone'],
    error: 'validation.phoneOrMail',
  });
export type SupportSetting = z.output<typeof supportSetting>;

/** A setting that is absent stays as it is. */
export const settingsInput = z.object({
  requireSecondFactor: z.boolean().optional(),
  support: supportSetting.optional(),
});
