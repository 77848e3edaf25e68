const strong = 'aeoáéó';
/** An accent on a weak vowel makes it a syllable of its own beside a strong one: “día”. */
const stressed = 'íú';
const weak = 'iuü';

const isIn = (letters: string, letter: string | undefined) => letter !== undefined && letters.includes(letter);

/** Whether a syllable ends between two vowels of a run. */
function divides(run: string, position: number): boolean {
  const [one, next, third] = [run[position], run[position + 1], run[position + 2]];
  if (isIn(strong, one) && isIn(strong + stressed, next)) return true;
  if (isIn(stressed, one) && isIn(strong, next)) return true;
  // A weak vowel between two strong ones belongs to the second: “paranoia”.
  return isIn(strong, one) && isIn(weak, next) && isIn(strong + stressed, third);
}

/** The syllables of a Spanish word by the rules of the diphthong (Ortografía, 2010), in which an h between vowels counts for nothing. */
export function spanishSyllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'q')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i');
  const runs = sounds.match(/[aeiouáéíóúü]+/g) ?? [];
  const syllables = runs.map((run) => 1 + [...run].filter((_, position) => divides(run, position)).length);
  return Math.max(
    1,
    syllables.reduce((total, number) => total + number, 0),
  );
}
