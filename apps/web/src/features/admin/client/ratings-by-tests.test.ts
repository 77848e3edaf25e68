import { recordId, userId } from '@miraco/contract/fields';
import { expect, test } from 'vitest';
import { ratingsByTests } from './ratings-by-tests.ts';

const mediumHard = {
  id: recordId.parse('id'),
  user: userId.parse('user'),
  date: 0,
  responses: [
    { number: 1, virtue: 'aceptacion', type: 'hard' },
    { number: 2, virtue: 'admiracion', type: 'medium' },
    { number: 3, virtue: 'alegria', type: 'hard' },
  ],
} satisfies Parameters<typeof ratingsByTests>[1];

test('a virtue of the weak test or of an expectation is weak, even if its medium/hard question was answered before', () => {
  expect(ratingsByTests({ blocked: { alegria: 'expectation', valentia: 'weakTest' } }, mediumHard)).toEqual({
    aceptacion: { strength: 'fuerte', origin: 'test' },
    admiracion: { strength: 'media', origin: 'test' },
    alegria: { strength: 'debil', origin: 'test' },
    valentia: { strength: 'debil', origin: 'test' },
  });
});

test('without a test nothing is rated', () => {
  expect(ratingsByTests({ blocked: {} }, null)).toEqual({});
});
