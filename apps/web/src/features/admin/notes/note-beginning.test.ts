import { expect, test } from 'vitest';
import { beginningOf } from './note-beginning.ts';

test('a short note is its own beginning, in one line', () => {
  expect(beginningOf(' Llamar\n\nel lunes ')).toBe('Llamar el lunes');
  expect(beginningOf('x'.repeat(60))).toBe('x'.repeat(60));
});

test('a long one is cut between words', () => {
  const cut = beginningOf(`${'palabra '.repeat(10)}final`);
  expect(cut).toBe(`${'palabra '.repeat(7).trim()}…`);
});

test('a word without an end is cut within', () => {
  expect(beginningOf('x'.repeat(200))).toBe(`${'x'.repeat(60)}…`);
});
