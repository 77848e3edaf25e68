import { emptyAsAbsent, password } from './fields.ts';
import { z } from './messages.ts';
import { imageName, userFields } from './users.ts';

/** Changes of users to their own profile. A new password or address requires the current password. Spec 1, section 5. */
export const editProfileInput = userFields
  .pick({ firstname: true, lastname: true, email: true, address: true, phone: true })
  .partial()
  .extend({
    image: imageName.nullable().optional(),
    password: emptyAsAbsent(password),
    confirmation: z.string().optional(),
    current: z.string().max(256).optional(),
  })
  .refine(({ password: chosen, confirmation }) => confirmation === undefined || confirmation === (chosen ?? ''), {
    path: ['confirmation'],
    error: 'passnotmatch',
  });

/** A removal request requires the password, so that nobody can make it on a screen that was left open. */
export const requestDeletionInput = z.object({ current: z.string().max(256) });

/** A removal request is carried out automatically after this many days. */
export const deletionAfterDays = 30;
