import type { UserId } from '@miraco/contract/fields';
import type { MailKind } from '@miraco/contract/mails';
import type { Services } from '../services.ts';

/** The changes that decide who can sign in to an account. Its owner receives a mail about each. */
type Change = Extract<
  MailKind,
  | 'passwordChanged'
  | 'addressAsked'
  | 'addressToConfirm'
  | 'emailChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorReset'
>;

interface Owner {
  id: UserId;
  email: string;
}

type Needed = Pick<Services, 'mailer'>;

/** Mails the owner of an account the change, and what to do if it was not theirs. No link in the mail signs anyone in. */
export const notifyOwner = ({ mailer }: Needed, { id, email }: Owner, change: Change): Promise<void> =>
  mailer.send(change, { user: id, data: { to: email } });

/** Whether an address differs from the previous one, ignoring case. */
export const isNewAddress = (before: Pick<Owner, 'email'>, email: string | undefined): email is string =>
  email !== undefined && email.toLowerCase() !== before.email.toLowerCase();

/**
 * Mails a notice of a new address at the old one too: otherwise only an intruder who changed it would receive the notice. `before` is the
 * owner before the change.
 */
export async function notifyOwnerOfAddress(services: Needed, before: Owner, email: string): Promise<void> {
  for (const to of [before.email, email]) await notifyOwner(services, { ...before, email: to }, 'emailChanged');
}

/**
 * Mails a notice of a new password or address. An address that waits for its confirmation is announced at the old one, and gets the link.
 * Whether somebody else has it is first looked up when that mail is composed: the answer and its time reveal nothing.
 */
export async function notifyOwnerOfEdit(
  services: Needed,
  before: Owner,
  {
    email,
    password,
    pendingEmail,
  }: { email?: string | undefined; password?: string | undefined; pendingEmail?: string },
): Promise<void> {
  if (password) await notifyOwner(services, before, 'passwordChanged');
  if (isNewAddress(before, email)) await notifyOwnerOfAddress(services, before, email);
  if (pendingEmail === undefined) return;
  await notifyOwner(services, before, 'addressAsked');
  await notifyOwner(services, { ...before, email: pendingEmail }, 'addressToConfirm');
}
