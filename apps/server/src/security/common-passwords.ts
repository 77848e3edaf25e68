import { AppError } from '@miraco/contract/app-error';
import { minimumPasswordLength } from '@miraco/contract/fields';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that attackers try first, in lower case. Loaded when the first password is chosen: 1 MB. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].filter((word) => word.length >= minimumPasswordLength);
  return new Set(words.map((word) => word.toLowerCase()));
}

/** What others may know of the person who chooses a password. */
interface Chooser {
  username?: string | undefined;
  email?: string | undefined;
  firstname?: string | undefined;
  lastname?: string | undefined;
}

const product = 'Miraco';

/** Shorter words occur in too many good passwords. */
const minimumWordLength = 4;

/** The letters only, without accents, digits and punctuation. */
const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\P{L}/gu, '');

/** The words of names and addresses, normalized by `lettersOf`, the longest first. */
const wordsOf = (names: readonly string[]) =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
    .map(lettersOf)
    .filter((word) => word.length >= minimumWordLength)
    .sort((one, other) => other.length - one.length);

/** Whether the letters of a password consist only of these words, in any order. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const letters = lettersOf(password);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), letters);
  return letters !== '' && left.trim() === '';
}

/**
 * The error code for a bad new password, or null. The length is checked elsewhere. The names of the product (`brandName` is the
 * owner's) and of the person are refused with digits and punctuation around them, too.
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
