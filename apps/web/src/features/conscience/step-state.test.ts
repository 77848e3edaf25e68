import { describe, expect, it, test } from 'vitest';
import { hasContent, stepState } from './step-state.ts';

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

  it('is begun while its draft has something in it', () => {
    expect(stepState('weak', false, marked)).toBe('begun');
    expect(stepState('weak', false, unmarked)).toBe('pending');
    expect(stepState('weak', false, null)).toBe('pending');
  });

  it('is never due where nothing waits for it', () => {
    expect(stepState('harmful', false, null)).toBe('optional');
    expect(stepState('harmful', true, null)).toBe('done');
  });
});
