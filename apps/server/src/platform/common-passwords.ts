import { AppError } from '@miraco/schemas/app-error';
import { minimumPasswordLength } from '@miraco/schemas/fields';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that guessers try first, in lower case. Read when somebody first chooses one: 1 MB that not every process needs. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter((word) => word.length >= minimumPasswordLength);
  return new Set(words.map((word) => word.toLowerCase()));
}

/** What is wrong with a new password that is long enough, if anything: as an error of the table. */
export async function passwordFault(
  password: string,
  { username = '', email = '' }: { username?: string | undefined; email?: string | undefined },
) {
  const chosen = password.normalize('NFC').toLowerCase();
  const names = [username, email, email.replace(/@.*$/s, '')].map((name) => name.normalize('NFC').toLowerCase());
  if (names.includes(chosen)) return 'passwordIsName';
  list ??= commonPasswords();
  return (await list).has(chosen) ? 'commonPassword' : null;
}

/** @throws AppError commonPassword, passwordIsName */
export async function assertGoodPassword(password: string, names: Parameters<typeof passwordFault>[1]): Promise<void> {
  const fault = await passwordFault(password, names);
  if (fault) throw new AppError(fault, { field: 'password' });
}
