import { describe, expect, it, test } from 'vitest';
import { hasContent, leftToRate, stepState, stepsOf } from './step-state.ts';

const date = 1;
const marked = { form: 'weak' as const, content: { virtues: ['alegria' as const] }, date };
const unmarked = { form: 'weak' as const, content: { virtues: [] }, date };

describe('a draft has content', () => {
  test.each([
    ['no draft', null, false],
    ['marks', marked, true],
    ['marks that were all taken back', unmarked, false],
    ['a rating', { form: 'mediumhard' as const, content: { ratings: { guia: 'hard' as const } }, date }, true],
    ['no rating', { form: 'mediumhard' as const, content: { ratings: {} }, date }, false],
    ['an answer', { form: 'initial' as const, content: { responses: [null, 3 as const] }, date }, true],
    ['no answer', { form: 'initial' as const, content: { responses: [null, null] }, date }, false],
  ])('with %s: %#', (_what, draft, content) => {
    expect(hasContent(draft)).toBe(content);
  });
});

describe('a step', () => {
  it('is done, or done and changed since', () => {
    expect(stepState('weak', true, null)).toBe('done');
    expect(stepState('weak', true, unmarked)).toBe('done');
    expect(stepState('weak', true, marked)).toBe('changed');
  });

  it('is begun while its draft has content', () => {
    expect(stepState('weak', false, marked)).toBe('begun');
    expect(stepState('weak', false, unmarked)).toBe('pending');
    expect(stepState('weak', false, null)).toBe('pending');
  });

  it('is never due where no other step depends on it', () => {
    expect(stepState('harmful', false, null)).toBe('optional');
    expect(stepState('harmful', true, null)).toBe('done');
  });
});

describe('the steps of the phase', () => {
  it('each have the state of their own draft', () => {
    const steps = stepsOf({ missing: ['weak', 'mediumhard'], habitCount: 1 }, { weak: marked });
    expect(steps.map(({ step, state }) => [step, state])).toEqual([
      ['initial', 'done'],
      ['weak', 'begun'],
      ['prospect', 'done'],
      ['mediumhard', 'pending'],
      ['harmful', 'done'],
    ]);
  });
});

describe('what is left to rate', () => {
  const weak = { strength: 'debil', origin: 'test' } as const;
  const strong = { strength: 'fuerte', origin: 'test' } as const;
  const changed = { strength: 'fuerte', origin: 'administrator' } as const;

  it('is counted once the medium/hard test has been taken', () => {
    expect(leftToRate({ ratings: { guia: weak, alegria: strong }, unrated: ['perdon'] })).toBe(1);
    expect(leftToRate({ ratings: { alegria: strong }, unrated: [] })).toBe(0);
  });

  it('is not counted before: all virtues are left then', () => {
    expect(leftToRate({ ratings: {}, unrated: ['perdon'] })).toBe(0);
    expect(leftToRate({ ratings: { guia: weak, alegria: changed }, unrated: ['perdon'] })).toBe(0);
  });
});
