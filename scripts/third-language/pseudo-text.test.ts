import { allTexts } from '@miraco/i18n/all-texts';
import { describe, expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

describe('a text of the pseudo-language', () => {
  test('has an accent on every letter', () => {
    expect(pseudoText('The quick brown fox JUMPS over the lazy dog')).not.toMatch(/[a-z]/i);
  });

  test('can be told from another text', () => {
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(new Set(alphabet.map(pseudoText)).size).toBe(alphabet.length);
  });

  test('keeps blanks, tags and punctuation', () => {
    expect(pseudoText('{{count, number}} <b>of</b> “{{name}}”: 4.')).toBe(
      '{{count, number}} <b>óóƒ</b> “{{name}}”: 4.',
    );
  });

  test('is 30 % longer, word by word', () => {
    expect(pseudoText('responsibility')).toHaveLength(18);
    expect(pseudoText('rhythms')).toBe('řħýţħḿššš');
    const english = JSON.stringify(allTexts.get('en')).replaceAll(/[^\p{L}\s]/gu, '');
    expect(english.length).toBeGreaterThan(50_000);
    const growth = pseudoText(english).length / english.length;
    expect(growth).toBeGreaterThan(1.25);
    expect(growth).toBeLessThan(1.35);
  });
});
