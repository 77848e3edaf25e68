import { letters } from './printable.ts';

type Measure = (text: string) => number;

/** Parts that stay together: words with the spaces after them, and what a hyphen or a slash ends. */
const parts = /[^ \-/]*[-/]+|[^ \-/]*[ ]+|[^ \-/]+/g;

/** A word that is wider than the line, in pieces that fit; at least one letter each, however narrow the line. */
function cut(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  let room = width;
  for (const letter of letters(word)) {
    const needed = measure(letter);
    if (piece !== '' && needed > room) {
      pieces.push(piece);
      piece = '';
      room = width;
    }
    piece += letter;
    room -= needed;
  }
  return [...pieces, piece];
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const part of paragraph.match(parts) ?? []) {
    // Spaces at the end of a line may stand out into the margin.
    if (line !== '' && used + measure(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    if (measure(part.trimEnd()) > width) {
      const pieces = cut(part, width, measure);
      line = pieces.pop() ?? '';
      used = measure(line);
      lines.push(...pieces);
    } else {
      line += part;
      used += measure(part);
    }
  }
  return [...lines, line.trimEnd()];
}

/** Lines of at most `width`; `\n` ends one as well. Only a single letter wider than the line stands out. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}
