import { expect, test } from 'vitest';
import { asksForHelp } from './help-words.ts';

const words = ['suicid*', 'morir', 'me pega', 'die', 'violación', 'no quiero vivir'];

test.each([
  ['morir', true],
  ['MORIR', true],
  ['  me quiero  morir ', true],
  ['suicidio', true],
  ['Suicidarme', true],
  ['suicid', true],
  ['suici', false],
  ['antisuicida', false],
  ['me pega', true],
  ['mi padre me pega mucho', true],
  ['me, pega', true],
  ['pega', false],
  ['me pegaron', false],
  ['violacion', true],
  ['viola\u0301cion', true],
  ['die', true],
  ['diet', false],
  ['ladie', false],
  ['No quiero vivir así', true],
  ['quiero vivir', false],
  ['', false],
  ['   ', false],
  ['*', false],
  ['(', false],
])('whether “%s” asks for help: %s', (query, asks) => {
  expect(asksForHelp(query, words)).toBe(asks);
});

test('nothing does without words', () => {
  expect(asksForHelp('morir', [])).toBe(false);
});
