import type { Ratings } from '@miraco/domain/ratings';
import { describe, expect, it } from 'vitest';
import { evaluationSteps, nextMissing, stepFor } from './steps.ts';

const ratings: Ratings = {
  valentia: { strength: 'fuerte', origin: 'test' },
  alegria: { strength: 'debil', origin: 'test' },
  aceptacion: { strength: 'debil', origin: 'administrator' },
};

describe('the steps', () => {
  it('are those with a virtue, under the number of their block', () => {
    expect(evaluationSteps(ratings)).toEqual([
      { number: 1, strength: 'debil', virtues: ['aceptacion', 'alegria'] },
      { number: 3, strength: 'fuerte', virtues: ['valentia'] },
    ]);
    expect(evaluationSteps({})).toEqual([]);
  });

  it('start where something is missing, unless the URL names an existing one', () => {
    const steps = evaluationSteps(ratings);
    expect(stepFor('3', steps, ['alegria'])?.number).toBe(3);
    expect(stepFor('2', steps, ['valentia'])?.number).toBe(3);
    expect(stepFor(null, steps, ['valentia'])?.number).toBe(3);
    expect(stepFor(null, steps, [])?.number).toBe(1);
    expect(stepFor('1', [], [])).toBeUndefined();
  });
});

describe('the next virtue', () => {
  const three = ['aceptacion', 'alegria', 'guia'] as const;

  it('is the first one after this that lacks something, then the first one before it', () => {
    expect(nextMissing('aceptacion', three, ['aceptacion', 'guia'])).toBe('guia');
    expect(nextMissing('guia', three, ['alegria'])).toBe('alegria');
  });

  it('is none where all the others are done', () => {
    expect(nextMissing('alegria', three, ['alegria'])).toBeUndefined();
  });
});
