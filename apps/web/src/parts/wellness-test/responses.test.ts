import type { Answer } from '@miraco/domain/wellness';
import { describe, expect, it, test } from 'vitest';
import {
  answersAmong,
  countAnswered,
  type DraftResponses,
  finished,
  firstMissing,
  firstUnansweredStep,
  mergeDraft,
  stepToShow,
} from './responses.ts';

/** A draft whose first `count` questions are answered with `answer`. */
const answered = (count: number, answer: Answer = 3): DraftResponses =>
  Array.from({ length: 20 }, (_, position) => (position < count ? answer : null));

describe('a stored and a local draft', () => {
  it('are empty together when there is neither', () => {
    expect(mergeDraft(null, {})).toEqual(answered(0));
  });

  it('are the stored one where nothing is unsaved', () => {
    expect(mergeDraft(answered(7), {})).toEqual(answered(7));
  });

  it('are the local answer where both have one, and the stored answers otherwise', () => {
    const merged = mergeDraft(answered(7), { 0: 1, 7: 4 });
    expect(merged.slice(0, 9)).toEqual([1, 3, 3, 3, 3, 3, 3, 4, null]);
  });

  it('always have 20 places, however many the stored one had', () => {
    expect(mergeDraft([2], {})).toEqual([2, ...answered(0).slice(1)]);
  });
});

describe('content of the tab', () => {
  test.each([
    ['answers', { 0: 1, 19: 4 }, { 0: 1, 19: 4 }],
    ['answers that do not exist', { 0: 0, 1: 5, 2: '3', 3: 2.5, 4: null }, {}],
    ['questions that do not exist', { 20: 1, '-1': 2, a: 3, '1.5': 4 }, {}],
  ])('is used only where it is valid: %s', (_what, found, unsent) => {
    expect(answersAmong(found)).toEqual(unsent);
  });
});

describe('the step to continue with', () => {
  test.each([
    [0, 1],
    [4, 1],
    [5, 2],
    [9, 2],
    [10, 3],
    [15, 4],
    [19, 4],
    [20, 4],
  ])('with %i answers is step %i', (count, step) => {
    expect(firstUnansweredStep(answered(count))).toBe(step);
  });

  it('is the first one with a gap, however many answers follow', () => {
    expect(firstUnansweredStep([...answered(20)].with(6, null))).toBe(2);
  });

  test.each([
    ['nothing', null, 2, 2],
    ['an earlier step', '1', 2, 1],
    ['the step under way', '2', 2, 2],
    ['a step not reached yet', '4', 2, 2],
    ['a finished test from its start', '1', 4, 1],
    ['step 0', '0', 2, 2],
    ['step 5 of a finished test', '5', 4, 4],
    ['text', 'two', 2, 2],
    ['a fraction', '1.5', 2, 2],
    ['an empty value', '', 2, 2],
  ])('follows the URL only through finished steps: %s', (_what, requested, furthest, step) => {
    expect(stepToShow(requested, furthest, furthest)).toBe(step);
  });

  it('of a read-only test is the first, and every other one can be opened', () => {
    expect(stepToShow(null, 1, 4)).toBe(1);
    expect(stepToShow('4', 1, 4)).toBe(4);
  });
});

describe('what is missing', () => {
  it('is the first unanswered question of the step', () => {
    expect(firstMissing(answered(7), 2)).toBe(7);
    expect(firstMissing([...answered(5)].with(0, null), 1)).toBe(0);
  });

  it('is nothing in a finished step', () => {
    expect(firstMissing(answered(5), 1)).toBeUndefined();
  });

  it('is counted', () => {
    expect(countAnswered(answered(7))).toBe(7);
  });

  it('keeps a test of 19 answers from being finished, and nothing keeps one of 20', () => {
    expect(finished(answered(19))).toBeNull();
    expect(finished(answered(20))).toEqual(answered(20));
  });
});
