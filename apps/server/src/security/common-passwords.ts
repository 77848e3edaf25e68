import { AppError } from '@miraco/contract/app-error';
import { minimumPasswordLength } from '@miraco/contract/fields';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that guessers try first, in lower case. Read when somebody first chooses one: 1 MB that not every process needs. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter((word) => word.length >= minimumPasswordLength);
  return new Set(words.map((word) => word.toLowerCase()));
}

/** Who chooses a password, as far as others may know them. */
interface Chooser {
  username?: string | undefined;
  email?: string | undefined;
  firstname?: string | undefined;
  lastname?: string | undefined;
}

const product = 'Miraco';

/** Shorter ones are in too many good passwords. */
const shortestWord = 4;

/** The letters alone, without accents: what is left of words that digits and signs were put around. */
const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\P{L}/gu, '');

/** The words of names and addresses, as `lettersOf` leaves them, the longest first. */
const wordsOf = (names: readonly string[]) =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
    .map(lettersOf)
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);

/** Whether the letters of a password are these words and nothing else, in whatever order. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), letters);
  return letters !== '' && left.trim() === '';
}

/**
 * What is wrong with a new password that is long enough, if anything: as an error of the table. The name of the product, by which
 * `brandName` others may know it, and those of the person are refused with digits and signs around them, too.
 */
export async function passwordFault(password: string, chooser: Chooser, brandName: string) {
  const { username = '', email = '', firstname = '', lastname = '' } = chooser;
  const chosen = password.normalize('NFC').toLowerCase();
  const names = [username, email, email.replace(/@.*$/s, '')].map((name) => name.normalize('NFC').toLowerCase());
  const own = wordsOf([username, email, firstname, lastname]);
  if (names.includes(chosen) || isMadeOf(own, password)) return 'passwordIsName';
  if (isMadeOf(wordsOf([username, email, firstname, lastname, product, brandName]), password)) return 'commonPassword';
  list ??= commonPasswords();
  return (await list).has(chosen) ? 'commonPassword' : null;
}

/** @throws AppError commonPassword, passwordIsName */
export async function assertGoodPassword(password: string, chooser: Chooser, brandName: string): Promise<void> {
  const fault = await passwordFault(password, chooser, brandName);
  if (fault) throw new AppError(fault, { field: 'password' });
}
