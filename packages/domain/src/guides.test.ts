import { expect, test } from 'vitest';
import { completeTexts, guidePictureAt, guidePicturePath, picturesIn, sameContent } from './guides.ts';
import { inEachLanguage } from './languages.ts';

test('a guide has empty texts in a language that is newer than it', () => {
  expect(completeTexts({ es: ['Uno', 'Dos'] })).toEqual({ ...inEachLanguage(() => ['', '']), es: ['Uno', 'Dos'] });
});

test('two states of a guide are the same with the same video and the same texts in each language', () => {
  const guide = { url: 'x', texts: completeTexts({ es: ['a', 'b'] }) };
  expect(sameContent(guide, { url: 'x', texts: completeTexts({ es: ['a', 'b'] }) })).toBe(true);
  expect(sameContent(guide, { ...guide, url: '' })).toBe(false);
  expect(sameContent(guide, { ...guide, texts: completeTexts({ es: ['ab', ''] }) })).toBe(false);
  expect(sameContent(guide, { ...guide, texts: completeTexts({ es: ['a', 'b'], en: ['c', ''] }) })).toBe(false);
});

const [one, other] = [`${'a'.repeat(32)}.webp`, `${'0'.repeat(32)}.webp`];

test('the pictures of a text are those with an address of ours, each once', () => {
  const shown = [one, other, one].map((name) => `<img src="${guidePicturePath}${name}" alt="x" />`).join('<p>y</p>');
  expect(picturesIn(shown)).toEqual([one, other]);
  expect(picturesIn('<p>nothing</p>')).toEqual([]);
});

test.each([
  '',
  one,
  `https://evil.example${guidePicturePath}${one}`,
  `${guidePicturePath}${one}?x`,
  '/api/upload/image/a',
])('%j is no address of a picture', (address) => expect(guidePictureAt(address)).toBeUndefined());

test('the address of a picture names it', () => {
  expect(guidePictureAt(`${guidePicturePath}${one}`)).toBe(one);
});
