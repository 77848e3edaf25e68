/** Text in which each code point is a letter or sign that needs no normalization: nearly all of Western Europe. */
const plain = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Normalizes text for printing: well-formed, NFC, with `\n` as its only line break and no other control characters. */
export function printable(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '');
}

/** Splits text into graphemes: a flag or a family is one, however many code points it has. */
export function letters(text: string): string[] {
  // Segmenting is slow, and most text does not need it.
  if (plain.test(text)) return text.split('');
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
