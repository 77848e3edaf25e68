import type { Language } from '@miraco/domain/languages';
import { forEveryVirtue } from '@miraco/domain/virtues';
import type { Person } from '../src/person.ts';
import { profileOf } from './profile.ts';

/** Somebody with all virtues rated, and the method's names for them. */
export function personOf(name: string, language: Language = 'es', ratings?: Person['ratings']): Person {
  const { words, ...profile } = profileOf(name, language, ratings);
  const { brand, date, help } = profile;
  return {
    name,
    brand,
    date,
    help,
    language,
    ratings: profile.ratings,
    names: forEveryVirtue((virtue) => words[virtue].name),
  };
}

/** Texts that no font, line or page is made for. */
export const oddTexts = Object.entries({
  'a word of 2,000 letters': 'Wm'.repeat(1000),
  'letters that no font has': '👩‍👩‍👧 李小龙 שלום مرحبا \ud800!',
  'Greek, Cyrillic and control characters': 'Ελένη ∑ Наталія \t\u0000 Őrsi\r\nAğaoğlu',
  '2,000 line breaks': '\n'.repeat(2000),
  '2,000 letters': `${'palabra '.repeat(249)}fin`,
  blanks: '   ',
  nothing: '',
});
