import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import { withEvenOutlines } from './even-outlines.ts';
import { letters, printable } from './printable.ts';

/** TrueType files that the caller loads. */
export interface FontFiles {
  text: Uint8Array;
  strong: Uint8Array;
  title: Uint8Array;
}

/** A piece of text in one font. */
export interface Run {
  font: PDFFont;
  text: string;
  /** At size 1. */
  width: number;
}

type Letter = Run;
/** One font: returns a letter in it, or undefined where the font lacks it. */
type Letters = (letter: string) => Letter | undefined;

/** Printed for a letter that no font has. */
const substitute = '\u25A1';
/** Joiners, variation selectors, direction marks: they shape other letters and have no glyph. */
const withoutGlyph = /[\p{Cf}\p{Variation_Selector}]/gu;

/** A font and its fallbacks. */
export class Typeface {
  readonly #fonts: readonly Letters[];
  readonly #known = new Map<string, Letter>();

  constructor(fonts: readonly Letters[]) {
    this.#fonts = fonts;
  }

  #letter(written: string): Letter {
    const known = this.#known.get(written);
    if (known) return known;
    const formed = written.replaceAll(withoutGlyph, '');
    const found = this.#find(formed) ?? this.#find(substitute);
    if (!found) throw new Error('The fonts lack the box that stands for missing letters.');
    this.#known.set(written, found);
    return found;
  }

  #find(letter: string): Letter | undefined {
    for (const lettersOf of this.#fonts) {
      const found = lettersOf(letter);
      if (found) return found;
    }
    return undefined;
  }

  /** Splits the text into as few runs as the fonts allow, with a box for every letter that none of them has. */
  runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const written of letters(printable(text))) {
      const letter = this.#letter(written);
      const last = runs.at(-1);
      if (last?.font === letter.font) {
        last.text += letter.text;
        last.width += letter.width;
      } else runs.push({ ...letter });
    }
    return runs;
  }

  /** Whether the first font alone has all letters of the text. */
  covers(text: string): boolean {
    const [first] = this.#fonts;
    return letters(printable(text)).every((letter) => first?.(letter.replaceAll(withoutGlyph, '')) !== undefined);
  }

  /** Width at size 1. */
  width(text: string): number {
    let width = 0;
    for (const letter of letters(printable(text))) width += this.#letter(letter).width;
    return width;
  }
}

export interface Typefaces {
  text: Typeface;
  strong: Typeface;
  title: Typeface;
}

/** Embeds the subset of a font that the document uses. */
async function embed(document: PDFDocument, file: Uint8Array): Promise<Letters> {
  const font = fontkit.create(withEvenOutlines(file));
  // One glyph per letter. Exact, because pdf-lib writes no kerning, and it saves reading the layout tables: a fifth of a second each.
  const layout = (text: string) => ({ glyphs: letterPoints(text).map((point) => font.glyphForCodePoint(point)) });
  document.registerFontkit({ create: () => Object.assign(font, { layout }) });
  // In PDF, six letters and a plus mark a subset.
  const customName = `MIRACO+${font.postscriptName}`;
  const embedded = await document.embedFont(file, { subset: true, customName });
  return (letter) => {
    const points = letterPoints(letter);
    if (!points.every((point) => font.hasGlyphForCodePoint(point))) return undefined;
    const advance = points.reduce((sum, point) => sum + font.glyphForCodePoint(point).advanceWidth, 0);
    return { font: embedded, text: letter, width: advance / font.unitsPerEm };
  };
}

function letterPoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

/** Embeds the fonts into a document. The others are fallbacks for letters that the title's font lacks. */
export async function embedTypefaces(document: PDFDocument, files: FontFiles): Promise<Typefaces> {
  const text = await embed(document, files.text);
  const strong = await embed(document, files.strong);
  const title = await embed(document, files.title);
  return {
    text: new Typeface([text]),
    strong: new Typeface([strong, text]),
    title: new Typeface([title, strong, text]),
  };
}
