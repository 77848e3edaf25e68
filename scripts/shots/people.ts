import { type Demo, field } from './demo.ts';
import type { Seat } from './screens.ts';

/** The languages of the sheets: those in which people of the demo write. */
export const sheetLanguages = ['es', 'en'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

type SignedIn = Exclude<Seat, 'visitor'>;

/** Who sits where; nobody who writes English has nothing yet. */
const usernames: Readonly<Record<SheetLanguage, Readonly<Record<SignedIn, string>>>> = {
  es: {
    nothing: 'lucia',
    half: 'iker',
    finished: 'amelia',
    later: 'ines',
    coach: 'elena',
    administrator: 'admin',
  },
  en: {
    nothing: 'lucia',
    half: 'jasper',
    finished: 'grace',
    later: 'hannah',
    coach: 'james',
    administrator: 'admin',
  },
};

/** Who has been invited and has not come yet. */
const invited: Readonly<Record<SheetLanguage, string>> = { es: 'candela', en: 'barnaby' };

/** What stands in the addresses in place of `:id`, `:token` and `:virtue`. */
export interface Places {
  client: string;
  mails: string;
  invitation: string;
}

async function idOf({ call }: Demo, administrator: string, username: string): Promise<string> {
  const list = await call(administrator, 'admin.users.list', { query: { search: username, size: 10 } });
  const users = field(list, 'users');
  const user = Array.isArray(users) ? users.find((each) => field(each, 'username') === username) : undefined;
  if (!user) throw new Error(`the demo has no ${username}`);
  return String(field(user, 'id'));
}

/** The session of the user on a seat; undefined for visitors. */
export const sessionOf = async ({ signIn }: Demo, seat: Seat, language: SheetLanguage): Promise<string | undefined> =>
  seat === 'visitor' ? undefined : signIn(usernames[language][seat]);

export async function placesOf(demo: Demo, language: SheetLanguage): Promise<Places> {
  const { call, signIn } = demo;
  const administrator = await signIn(usernames[language].administrator);
  const { later } = usernames[language];
  const newcomer = { id: await idOf(demo, administrator, invited[language]) };
  const invitation = await call(administrator, 'admin.users.invitationLink', { body: newcomer });
  const mails = await call(await signIn(later), 'account.mails.token', {});
  return {
    client: await idOf(demo, administrator, later),
    mails: String(field(mails, 'token')),
    invitation: new URL(String(field(invitation, 'link'))).pathname,
  };
}

/** The address of a path. */
export function addressOf(path: string, { client, mails, invitation }: Places): string {
  if (path.startsWith('/invitation/')) return invitation;
  if (path.startsWith('/mails/')) return `${path.replace(':token', mails)}?off=weeklyDue`;
  return path.replace(':id', client).replace(':virtue', 'guia').replace(':token', 'unknown');
}
