import { phonePattern } from '@miraco/domain/phone';
import { unlockings } from '@miraco/domain/unlocking';
import { email, singleLine, trimmed } from './fields.ts';
import { z } from './messages.ts';
import { imageName } from './users.ts';

const empty = z.literal('');

/** How somebody is reached. */
const reach = {
  name: empty.or(singleLine(100)),
  phone: empty.or(z.string().overwrite(trimmed).regex(phonePattern)),
  mail: empty.or(email),
};

interface Reach {
  name: string;
  phone: string;
  mail: string;
}

/** A name comes with a phone or an address, and neither of them without a name. */
const named = ({ name, phone, mail }: Reach) => name !== '' || (phone === '' && mail === '');
const reachable = ({ name, phone, mail }: Reach) => name === '' || phone !== '' || mail !== '';
const unnamed = { path: ['name'], error: 'validation.required' };
const unreachable = { path: ['phone'], error: 'validation.phoneOrMail' };

/**
 * The help that everybody is offered: the countries whose services are shown, all of them if none is chosen, and how the practice
 * itself is reached. Its line is shown once it has a name and a phone or an address.
 */
export const supportSetting = z
  .object({
    /** Codes of ISO 3166-1, in the order in which they are shown. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60),
    ...reach,
  })
  .refine(named, unnamed)
  .refine(reachable, unreachable);
export type SupportSetting = z.output<typeof supportSetting>;

/** Who answers clients, as they see it. Without a name there is no contact. */
const practiceContact = z
  .object({
    ...reach,
    /** A picture that the administrator has uploaded, or the one that is stored. */
    picture: imageName.nullable(),
  })
  .refine(named, unnamed)
  .refine(reachable, unreachable);
export type PracticeContact = z.output<typeof practiceContact>;

export const practiceSetting = z.object({
  /** Empty for the name of the product (BRAND_NAME), and no longer than that may be. */
  name: empty.or(singleLine(40)),
  contact: practiceContact,
});
export type PracticeSetting = z.output<typeof practiceSetting>;

/** How visitors who want to start reach the practice. `contact` is nothing while there is no contact. */
export const signUpWays = ['form', 'contact', 'none'] as const;
export type SignUpWay = (typeof signUpWays)[number];

export const signUpSetting = z.object({ way: z.enum(signUpWays) });
export type SignUpSetting = z.output<typeof signUpSetting>;

const retentionYears = z.int().min(1).max(20);

export const retentionInput = z.object({ years: retentionYears });

/** What is removed by itself; null for nothing. */
export const retentionSetting = z.object({
  /** Deactivated clients, when neither they nor an administrator have changed anything for so many years. */
  removeInactiveAfterYears: retentionYears.nullable(),
});
export type RetentionSetting = z.output<typeof retentionSetting>;

export const unlockingSetting = z.enum(unlockings);

/** A setting that is absent stays as it is. */
export const settingsInput = z.object({
  requireSecondFactor: z.boolean().optional(),
  support: supportSetting.optional(),
  practice: practiceSetting.optional(),
  signUp: signUpSetting.optional(),
  retention: retentionSetting.optional(),
  unlocking: unlockingSetting.optional(),
  checklistDismissed: z.boolean().optional(),
});

/** What everybody may see of the practice. */
export interface PublicPractice {
  name: string;
  /** Null without one. */
  contact: PracticeContact | null;
  /** What is offered: `contact` only if there is one. */
  signUp: SignUpWay;
}
