import { expect, test } from 'vitest';
import { completeTexts } from './guides.ts';
import { inEachLanguage } from './languages.ts';

test('a guide has empty texts in a language that is newer than it', () => {
  expect(completeTexts({ es: ['Uno', 'Dos'] })).toEqual({ ...inEachLanguage(() => ['', '']), es: ['Uno', 'Dos'] });
});
