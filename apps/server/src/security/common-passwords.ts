import { AppError } from '@miraco/contract/app-error';
import { minimumTeamPasswordLength } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { isTeam } from '@miraco/domain/access';
import type { Config } from '../config.ts';
import { practiceName } from '../practice-name.ts';
import { estimator, withoutAccents } from './password-guesses.ts';

/** A password that is found with fewer guesses is refused. Six random characters need as many. */
export const enough = 1_000_000;

interface Needed {
  config: Config;
  store: Store;
}

/** What others may know of the person who chooses a password. */
interface Chooser {
  username?: string | undefined;
  email?: string | undefined;
  firstname?: string | undefined;
  lastname?: string | undefined;
  /** Their access profile, or else its tests value. */
  access?: string | undefined;
  tests?: string | undefined;
}

const product = 'Miraco';

/** Shorter words occur in too many good passwords. */
const minimumWordLength = 3;

const plain = (text: string) => withoutAccents(text).toLowerCase();

/** Names and addresses, and the words in them, as `plain` writes them, the longest first. */
const wordsOf = (names: readonly string[]) =>
  [...new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]).map(plain))]
    .filter((word) => word.length >= minimumWordLength)
    .sort((one, other) => other.length - one.length);

const without = (words: readonly string[], password: string) =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), plain(password));

/**
 * The error code for a bad new password, or null. Its maximum and the minimum for clients are checked elsewhere. Words that others know
 * count for nothing: what is left of a password has to be good enough without them.
 */
export async function passwordFault({ config, store }: Needed, typed: string, chooser: Chooser) {
  const password = typed.normalize('NFC');
  const { username = '', email = '', firstname = '', lastname = '' } = chooser;
  const profile = (await store.accessProfiles.all()).find(({ id }) => id === chooser.access);
  if (isTeam(profile?.tests ?? chooser.tests) && password.length < minimumTeamPasswordLength)
    return 'teamPasswordTooShort';
  const estimate = await estimator();
  const own = wordsOf([username, email, email.replace(/@.*$/s, ''), firstname, lastname]);
  const ours = wordsOf([product, config.brandName, await practiceName({ config, store })]);
  const { guesses, isCommon, known } = estimate(password, [...own, ...ours]);
  const isWeak = guesses < enough;
  const isWeakWithout = (words: readonly string[]) => {
    const rest = without(words, password);
    return rest !== plain(password) && estimate(rest, []).guesses < enough;
  };
  if ((isWeak && known.some((word) => own.includes(word))) || isWeakWithout(own)) return 'passwordHasName';
  if ((isWeak && known.length > 0) || isWeakWithout([...own, ...ours])) return 'commonPassword';
  if (!isWeak) return null;
  return isCommon ? 'commonPassword' : 'passwordTooEasy';
}

/** @throws AppError commonPassword, passwordHasName, passwordTooEasy, teamPasswordTooShort */
export async function assertGoodPassword(services: Needed, password: string, chooser: Chooser): Promise<void> {
  const fault = await passwordFault(services, password, chooser);
  if (fault) throw new AppError(fault, { field: 'password' });
}
