import { uiLanguage } from './account.ts';
import { emptyAsAbsent, password, singleLine, userId } from './fields.ts';
import { z } from './messages.ts';

/** Image names are made by the server: 32 hexadecimal digits. */
export const imageName = z.string().regex(/^[\da-f]{32}\.webp$/);

/** What is not seen, or turns the direction of what is: two usernames must not look alike, nor one like another read backwards. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const userFields = z.object({
  username: singleLine(60)
    .regex(/^\S+$/, { error: 'validation.noSpaces' })
    .refine((name) => !unseen.test(name), { error: 'validation.invisibleCharacters' }),
  email: z.string().trim().pipe(z.email().max(254)),
  firstname: singleLine(100),
  lastname: singleLine(100),
  address: singleLine(200),
  phone: singleLine(40),
  access: singleLine(60),
});

type Passwords = { password?: string | undefined; confirmation?: string | undefined };

/** REST sends no confirmation; a form that does must have it right. */
const confirmed = ({ password: chosen, confirmation }: Passwords) =>
  confirmation === undefined || confirmation === (chosen ?? '');

const mismatch = { path: ['confirmation'], error: 'passnotmatch' };

/** A new user, as an administrator registers one. Spec 1, section 5. */
export const registerUserInput = userFields
  .extend({ password, confirmation: z.string().optional() })
  .refine(confirmed, mismatch);

/**
 * Changes to a user. A password left empty stays as it is. A new password or address of one's own takes the current password.
 * Spec 1, sections 5 and 7.
 */
export const editUserInput = userFields
  .partial()
  .extend({
    id: userId,
    password: emptyAsAbsent(password),
    confirmation: z.string().optional(),
    /** The current password, where the user is who changes it. */
    current: z.string().max(256).optional(),
    image: imageName.nullable().optional(),
    activeTest: z.boolean().optional(),
    disabled: z.boolean().optional(),
    language: uiLanguage.optional(),
  })
  .refine(confirmed, mismatch);

export const userIdInput = z.object({ id: userId });
