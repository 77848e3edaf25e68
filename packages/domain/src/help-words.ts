/** Without case, accents and marks, the words parted by single spaces. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Whether a search has one of the words of the method that ask for help. An entry of several words is found in this order; one that ends
 * with `*` is the beginning of a word. Only what is typed into a search is looked at, never what somebody saves.
 */
export function asksForHelp(query: string, words: readonly string[]): boolean {
  const typed = ` ${folded(query)} `;
  return words.some((word) => typed.includes(` ${folded(word)}${word.endsWith('*') ? '' : ' '}`));
}
