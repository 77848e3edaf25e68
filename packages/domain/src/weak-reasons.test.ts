import { describe, expect, test } from 'vitest';
import type { Ratings } from './ratings.ts';
import { firstReasons, type Reason, ratingReasons, weakReasons } from './weak-reasons.ts';

const nothing = { ratings: {}, weakTest: [], feelings: [], conducts: [], habits: [] };
const sadness = { sign: 'tristeza', virtue: 'alegria' } as const;
const byAdministrator = (strength: 'debil' | 'media'): Ratings => ({ perdon: { strength, origin: 'administrator' } });

describe('the reasons for a virtue', () => {
  test.each<[string, Partial<Parameters<typeof weakReasons>[0]>, ReturnType<typeof weakReasons>]>([
    ['none: nothing marked or written', {}, {}],
    ['a mark in the weak test', { weakTest: ['perdon'] }, { perdon: [{ kind: 'marked' }] }],
    ['one mark, however often it is sent', { weakTest: ['perdon', 'perdon'] }, { perdon: [{ kind: 'marked' }] }],
    ['an emotion of an expectation', { feelings: [sadness] }, { alegria: [{ kind: 'felt', sign: 'tristeza' }] }],
    ['a behaviour', { conducts: [sadness] }, { alegria: [{ kind: 'did', sign: 'tristeza' }] }],
    ['an emotion of a habit', { habits: [sadness] }, { alegria: [{ kind: 'habit', sign: 'tristeza' }] }],
    ['none for the none option', { feelings: [{ sign: 'ninguna', virtue: null }] }, {}],
    [
      'a rating as weak by an administrator',
      { ratings: byAdministrator('debil') },
      { perdon: [{ kind: 'administrator' }] },
    ],
    ['no other rating by an administrator', { ratings: byAdministrator('media') }, {}],
    ['no rating by a test alone', { ratings: { perdon: { strength: 'debil', origin: 'test' } } }, {}],
  ])('%s', (_what, sources, reasons) => {
    expect(weakReasons({ ...nothing, ...sources })).toEqual(reasons);
  });

  test('a sign counts once, however many expectations have it, and once more as that of a habit', () => {
    const sources = { ...nothing, feelings: [sadness, sadness], habits: [sadness] };
    expect(weakReasons(sources)).toEqual({
      alegria: [
        { kind: 'felt', sign: 'tristeza' },
        { kind: 'habit', sign: 'tristeza' },
      ],
    });
  });

  test('a sign counts for the virtue it was stored with', () => {
    const feelings = [sadness, { sign: 'tristeza', virtue: 'compasion' } as const];
    expect(Object.keys(weakReasons({ ...nothing, feelings }))).toEqual(['alegria', 'compasion']);
  });

  test('come in a fixed order: administrator, mark, emotions, behaviours, habits', () => {
    const sign = { sign: 'rencor', virtue: 'perdon' } as const;
    const all = weakReasons({
      ratings: byAdministrator('debil'),
      habits: [sign],
      conducts: [sign],
      feelings: [sign],
      weakTest: ['perdon'],
    });
    expect(all.perdon?.map(({ kind }) => kind)).toEqual(['administrator', 'marked', 'felt', 'did', 'habit']);
  });
});

test('a habit is a reason to cite a virtue, not to rate it', () => {
  const felt: Reason = { kind: 'felt', sign: 'rencor' };
  expect(ratingReasons([{ kind: 'marked' }, felt, { kind: 'habit', sign: 'rencor' }])).toEqual([
    { kind: 'marked' },
    felt,
  ]);
});

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 3, 1],
  [9, 3, 6],
])('of %i reasons %i are shown and %i left', (all, shown, more) => {
  const reasons = Array.from({ length: all }, (_, position): Reason => ({ kind: 'felt', sign: `s${position}` }));
  const first = firstReasons(reasons);
  expect([first.shown.length, first.more]).toEqual([shown, more]);
  expect(first.shown).toEqual(reasons.slice(0, shown));
});
