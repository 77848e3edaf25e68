/** “i” as a word of its own, or before an apostrophe; not in “i.e.” or “wi-fi”. */
const pronoun = /(?<![\p{L}\p{N}'’.-])i(?![\p{L}\p{N}-]|\.\p{L}|['’](?!(?:m|d|ve|ll)(?!\p{L})))/gu;

/**
 * A text as the table of expectations shows it: its first letter in upper case, the rest in lower case. Opening punctuation is
 * skipped; a text that begins with a number has no first letter to raise; the English pronoun I stays in upper case. The stored text
 * is not changed. Spec 1, section 5.
 */
export function sentenceCase(text: string, language: string): string {
  const lower = text.toLocaleLowerCase(language);
  return (language === 'en' ? lower.replace(pronoun, 'I') : lower).replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) =>
    beginning.toLocaleUpperCase(language),
  );
}

/** The beginning of a text, on one line: at most `most` graphemes, cut between words where possible. */
export function excerpt(text: string, most: number, language: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  const letters = [...new Intl.Segmenter(language).segment(line)];
  if (letters.length <= most) return line;
  const kept = line.slice(0, letters[most - 1]?.index);
  const space = kept.lastIndexOf(' ');
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).trimEnd()}…`;
}
