import { spanishPasswords } from './spanish-passwords.ts';

export interface Guesses {
  /** About how many tries somebody needs who knows how people choose passwords. */
  guesses: number;
  /** Whether it is as a whole one that many people have. */
  isCommon: boolean;
  /** The given words that help to guess it. */
  known: string[];
}

export type EstimateGuesses = (password: string, words: readonly string[]) => Guesses;

/** Without accents: lists and passwords are compared without them. */
export const withoutAccents = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Shorter words of the dictionaries occur in too many random texts. */
const minimumWordLength = 4;

/** Few of them are needed to see that a text is strong; reading more, and more of its l33t readings, takes up to a second. */
const bounds = { maxLength: 32, l33tMaxSubstitutions: 4 };

async function load(): Promise<EstimateGuesses> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const { 'diceware-common': _, ...english } = common.dictionary;
  const wordLists: Record<string, readonly string[]> = {
    'passwords-es': spanishPasswords,
    ...english,
    ...spanish.dictionary,
  };
  const dictionary = Object.fromEntries(
    Object.entries(wordLists).map(([name, words]) => [
      name,
      words.map(withoutAccents).filter((word) => word.length >= minimumWordLength),
    ]),
  );
  const { qwerty, keypad } = common.adjacencyGraphs;
  const zxcvbn = new ZxcvbnFactory({ ...bounds, dictionary, graphs: { qwerty, keypad } });
  return (password, words) => {
    const { guesses, sequence } = zxcvbn.check(withoutAccents(password), [...words]);
    const lists = sequence.map(({ dictionaryName = '' }) => String(dictionaryName));
    return {
      guesses,
      isCommon: lists.length === 1 && lists[0]?.startsWith('passwords-') === true,
      known: sequence.filter((_, index) => lists[index] === 'userInputs').map(({ matchedWord }) => String(matchedWord)),
    };
  };
}

let loading: Promise<EstimateGuesses> | undefined;

/** Loaded when the first password is chosen: 20 MB, and a third of a second. */
export const estimator = (): Promise<EstimateGuesses> => (loading ??= load());
