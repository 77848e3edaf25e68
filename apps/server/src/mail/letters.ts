import type { MailKind } from '@miraco/contract/mails';
import { paths } from '@miraco/contract/paths';
import type { QueuedMail } from '@miraco/db/mails';
import type { Store } from '@miraco/db/store';
import { isTeam } from '@miraco/domain/access';
import { dateLocale } from '@miraco/domain/date-locale';
import { isLanguage, type Language, languageOf } from '@miraco/domain/languages';
import { type Level, wellnessBlocks } from '@miraco/domain/wellness';
import { translator } from '@miraco/i18n/translator';
import type { Config } from '../config.ts';
import { practiceName } from '../practice-name.ts';
import { issueLink, validUntil } from '../security/password-links.ts';
import type { RateLimits } from '../security/rate-limits.ts';

/** What letters are composed from. */
export interface Sources {
  config: Config;
  limits: RateLimits;
  store: Store;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
}

interface Recipient {
  email: string;
  firstname: string;
  language: Language | null;
  /** Undefined for somebody who was removed. */
  user?: User;
}

interface Composing extends Sources {
  mail: QueuedMail;
  recipient: Recipient;
}

type User = NonNullable<Awaited<ReturnType<Store['users']['byId']>>>;

type Words = Readonly<Record<string, string>>;

const dayOf = (moment: string | undefined, { language }: Recipient) =>
  new Intl.DateTimeFormat(dateLocale(languageOf({ language })), { dateStyle: 'long' }).format(Number(moment));

const linksOf = ({ config: { publicUrl } }: Pick<Sources, 'config'>): Words => ({
  newPassword: `${publicUrl}${paths.forgotPassword}`,
  security: `${publicUrl}${paths.security}`,
});

/** A link for somebody who forgot their password; the limit counts the first attempt alone. */
async function reset({ config, limits, mail, recipient, store }: Composing): Promise<Words | null> {
  if (mail.attempts === 0 && !limits.mayMail(recipient.email)) return null;
  const { user } = recipient;
  if (!user || user.disabled) return null;
  return { username: user.username, link: await issueLink({ config, store }, user.id, 'reset') };
}

/** A link with which somebody who has never signed in sets their first password. */
async function invitation({ config, mail, recipient, store }: Composing): Promise<Words | null> {
  const { user } = recipient;
  if (!user || user.disabled || user.lastLogin !== null) return null;
  const link = await issueLink({ config, store }, user.id, 'invitation');
  const until = dayOf(String(validUntil('invitation', Date.now())), recipient);
  const context = isTeam(user.tests) ? 'team' : 'client';
  return { context, username: user.username, link, until, address: config.publicUrl, inviter: mail.data.inviter ?? '' };
}

/** What a visitor asks: how to reach them, what they wrote, and the levels of their test if they send it. */
function startRequest({ mail: { data }, recipient }: Composing): Words {
  const t = translator(languageOf(recipient));
  const { email, message, overall, phone, visitor = '' } = data;
  const level = (name: string) => t(`levels.${data[name] as Level}`);
  const areas = wellnessBlocks.map((block) => `${t(`initial.blocks.${block}`)}: ${level(block)}`);
  const details = [
    t('mail.startRequest.email', { email }),
    phone && t('mail.startRequest.phone', { phone }),
    message && t('mail.startRequest.message', { message }),
    overall && t('mail.startRequest.result', { overall: level('overall'), areas: areas.join('\n') }),
  ];
  return { visitor, details: details.filter(Boolean).join('\n\n') };
}

/** The words of each letter beside the product’s name and the recipient’s. Null: it is not wanted any more. */
const wordsOf: Readonly<Record<MailKind, (composing: Composing) => Words | null | Promise<Words | null>>> = {
  reset,
  invitation,
  passwordChanged: linksOf,
  emailChanged: linksOf,
  secondFactorOn: linksOf,
  secondFactorOff: linksOf,
  secondFactorReset: linksOf,
  deletionAsked: ({ mail, recipient }) => ({ date: dayOf(mail.data.due, recipient) }),
  deletionToConfirm: ({ config, mail, recipient }) => ({
    name: mail.data.client ?? '',
    date: dayOf(mail.data.due, recipient),
    link: `${config.publicUrl}/admin/user/${mail.data.id}`,
  }),
  deletionDone: () => ({}),
  startRequest,
};

/**
 * A user, whose mail may go to an earlier address of theirs; or the address in the mail: somebody’s who asked for a new password, or
 * was removed.
 */
async function recipientOf({ store }: Sources, { kind, user, data }: QueuedMail): Promise<Recipient | undefined> {
  const { to = '', name = '', language = '' } = data;
  if (user || kind === 'reset') {
    const found = user ? await store.users.byId(user) : await store.users.byEmail(to);
    return found && { ...found, user: found, email: (user && to) || found.email };
  }
  return { email: to, firstname: name, language: isLanguage(language) ? language : null };
}

/** Composes a queued mail in the language of its recipient. Null: it is not wanted any more, and leaves the queue. */
export async function compose(sources: Sources, mail: QueuedMail): Promise<Letter | null> {
  const recipient = await recipientOf(sources, mail);
  if (!recipient) return null;
  const words = await wordsOf[mail.kind]({ ...sources, mail, recipient });
  if (!words) return null;
  const letter = written(await practiceName(sources), mail.kind, recipient, words);
  const { email, visitor } = mail.data;
  return email && visitor ? { ...letter, replyTo: { name: visitor, address: email } } : letter;
}

function written(brand: string, kind: MailKind, recipient: Recipient, words: Words): Letter {
  const t = translator(languageOf(recipient));
  const all = { brand, name: recipient.firstname, ...words };
  return { to: recipient.email, subject: t(`mail.${kind}.subject`, all), text: t(`mail.${kind}.text`, all) };
}

interface Preview {
  kind: MailKind;
  language: Language;
  caller: Pick<User, 'email' | 'firstname' | 'lastname' | 'username'>;
}

/** A letter as its recipient would read it: with the caller in the place of the people in it, and no link that works. */
export async function preview(sources: Pick<Sources, 'config' | 'store'>, { kind, language, caller }: Preview) {
  const recipient = { ...caller, language };
  const { config } = sources;
  const { publicUrl } = config;
  const day = dayOf(String(validUntil('invitation', Date.now())), recipient);
  return written(await practiceName(sources), kind, recipient, {
    ...linksOf({ config }),
    username: caller.username,
    visitor: `${caller.firstname} ${caller.lastname}`,
    details: caller.email,
    inviter: `${caller.firstname} ${caller.lastname}`,
    link: `${publicUrl}/…`,
    address: publicUrl,
    until: day,
    date: day,
  });
}
