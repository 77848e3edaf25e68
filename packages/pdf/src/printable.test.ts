import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters, printable } from './printable.ts';

const anyText = fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)) });

describe('printable text', () => {
  it('has one kind of line break', () => {
    expect(printable('a\r\nb\rc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne');
  });

  it('has no control characters, and blanks for tabs', () => {
    expect(printable('a\u0000\u001b\u007f\u009fb\tc')).toBe('ab c');
  });

  it('replaces unpaired surrogates, which no font has and no file can hold', () => {
    expect(printable('a\ud83db')).toBe('a\ufffdb');
  });

  it('puts letters and their accents together', () => {
    expect(printable('e\u0301')).toBe('é');
  });

  it('is well-formed for any input, and unchanged when prepared again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = printable(text);
        expect(once.isWellFormed()).toBe(true);
        expect(printable(once)).toBe(once);
      }),
    );
  });
});

describe('letters', () => {
  it('are graphemes, with any number of code points', () => {
    expect(letters('ñ👩‍👩‍👧x🇪🇸')).toEqual(['ñ', '👩‍👩‍👧', 'x', '🇪🇸']);
  });

  it('lose nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(letters(text).join('')).toBe(text);
      }),
    );
  });
});
