import { expect, test } from 'vitest';
import { readableTexts, saysSomething } from './guide-texts.ts';

const guide = { text1: '<p>Uno</p>', text2: '<p>Dos</p>', text3: '<p>Three</p>', text4: '<p></p>' };

test('Spanish reads the first two texts', () => {
  expect(readableTexts(guide, 'es')).toEqual(['<p>Uno</p>', '<p>Dos</p>']);
});

test('any other language reads the last two, without an empty one', () => {
  expect(readableTexts(guide, 'en')).toEqual(['<p>Three</p>']);
});

test.each(['', '<p></p>', '<p><br></p>', '<p>&nbsp; </p>'])('%j says nothing', (html) => {
  expect(saysSomething(html)).toBe(false);
});
