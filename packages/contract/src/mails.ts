import { careMails, courtesyMails, weekdays } from '@miraco/domain/courtesy-mails';
import { uiLanguage } from './account.ts';
import { recordId } from './fields.ts';
import { z } from './messages.ts';

/** The mails that the product sends. Each is composed when it is sent, in the language of its recipient. */
export const mailKinds = [
  'reset',
  'invitation',
  'passwordChanged',
  'addressAsked',
  'addressToConfirm',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'codesGuessed',
  'newSignIn',
  'newPassword',
  'accountLocked',
  'deletionAsked',
  'deletionToConfirm',
  'deletionDone',
  'startRequest',
  'summary',
  ...careMails,
  ...courtesyMails,
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Why a mail could not be sent: the mail server’s name is unknown, it cannot be reached, takes too long, offers no encryption that is
 * accepted, refuses the account, the sender or the recipient, or something else; the folder for mails cannot be written; or the product could not
 * compose it.
 */
export const mailFailures = [
  'unknownHost',
  'unreachable',
  'timeout',
  'encryption',
  'account',
  'sender',
  'recipient',
  'folder',
  'product',
  'other',
] as const;
export type MailFailure = (typeof mailFailures)[number];

export const queuedMailInput = z.object({ id: recordId });

export const mailPreviewInput = z.object({ kind: z.enum(mailKinds), language: uiLanguage });

/** The secret part of the link in a courtesy mail. */
const token = z.string().regex(/^[\w-]{60,200}$/);

export const mailTokenInput = z.object({ token });

const courtesyMail = z.enum(courtesyMails);

export const switchMailInput = mailTokenInput.extend({ mail: courtesyMail, on: z.boolean() });

export const signInNoticesInput = z.object({ on: z.boolean() });

/** What a link of a mail says. */
export const switchOffInput = mailTokenInput.extend({ off: courtesyMail });

/** The form field with which a mail program asks to switch a mail off (RFC 8058). */
export const oneClick = 'List-Unsubscribe';
export const oneClickInput = z.object({ [oneClick]: z.literal('One-Click') });

export const weeklyDayInput = mailTokenInput.extend({ day: z.literal(weekdays).nullable() });
