import { virtues } from '@miraco/domain/virtues';
import { describe, expect, it, test } from 'vitest';
import { askedVirtues, type Blocked, mergeRatings, ratingResponses, ratingsAmong, unanswered } from './ratings.ts';

const blocked: Blocked = { alegria: 'weakTest', valentia: 'expectation' };

describe('the ratings', () => {
  it('are the stored ones with the changes applied', () => {
    expect(mergeRatings({ guia: 'medium', perdon: 'hard' }, { guia: 'hard' })).toEqual({
      guia: 'hard',
      perdon: 'hard',
    });
    expect(mergeRatings(null, {})).toEqual({});
  });

  it('are sent with the number of their question, and without the blocked ones', () => {
    expect(ratingResponses({ valentia: 'hard', alegria: 'hard', aceptacion: 'medium' }, blocked)).toEqual([
      { number: 1, type: 'medium', virtue: 'aceptacion' },
    ]);
  });
});

test('content of the tab is used only where it is valid', () => {
  expect(ratingsAmong({ guia: 'hard', perdon: 'weak', justicia: 2, courage: 'hard' })).toEqual({ guia: 'hard' });
});

describe('the questions', () => {
  it('are about all virtues except those rated as weak', () => {
    expect(askedVirtues({})).toEqual(virtues);
    expect(askedVirtues(blocked)).toHaveLength(21);
  });

  it('without an answer come in their order', () => {
    const all = Object.fromEntries(virtues.map((virtue) => [virtue, 'hard' as const]));
    expect(unanswered(all, {})).toEqual([]);
    expect(unanswered({ aceptacion: 'hard' }, blocked).slice(0, 2)).toEqual(['admiracion', 'compania']);
  });

  it('are answered when only blocked ones have no answer', () => {
    const rated = Object.fromEntries(askedVirtues(blocked).map((virtue) => [virtue, 'medium' as const]));
    expect(unanswered(rated, blocked)).toEqual([]);
    expect(unanswered(rated, { alegria: 'weakTest' })).toEqual(['valentia']);
  });
});
