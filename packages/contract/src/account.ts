import { languages } from '@miraco/domain/languages';
import { email, emptyAsAbsent, password, recordId, timeZoneHint, trimmed, userId } from './fields.ts';
import { z } from './messages.ts';

export const uiLanguage = z.enum(languages);

/** The form in which usernames and addresses are compared: without case, and with accents in one encoding. */
export const usernameKey = (username: string) => username.normalize('NFC').toLowerCase();

/** Sign-in does not check the rules for names and passwords: its errors would help an attacker to guess. */
export const signInInput = z.object({
  username: z.string().overwrite(trimmed).min(1).max(256),
  password: z.string().min(1).max(256),
  /** From an authenticator app, or a recovery code. Required if the account has a second factor. */
  code: emptyAsAbsent(z.string().max(64)),
  /** Of the browser: the hours at which mails are sent depend on it. */
  timeZone: timeZoneHint,
});

const current = z.string().max(256);
const code = z.string().overwrite(trimmed).min(1).max(64);

export const beginSecondFactorInput = z.object({ current });

export const confirmSecondFactorInput = z.object({ code });

export const changeSecondFactorInput = z.object({ current, code });
export type SecondFactorChange = z.infer<typeof changeSecondFactorInput>;

export const endSessionInput = z.object({ id: recordId });

/**
 * The links of mails: those with which somebody sets a password without knowing the present one, of which an administrator hands the third
 * kind over, and one that confirms a new address.
 */
export const passwordLinkKinds = ['reset', 'invitation', 'handed', 'address'] as const;
export type PasswordLinkKind = (typeof passwordLinkKinds)[number];

export const forgotPasswordInput = z.object({ email });

/** The two parts of a link of a mail. */
export const passwordLinkInput = z.object({ id: userId, token: z.string().regex(/^[\w-]{43}$/) });

export const resetPasswordInput = passwordLinkInput.extend({ password });

/** The first password, with which an invited user signs in. */
export const acceptInvitationInput = resetPasswordInput.extend({ timeZone: timeZoneHint });

/** The form asks for the password twice; the server receives it once. */
export const newPasswordForm = z
  .object({ password, confirmation: z.string() })
  .refine((form) => form.password === form.confirmation, { path: ['confirmation'], error: 'passnotmatch' });

export const setLanguageInput = z.object({ language: uiLanguage });
