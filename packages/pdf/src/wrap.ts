import { letters } from './printable.ts';

type Measure = (text: string) => number;

/** Parts that are not broken: words with the spaces after them, and text up to a hyphen or slash. */
const parts = /[^ \-/]*[-/]+|[^ \-/]*[ ]+|[^ \-/]+/g;

/** Cuts a word that is wider than the line into pieces that fit, each of at least one letter. */
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
    // Spaces at the end of a line may extend into the margin.
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

/** Breaks text into lines of at most `width`, and at `\n`. Only a single letter wider than that exceeds it. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}
