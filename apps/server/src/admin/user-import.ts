import { setImmediate } from 'node:timers/promises';
import { usernameKey } from '@miraco/contract/account';
import { AppError, errorTable } from '@miraco/contract/app-error';
import { trimmed, type UserId } from '@miraco/contract/fields';
import { type ImportColumn, type ImportRow, importedUser } from '@miraco/contract/user-import';
import { noPassword } from '@miraco/db/no-password';
import type { Store } from '@miraco/db/store';
import { clientAccess } from '@miraco/domain/access';
import { type Language, languages } from '@miraco/domain/languages';
import type { z } from 'zod';
import { passwordFault } from '../security/common-passwords.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../trpc.ts';
import { inviteUsers } from './invitations.ts';
import { usernamesOf } from './username-proposals.ts';

/** The fault of a column in a row, as an i18n key. */
interface RowFault {
  column: ImportColumn;
  message: string;
}

interface ImportedUser extends z.infer<typeof importedUser> {
  coach: UserId | null;
  language: Language | null;
}

/** What a row became: its username, proposed if the file has none, and its faults; without faults, a user. */
interface Judged {
  username: string;
  faults: RowFault[];
  user: ImportedUser | undefined;
}

type Team = Awaited<ReturnType<Store['users']['team']>>;

/** Without accents, case and blanks around. */
const fold = (text: string) => trimmed(text.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Whether an earlier row has a name, as its username or its address. */
function repetition(rows: readonly (readonly string[])[]): (name: string, row: number) => boolean {
  const first = new Map<string, number>();
  for (const [row, names] of rows.entries()) {
    for (const name of names) if (name && !first.has(name)) first.set(name, row);
  }
  return (name, row) => (first.get(name) ?? row) < row;
}

/** The languages by their codes and by their names in each language. */
const languageNamed: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) => [
    [language, language] as const,
    ...languages.map(
      (reader) => [fold(new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? ''), language] as const,
    ),
  ]),
);

/** Those on the team who can be the coach that a row names by username, address or full name. */
function coachesNamed(name: string, team: Team) {
  const key = fold(name);
  return team.filter(
    ({ disabled, email, firstname, lastname, username }) =>
      !disabled && [username, email, `${firstname} ${lastname}`].some((one) => fold(one) === key),
  );
}

/** The coach of a row: the one who is named, else the coach who imports. */
function coachOf(
  { coach = '' }: ImportRow,
  team: Team,
  caseload: UserId | undefined,
): { coach: UserId | null } | { fault: string } {
  if (trimmed(coach) === '') return { coach: caseload ?? null };
  const [found, another] = coachesNamed(coach, team);
  // Coaches add clients of their own, and learn nothing about their colleagues.
  if (caseload !== undefined) return found?.id === caseload && !another ? { coach: caseload } : { fault: 'coachOther' };
  if (another) return { fault: 'coachAmbiguous' };
  return found ? { coach: found.id } : { fault: 'coachUnknown' };
}

function languageOf({ language = '' }: ImportRow): { language: Language | null } | { fault: string } {
  if (trimmed(language) === '') return { language: null };
  const found = languageNamed.get(fold(language));
  return found ? { language: found } : { fault: 'languageUnknown' };
}

/** The faults of a name or an address that another user or an earlier row has, by the number of the row. */
async function takenFaults(store: Store, names: readonly string[], rows: readonly ImportRow[]) {
  const usernames = names.map(usernameKey);
  const emails = rows.map(({ email = '' }) => usernameKey(trimmed(email)));
  const taken = await store.users.findTaken([...usernames, ...emails]);
  const isRepeated = repetition(rows.map((_, row) => [usernames[row] ?? '', emails[row] ?? '']));
  return (row: number): RowFault[] => {
    const faults: RowFault[] = [];
    const [username, email] = [usernames[row] ?? '', emails[row] ?? ''];
    if (taken.has(username)) faults.push({ column: 'username', message: 'user.usernameTaken' });
    if (taken.has(email)) faults.push({ column: 'email', message: 'user.emailTaken' });
    if (isRepeated(username, row)) faults.push({ column: 'username', message: 'user.usernameRepeated' });
    if (isRepeated(email, row)) faults.push({ column: 'email', message: 'user.emailRepeated' });
    return faults;
  };
}

async function judge(
  { config, store }: Pick<Services, 'config' | 'store'>,
  rows: readonly ImportRow[],
  caseload: UserId | undefined,
): Promise<Judged[]> {
  const names = await usernamesOf({ store }, rows);
  const takenIn = await takenFaults(store, names, rows);
  const team = await store.users.team();

  const judged: Judged[] = [];
  for (const [index, row] of rows.entries()) {
    const username = names[index] ?? '';
    const { data, error } = importedUser.safeParse({ ...row, username });
    const faults = (error?.issues ?? [])
      .map(({ path, message }) => ({ column: path[0] as ImportColumn, message }))
      // Without names none can be proposed: the missing names are the fault.
      .filter(({ column }) => column !== 'username' || username !== '');
    faults.push(...takenIn(index));
    const fault = data?.password && (await passwordFault({ config, store }, data.password, data));
    // Judging a password is computing: others are answered in between.
    if (data?.password) await setImmediate();
    if (fault) faults.push({ column: 'password', message: errorTable[fault].key });
    const [coach, language] = [coachOf(row, team, caseload), languageOf(row)];
    if ('fault' in coach) faults.push({ column: 'coach', message: `userImport.fault.${coach.fault}` });
    if ('fault' in language) faults.push({ column: 'language', message: `userImport.fault.${language.fault}` });
    const isFine = data && !('fault' in coach) && !('fault' in language);
    judged.push({ username, faults, user: isFine ? { ...data, ...coach, ...language } : undefined });
  }
  return judged;
}

/** The username and the faults of each row of a client file, in its order. A row without faults would be stored. */
export async function checkImport(
  services: Pick<Services, 'config' | 'store'>,
  rows: readonly ImportRow[],
  caseload: UserId | undefined,
) {
  const judged = await judge(services, rows, caseload);
  return judged.map(({ username, faults }) => ({ username, faults }));
}

/**
 * Stores all rows of a file as clients, or none, and invites those without a password in it.
 * @throws AppError invalid naming the first field at fault, limitReached for a full caseload or too many groups
 */
export async function storeImport(
  services: Services,
  rows: readonly ImportRow[],
  { importer, caseload }: { importer: Caller; caseload: UserId | undefined },
): Promise<{ count: number; invited: number }> {
  const { passwords, store } = services;
  const judged = await judge(services, rows, caseload);
  const users: ImportedUser[] = [];
  for (const [index, { user, faults }] of judged.entries()) {
    const [fault] = faults;
    if (fault || !user) throw new AppError('invalid', { field: `rows.${index}.${fault?.column ?? 'username'}` });
    users.push(user);
  }
  const createdAt = Date.now();
  const entries = [];
  for (const { password, address = '', phone = '', ...user } of users) {
    const passwordHash = password ? await passwords.hash(password) : noPassword;
    entries.push({ ...user, address, phone, access: clientAccess, passwordHash, createdAt });
  }
  const ids = await store.users.registerAll(entries, importer.id);
  const toInvite = ids.filter((_, index) => users[index]?.password === undefined);
  const { sent } = await inviteUsers(services, toInvite, importer);
  return { count: ids.length, invited: sent };
}
