import { type UserId, userId } from '@miraco/contract/fields';
import type { MailKind } from '@miraco/contract/mails';
import { paths } from '@miraco/contract/paths';
import type { QueuedMail } from '@miraco/db/mails';
import type { Store } from '@miraco/db/store';
import { isAdministrator, isTeam } from '@miraco/domain/access';
import { type CourtesyMail, isCourtesyMail, type Reminder } from '@miraco/domain/courtesy-mails';
import { dateLocale } from '@miraco/domain/date-locale';
import { isLanguage, type Language, languageOf } from '@miraco/domain/languages';
import { isWritable } from '@miraco/domain/user-phase';
import { type Level, wellnessBlocks } from '@miraco/domain/wellness';
import { translator } from '@miraco/i18n/translator';
import type { Config } from '../config.ts';
import { practiceName } from '../practice-name.ts';
import type { MailTokens } from '../security/mail-tokens.ts';
import { issueLink, validUntil } from '../security/password-links.ts';
import type { RateLimits } from '../security/rate-limits.ts';
import { zoneOfUser } from '../time-zone.ts';
import { isOverdue, isStillDue, isUnwanted } from './courtesy.ts';
import type { Attachment } from './mail-transports.ts';

/** What letters are composed from. */
export interface Sources {
  config: Config;
  limits: RateLimits;
  mailTokens: MailTokens;
  store: Store;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  attachments?: Attachment[];
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

/** With the zone, which may be another than the reader’s. */
const momentOf = (moment: string | undefined, { language }: Recipient, timeZone?: string) =>
  new Intl.DateTimeFormat(dateLocale(languageOf({ language })), {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(Number(moment));

const digestLines = ['tests', 'care', 'removals'] as const;

const linksOf = ({ config: { publicUrl } }: Pick<Sources, 'config'>): Words => ({
  newPassword: `${publicUrl}${paths.forgotPassword}`,
  security: `${publicUrl}${paths.security}`,
});

/** A link for somebody who forgot their password; the limit counts the first attempt alone. */
async function reset({ config, limits, mail, recipient, store }: Composing): Promise<Words | null> {
  if (mail.attempts === 0 && !(await limits.mayMail(recipient.email))) return null;
  const { user } = recipient;
  if (!user || user.disabled) return null;
  return { username: user.username, link: await issueLink({ config, store }, user.id, 'reset') };
}

/** A link for somebody on the team whose account has no password any more, and the page that gives another once it has expired. */
async function newPassword({ config, recipient: { user }, store }: Composing): Promise<Words | null> {
  if (!user || user.disabled) return null;
  const link = await issueLink({ config, store }, user.id, 'reset');
  return { ...linksOf({ config }), username: user.username, link };
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

/** A link that confirms a new address, as long as this waits; the user who has the address already reads that somebody tried. */
async function addressToConfirm(composing: Composing): Promise<Words | null> {
  const { mail, recipient } = composing;
  const { user } = recipient;
  if (!user) return null;
  if (user.id !== mail.user) return { context: 'taken', ...linksOf(composing), username: user.username };
  if (user.disabled || user.pendingEmail !== mail.data.to) return null;
  const until = momentOf(
    String(validUntil('address', Date.now())),
    recipient,
    await zoneOfUser(composing.store, user.id),
  );
  return { link: await issueLink(composing, user.id, 'address'), until, username: user.username };
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

/** A sign-in from a new browser and network, at the time of its owner. */
async function newSignIn(composing: Composing): Promise<Words | null> {
  const { mail, recipient } = composing;
  const { user } = recipient;
  if (!user) return null;
  const when = momentOf(mail.data.at, recipient, await zoneOfUser(composing.store, user.id));
  const device = mail.data.device || translator(languageOf(recipient))('mail.newSignIn.unknownDevice');
  return { ...linksOf(composing), device, when };
}

const addressOf = ({ config: { publicUrl } }: Composing): Words => ({ address: publicUrl });

async function phaseOpened({ config, mail, recipient: { user } }: Composing): Promise<Words | null> {
  if (!user || user.disabled || !isWritable('responsibility', user)) return null;
  const { line = '' } = mail.data;
  return { context: line ? 'line' : '', line, address: config.publicUrl };
}

/** The reminder of the weekly test that somebody on the team sends by hand. */
async function remindedBy(coach: string, composing: Composing): Promise<Words | null> {
  const { user } = composing.recipient;
  const isDue = user && (await isOverdue(composing, user.id, Date.now()));
  return isDue ? { ...addressOf(composing), context: 'coach', coach } : null;
}

const reminder =
  (kind: Reminder) =>
  async (composing: Composing): Promise<Words | null> => {
    const { mail, recipient } = composing;
    if (mail.data.coach !== undefined) return remindedBy(mail.data.coach, composing);
    const since = Number(mail.data.since);
    const isDue = recipient.user && (await isStillDue(composing, recipient.user.id, kind, since, Date.now()));
    return isDue ? addressOf(composing) : null;
  };

/** What is new for an administrator, or for a coach among their clients: numbers alone, because a mail can be read by others. */
async function digest({ config, mail: { data }, recipient, store }: Composing): Promise<Words | null> {
  const { user } = recipient;
  if (!user || user.disabled || !isTeam(user.tests)) return null;
  const caseload = isAdministrator(user.tests) ? undefined : user.id;
  const news = await store.teamNews.of({ from: Number(data.from), until: Number(data.until), caseload });
  const t = translator(languageOf(recipient));
  const lines = digestLines
    .filter((line) => news[line] > 0)
    .map((line) => t(`mail.digest.${line}`, { count: news[line] }));
  if (lines.length === 0) return null;
  return { details: lines.join('\n'), link: `${config.publicUrl}${paths.dashboard}` };
}

/** About a client who may need support: who it is and what they wrote is on their page alone, because a mail can be read by others. */
async function care({ config, mail: { data }, recipient: { user }, store }: Composing): Promise<Words | null> {
  const client = userId.safeParse(data.client).data;
  if (!client || (await store.careLines.newestUnseen(client)) === null) return null;
  const viewers = await store.users.whoSee(client);
  if (!viewers.some(({ id }) => id === user?.id)) return null;
  return { link: `${config.publicUrl}${paths.clientOverview.replace(':id', client)}` };
}

/** The words of each letter beside the product’s name and the recipient’s. Null: it is not wanted any more. */
const wordsOf: Readonly<Record<MailKind, (composing: Composing) => Words | null | Promise<Words | null>>> = {
  reset,
  invitation,
  passwordChanged: linksOf,
  addressAsked: linksOf,
  addressToConfirm,
  emailChanged: linksOf,
  secondFactorOn: linksOf,
  secondFactorOff: linksOf,
  secondFactorReset: linksOf,
  newPassword,
  accountLocked: () => ({}),
  codesGuessed: linksOf,
  newSignIn,
  deletionAsked: ({ mail, recipient }) => ({ date: dayOf(mail.data.due, recipient) }),
  deletionToConfirm: ({ config, mail, recipient }) => ({
    context: isAdministrator(recipient.user?.tests) ? '' : 'coach',
    name: mail.data.client ?? '',
    date: dayOf(mail.data.due, recipient),
    link: `${config.publicUrl}/admin/user/${mail.data.id}`,
  }),
  deletionDone: ({ mail }) => ({ context: mail.data.by ?? '' }),
  summary: ({ mail }) => ({ coach: mail.data.coach ?? '' }),
  startRequest,
  phaseOpened,
  weeklyDue: reminder('weeklyDue'),
  evaluationDue: reminder('evaluationDue'),
  invitationReminder: invitation,
  digest,
  care,
  careReminder: care,
};

/**
 * A user, whose mail may go to an earlier address of theirs; or the address in the mail: somebody’s who asked for a new password, or
 * was removed.
 */
async function recipientOf({ store }: Sources, { kind, user, data }: QueuedMail): Promise<Recipient | undefined> {
  const { to = '', name = '', language = '' } = data;
  if (user || kind === 'reset') {
    const holder = kind === 'addressToConfirm' ? await store.users.byEmail(to) : undefined;
    const found = holder ?? (user ? await store.users.byId(user) : await store.users.byEmail(to));
    return found && { ...found, user: found, email: (user && to) || found.email };
  }
  return { email: to, firstname: name, language: isLanguage(language) ? language : null };
}

/** Composes a queued mail in the language of its recipient. Null: it is not wanted any more, and leaves the queue. */
export async function compose(sources: Sources, mail: QueuedMail): Promise<Letter | null> {
  const recipient = await recipientOf(sources, mail);
  if (!recipient) return null;
  if (await isUnwanted(sources, mail)) return null;
  const words = await wordsOf[mail.kind]({ ...sources, mail, recipient });
  if (!words) return null;
  const brand = await practiceName(sources);
  if (recipient.user && isCourtesyMail(mail.kind)) {
    const off = linkToSwitchOff(sources, recipient.user.id, mail.kind);
    return { ...written(brand, mail.kind, recipient, { ...words, off }), headers: oneClick(off) };
  }
  const letter = written(brand, mail.kind, recipient, words);
  if (mail.attachment) return { ...letter, attachments: [attached(mail.attachment, recipient)] };
  const { email, visitor } = mail.data;
  return email && visitor ? { ...letter, replyTo: { name: visitor, address: email } } : letter;
}

/** Switches a mail off with one request (RFC 8058), and shows the choices to those who open it. */
function linkToSwitchOff({ config, mailTokens }: Sources, user: UserId, kind: CourtesyMail): string {
  return `${config.publicUrl}${paths.mails.replace(':token', mailTokens.tokenOf(user))}?off=${kind}`;
}

const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A summary, the only file that is sent with a mail. */
const attached = (content: Buffer, recipient: Recipient): Attachment => ({
  content,
  contentType: 'application/pdf',
  filename: translator(languageOf(recipient))('mail.summary.file'),
});

function written(brand: string, kind: MailKind, recipient: Recipient, words: Words): Letter {
  const t = translator(languageOf(recipient));
  const all = { brand, name: recipient.firstname, ...words };
  const text = t(`mail.${kind}.text`, all);
  const footer = isCourtesyMail(kind) ? `\n${t('mail.off', all)}\n` : '';
  return { to: recipient.email, subject: t(`mail.${kind}.subject`, all), text: text + footer };
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
  const t = translator(language);
  const day = dayOf(String(validUntil('invitation', Date.now())), recipient);
  return written(await practiceName(sources), kind, recipient, {
    ...linksOf({ config }),
    username: caller.username,
    visitor: `${caller.firstname} ${caller.lastname}`,
    details:
      kind === 'digest' ? digestLines.map((line) => t(`mail.digest.${line}`, { count: 2 })).join('\n') : caller.email,
    off: `${publicUrl}/…`,
    inviter: `${caller.firstname} ${caller.lastname}`,
    coach: `${caller.firstname} ${caller.lastname}`,
    link: `${publicUrl}/…`,
    address: publicUrl,
    until: day,
    date: day,
    device: 'Firefox · Windows',
    when: momentOf(String(Date.now()), recipient),
  });
}
