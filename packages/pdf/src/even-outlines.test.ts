import fontkit from '@pdf-lib/fontkit';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { withEvenOutlines } from './even-outlines.ts';

const sample = 'Aáceñżφж□@';
const outlines = (file: Uint8Array) => {
  const font = fontkit.create(file);
  return Array.from(sample, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG());
};

describe('a font with even outlines', () => {
  it('has the same outlines as before', () => {
    for (const file of Object.values(fonts)) expect(outlines(withEvenOutlines(file))).toEqual(outlines(file));
  });

  it('keeps the outlines complete in a subset of the letters', async () => {
    const font = fontkit.create(withEvenOutlines(fonts.text));
    const subset = font.createSubset();
    const wanted = Array.from(sample, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    const places = wanted.map((glyph) => subset.includeGlyph(glyph));
    const parts: Uint8Array[] = [];
    await new Promise((resolve) => {
      subset
        .encodeStream()
        .on('data', (part) => parts.push(part))
        .on('end', () => resolve(undefined));
    });
    const stored = fontkit.create(Buffer.concat(parts));
    expect(places.map((place) => stored.getGlyph(place).path.toSVG())).toEqual(wanted.map(({ path }) => path.toSVG()));
  });

  it('leaves a font unchanged whose outlines are even already', () => {
    expect(withEvenOutlines(fonts.title)).toBe(fonts.title);
  });
});
