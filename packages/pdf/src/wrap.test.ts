import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters } from './printable.ts';
import { wrap } from './wrap.ts';

/** Every letter is 1 wide. */
const measure = (text: string) => letters(text).length;

describe('wrapped text', () => {
  it('breaks between words, and drops the blank there', () => {
    expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
  });

  it('breaks after a hyphen and a slash, which stay on their line', () => {
    expect(wrap('self-respect either/or', 8, measure)).toEqual(['self-', 'respect', 'either/', 'or']);
  });

  it('keeps the line breaks of the text, empty lines too', () => {
    expect(wrap('one\n\ntwo', 10, measure)).toEqual(['one', '', 'two']);
  });

  it('cuts a word that is longer than the line', () => {
    const lines = wrap(`an ${'x'.repeat(500)} end`, 60, measure);
    expect(lines[0]).toBe('an');
    expect(lines.slice(1, -1).every((line) => line === 'x'.repeat(60))).toBe(true);
    expect(lines.at(-1)).toBe(`${'x'.repeat(20)} end`);
  });

  it('never cuts within a letter, and puts one on a line that is too narrow for it', () => {
    expect(wrap('👩‍👩‍👧👩‍👩‍👧', 1, measure)).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
    expect(wrap('ab', 0.5, measure)).toEqual(['a', 'b']);
  });

  it('fits the width and loses nothing but blanks, for any text', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ', ' ', ' ', '-', '/', '\n') });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 12 }), (text, width) => {
        const lines = wrap(text, width, measure);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''));
      }),
    );
  });
});
