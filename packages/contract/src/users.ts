import { unlockings } from '@miraco/domain/unlocking';
import { uiLanguage } from './account.ts';
import { email, emptyAsAbsent, freeText, password, recordId, singleLine, userId } from './fields.ts';
import { longestOpeningLine } from './lengths.ts';
import { z } from './messages.ts';

/** The server names images: 32 hexadecimal digits. */
export const imageName = z.string().regex(/^[\da-f]{32}\.webp$/);

/** Invisible characters, and those that change the writing direction: they make two usernames look alike, or alike read backwards. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const userFields = z.object({
  username: singleLine(60)
    .regex(/^\S+$/, { error: 'validation.noSpaces' })
    .refine((name) => !unseen.test(name), { error: 'validation.invisibleCharacters' }),
  email,
  firstname: singleLine(100),
  lastname: singleLine(100),
  address: singleLine(200),
  phone: singleLine(40),
  access: singleLine(60),
});

/** A company or a cohort, by its name. */
export const groupName = singleLine(100);

/** The coach and the group of a client; null for none. */
const place = { coach: userId.nullable().optional(), group: groupName.nullable().optional() };

type Passwords = { password?: string | undefined; confirmation?: string | undefined };

/** REST sends no confirmation; a form that sends one must have it right. */
const confirmed = ({ password: chosen, confirmation }: Passwords) =>
  confirmation === undefined || confirmation === (chosen ?? '');

const mismatch = { path: ['confirmation'], error: 'passnotmatch' };

/** A user registered by an administrator. Spec 1, section 5. */
export const registerUserInput = userFields
  .extend({
    ...place,
    /** Required unless `invite` is true: then they choose it themselves, with the link of a mail. */
    password: emptyAsAbsent(password),
    invite: z.boolean().optional(),
    confirmation: z.string().optional(),
    /** The administrator’s own password, to add somebody to the team in a session of more than ten minutes. */
    current: z.string().max(256).optional(),
  })
  .refine(({ password: chosen, invite }) => invite === true || chosen !== undefined, {
    path: ['password'],
    error: 'validation.required',
    // Together with the faults of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ password: chosen, invite }) => invite !== true || chosen === undefined, {
    path: ['password'],
    error: 'validation.passwordOrInvitation',
  })
  .refine(confirmed, mismatch);

/**
 * Changes to a user. An empty password is left unchanged. Users who change their own password or address have to give the current
 * password. Spec 1, sections 5 and 7.
 */
export const editUserInput = userFields
  .partial()
  .extend({
    ...place,
    id: userId,
    password: emptyAsAbsent(password),
    confirmation: z.string().optional(),
    /**
     * The password of the editor, who changes their own password or address, or lets somebody join the team in a session of more than
     * ten minutes.
     */
    current: z.string().max(256).optional(),
    image: imageName.nullable().optional(),
    activeTest: z.boolean().optional(),
    /** What opens the later phases once Conscience is complete; null: as in the practice. */
    unlocking: z.enum(unlockings).nullable().optional(),
    disabled: z.boolean().optional(),
    language: uiLanguage.optional(),
    /** A line in the mail that tells a client that their later phases are open. */
    openingLine: emptyAsAbsent(freeText(longestOpeningLine)),
  })
  .refine(confirmed, mismatch);

/** As many clients are changed at once. */
export const mostChanged = 500;

export const clientIds = z.array(userId).min(1).max(mostChanged);

/** Clients who get another coach or none. */
export const assignCoachInput = z.object({ ids: clientIds, coach: userId.nullable() });

/** Clients who get another group or none. */
export const assignGroupInput = z.object({ ids: clientIds, group: groupName.nullable() });

export const clientIdsInput = z.object({ ids: clientIds });

/** Clients who are put away, or brought back. */
export const archiveInput = z.object({ ids: clientIds, archived: z.boolean() });

/** Clients whose later phases are opened, with a line in the mail that tells them. */
export const openPhaseInput = z.object({
  ids: clientIds,
  openingLine: emptyAsAbsent(freeText(longestOpeningLine)),
});

export const groupInput = z.object({ id: recordId });

export const userIdInput = z.object({ id: userId });
