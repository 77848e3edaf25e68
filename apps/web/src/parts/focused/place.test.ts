import { describe, expect, it } from 'vitest';
import { endPlace, missingItems, nextPlace, placeToShow, previousPlace, type Questions } from './place.ts';

const items = ['a', 'b', 'c', 'd'];
const questions = (answered: string, skippable = false): Questions => ({
  items,
  isAnswered: (item) => answered.includes(item),
  skippable,
});

describe('the place to show', () => {
  it('is the first unanswered question, or the end, where the address names none', () => {
    expect(placeToShow(null, questions(''))).toBe('a');
    expect(placeToShow(null, questions('ac'))).toBe('b');
    expect(placeToShow(null, questions('abcd'))).toBe(endPlace);
  });
  it('is the one of the address up to the first unanswered question', () => {
    expect(placeToShow('a', questions('ab'))).toBe('a');
    expect(placeToShow('c', questions('ab'))).toBe('c');
    expect(placeToShow('d', questions('ab'))).toBe('c');
    expect(placeToShow(endPlace, questions('ab'))).toBe('c');
    expect(placeToShow(endPlace, questions('abcd'))).toBe(endPlace);
  });
  it('is any one of the address where questions may be skipped', () => {
    expect(placeToShow('d', questions('', true))).toBe('d');
    expect(placeToShow(endPlace, questions('', true))).toBe(endPlace);
  });
  it('is the first unanswered question where the address names one that is not there', () => {
    expect(placeToShow('x', questions('a', true))).toBe('b');
  });
});

describe('the place after a question', () => {
  it('is the next without an answer after a new answer', () => {
    expect(nextPlace('a', questions('ab'), true)).toBe('c');
  });
  it('is its neighbour when it is read again', () => {
    expect(nextPlace('a', questions('ab'), false)).toBe('b');
  });
  it('after the last is what is missing, else the end', () => {
    expect(nextPlace('d', questions('acd'), true)).toBe('b');
    expect(nextPlace('d', questions('abcd'), true)).toBe(endPlace);
    expect(nextPlace('b', questions('abcd'), true)).toBe(endPlace);
  });
  it('after the last is the end where the rest was skipped', () => {
    expect(nextPlace('d', questions('d', true), true)).toBe(endPlace);
  });
  it('leads on from an unanswered last question', () => {
    expect(nextPlace('d', questions('abc', true), true)).toBe(endPlace);
  });
});

it('goes back from the end to the last question, and from the first to none', () => {
  expect(previousPlace(endPlace, items)).toBe('d');
  expect(previousPlace('b', items)).toBe('a');
  expect(previousPlace('a', items)).toBeUndefined();
});

it('counts the unanswered questions in order', () => {
  expect(missingItems(questions('bd'))).toEqual(['a', 'c']);
});
