import { usernameKey } from '@miraco/contract/account';
import { AppError, errorTable } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { type ImportColumn, type ImportRow, importedUser } from '@miraco/contract/user-import';
import { clientAccess } from '@miraco/domain/access';
import type { z } from 'zod';
import { passwordFault } from '../security/common-passwords.ts';
import type { Services } from '../services.ts';

/** The fault of a column in a row, as an i18n key. */
interface RowFault {
  column: ImportColumn;
  message: string;
}

type ImportedUser = z.infer<typeof importedUser>;

/** The values that occur in an earlier row, too. */
function repeated(values: readonly string[]): Set<number> {
  const seen = new Set<string>();
  const again = new Set<number>();
  for (const [row, value] of values.entries()) {
    if (seen.has(value)) again.add(row);
    if (value) seen.add(value);
  }
  return again;
}

async function judge({ config, store }: Pick<Services, 'config' | 'store'>, rows: readonly ImportRow[]) {
  const usernames = rows.map((row) => usernameKey((row.username ?? '').trim()));
  const emails = rows.map((row) => (row.email ?? '').trim().toLowerCase());
  const taken = await store.users.findTaken({ usernames, emails });
  const again = { username: repeated(usernames), email: repeated(emails) };

  const judged: { user: ImportedUser | undefined; faults: RowFault[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const parsed = importedUser.safeParse(row);
    const faults = (parsed.error?.issues ?? []).map(({ path, message }) => ({
      column: path[0] as ImportColumn,
      message,
    }));
    const username = usernames[index] ?? '';
    const email = emails[index] ?? '';
    if (taken.usernames.has(username)) faults.push({ column: 'username', message: 'user.usernameTaken' });
    if (taken.emails.has(email)) faults.push({ column: 'email', message: 'user.emailTaken' });
    if (again.username.has(index)) faults.push({ column: 'username', message: 'user.usernameRepeated' });
    if (again.email.has(index)) faults.push({ column: 'email', message: 'user.emailRepeated' });
    const { data } = parsed;
    const fault = data?.password && (await passwordFault(data.password, data, config.brandName));
    if (fault) faults.push({ column: 'password', message: errorTable[fault].key });
    judged.push({ user: parsed.data, faults });
  }
  return judged;
}

/** The faults of each row of a client file, in its order. A row without faults would be stored. */
export async function checkImport(services: Pick<Services, 'config' | 'store'>, rows: readonly ImportRow[]) {
  const judged = await judge(services, rows);
  return judged.map(({ faults }) => faults);
}

/**
 * Stores all rows of a file as clients, or none. A client without a password in the file gets a random one that nobody knows, and
 * sets their own with the mail for a forgotten password.
 * @throws AppError invalid naming the first field at fault
 */
export async function storeImport(
  { config, store, passwords }: Pick<Services, 'config' | 'store' | 'passwords'>,
  rows: readonly ImportRow[],
  { registrar, caseload }: { registrar: UserId; caseload: UserId | undefined },
): Promise<{ count: number }> {
  const judged = await judge({ config, store }, rows);
  const users: ImportedUser[] = [];
  for (const [index, { user, faults }] of judged.entries()) {
    const [fault] = faults;
    if (fault || !user) throw new AppError('invalid', { field: `rows.${index}.${fault?.column ?? 'username'}` });
    users.push(user);
  }
  const createdAt = Date.now();
  const entries = [];
  for (const { password, ...user } of users) {
    const passwordHash = password ? await passwords.hash(password) : passwords.nobodys;
    entries.push({ ...user, access: clientAccess, coach: caseload, passwordHash, createdAt });
  }
  return { count: await store.users.registerAll(entries, registrar) };
}
