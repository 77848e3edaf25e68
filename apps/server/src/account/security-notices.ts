import { paths } from '@miraco/contract/paths';
import { type Language, languageOf } from '@miraco/domain/languages';
import { translator } from '@miraco/i18n/translator';
import type { Services } from '../services.ts';

/** What lets somebody into an account, or keeps them out: its owner hears of every change of it. */
type Change = 'passwordChanged' | 'emailChanged' | 'secondFactorOn' | 'secondFactorOff' | 'secondFactorReset';

interface Owner {
  email: string;
  firstname: string;
  language: Language | null;
}

type Needed = Pick<Services, 'config' | 'mailer'>;

/** Writes to the owner of an account what was changed, and what to do if it was not them. Nothing in it opens anything. */
export function tellOwner({ config, mailer }: Needed, owner: Owner, change: Change, to = owner.email): void {
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

/** Whether an address is another one than before: its case makes no difference. */
export const isNewAddress = (before: Pick<Owner, 'email'>, email: string | undefined): email is string =>
  email !== undefined && email.toLowerCase() !== before.email.toLowerCase();

/**
 * Tells of a new password, and of a new address at both: somebody who took an account over must not be the only one who hears of it.
 * `before` is the owner as they were.
 */
export function tellOwnerOfEdit(
  services: Needed,
  before: Owner,
  { email, password }: { email?: string | undefined; password?: string | undefined },
): void {
  if (password) tellOwner(services, before, 'passwordChanged');
  if (!isNewAddress(before, email)) return;
  tellOwner(services, before, 'emailChanged');
  tellOwner(services, before, 'emailChanged', email);
}
