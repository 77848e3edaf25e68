const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'áƀçďéƒğħíĵķļḿñóþʠřšţúṽŵẋýž';

const accents = new Map(
  [...plain].flatMap((letter, position): [string, string][] => {
    const replacement = accented[position] ?? letter;
    return [
      [letter, replacement],
      [letter.toUpperCase(), replacement.toUpperCase()],
    ];
  }),
);

/** Placeholders and tags. */
const untouched = /(\{\{[^}]*\}\}|<[^>]*>)/;

/** Adds 30 % to a word by repeating its vowels, or its last letter if it has none. */
function lengthened(word: string): string {
  const letters = [...word];
  const vowels = letters.flatMap((letter, position) => (/[aeiou]/i.test(letter) ? [position] : []));
  const stretched = vowels.length > 0 ? vowels : [letters.length - 1];
  const further = Math.round(letters.length * 0.3);
  return letters
    .map((letter, position) => {
      const place = stretched.indexOf(position);
      const times = place < 0 ? 0 : Math.ceil((further - place) / stretched.length);
      return letter + letter.toLowerCase().repeat(Math.max(0, times));
    })
    .join('');
}

/** Text in the pseudo-language: readable, 30 % longer, and without any plain letter, so that untranslated text stands out. */
export function pseudoText(text: string): string {
  return text
    .split(untouched)
    .map((part, position) =>
      position % 2 === 1
        ? part
        : part.replaceAll(/\p{L}+/gu, lengthened).replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter),
    )
    .join('');
}
