import { paths } from '@miraco/contract/paths';
import { type Language, languageOf } from '@miraco/domain/languages';
import { translator } from '@miraco/i18n/translator';
import type { Services } from '../services.ts';

/** The changes that decide who can sign in to an account. Its owner receives a mail about each. */
type Change = 'passwordChanged' | 'emailChanged' | 'secondFactorOn' | 'secondFactorOff' | 'secondFactorReset';

interface Owner {
  email: string;
  firstname: string;
  language: Language | null;
}

type Needed = Pick<Services, 'config' | 'mailer'>;

/** Mails the owner of an account the change, and what to do if it was not theirs. No link in the mail signs anyone in. */
export function notifyOwner({ config, mailer }: Needed, owner: Owner, change: Change, to = owner.email): void {
  const t = translator(languageOf(owner));
  const { brandName: brand, publicUrl } = config;
  const words = {
    brand,
    name: owner.firstname,
    newPassword: `${publicUrl}${paths.forgotPassword}`,
    security: `${publicUrl}${paths.security}`,
  };
  mailer.sendLater(async () => ({
    to,
    subject: t(`mail.notices.${change}.subject`, words),
    text: t(`mail.notices.${change}.text`, words),
  }));
}

/** Whether an address differs from the previous one, ignoring case. */
export const isNewAddress = (before: Pick<Owner, 'email'>, email: string | undefined): email is string =>
  email !== undefined && email.toLowerCase() !== before.email.toLowerCase();

/**
 * Mails a notice of a new password or address. A new address is announced at the old address too: otherwise only an intruder who
 * changed it would receive the notice. `before` is the owner before the change.
 */
export function notifyOwnerOfEdit(
  services: Needed,
  before: Owner,
  { email, password }: { email?: string | undefined; password?: string | undefined },
): void {
  if (password) notifyOwner(services, before, 'passwordChanged');
  if (!isNewAddress(before, email)) return;
  notifyOwner(services, before, 'emailChanged');
  notifyOwner(services, before, 'emailChanged', email);
}
