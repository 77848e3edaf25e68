import { emptyAsAbsent, password } from './fields.ts';
import { z } from './messages.ts';
import { imageName, userFields } from './users.ts';

/** What a user changes of their own. A new password or address takes the current password. Spec 1, section 5. */
export const editProfileInput = userFields
  .pick({ firstname: true, lastname: true, email: true, address: true, phone: true })
  .partial()
  .extend({
    image: imageName.nullable().optional(),
    password: emptyAsAbsent(password),
    confirmation: z.string().optional(),
    /** The current password. */
    current: z.string().max(256).optional(),
  })
  .refine(({ password: chosen, confirmation }) => confirmation === undefined || confirmation === (chosen ?? ''), {
    path: ['confirmation'],
    error: 'passnotmatch',
  });

/** Asking to be removed takes the password: whoever finds a screen left open must not. */
export const requestDeletionInput = z.object({ current: z.string().max(256) });

/** After this long a wish to be removed is carried out by itself, in days. */
export const deletionAfterDays = 30;
