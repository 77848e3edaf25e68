import { describe, expect, test } from 'vitest';
import { dueFor, isJustOpened, isLaterDuty, type Situation } from './due.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const now = 100 * week;
const today = '2026-11-24';
const when = { now, today, isWeekOld: (moment: number) => moment + week <= now };

const settled: Situation = {
  phase: 'responsibility',
  missing: [],
  rated: true,
  wellnessAt: now,
  evaluatedAt: now,
  exercises: {},
  trained: true,
  unwritten: 0,
  personal: true,
  professional: true,
  sessionAt: null,
};

const due = (change: Partial<Situation>) => dueFor({ ...settled, ...change }, when);

test('nothing is due for somebody who has done everything', () => {
  expect(due({})).toEqual([]);
});

test.each([
  ['weekly', { wellnessAt: null }],
  ['weekly', { wellnessAt: now - week }],
  ['evaluation', { evaluatedAt: null }],
  ['evaluation', { evaluatedAt: now - week }],
  ['firstExercise', { trained: false }],
  ['exercises', { exercises: { daily: null } }],
  ['manifest', { unwritten: 1 }],
  ['personal', { personal: false }],
  ['professional', { professional: false }],
] as const)('%s is due where it is not done: %o', (duty, change) => {
  expect(due(change)).toEqual([duty]);
});

test('exercises are due only while one of them was not done in its current period', () => {
  expect(due({ exercises: { daily: today, weekly: '2026-11-23' } })).toEqual([]);
  expect(due({ exercises: { daily: today, weekly: '2026-11-22' } })).toEqual(['exercises']);
});

test('a test or an evaluation is not due within its week', () => {
  expect(due({ wellnessAt: now - week + 1, evaluatedAt: now - week + 1 })).toEqual([]);
});

test('without a rated virtue there is nothing to evaluate, to train or to write', () => {
  const nothing = { wellnessAt: null, evaluatedAt: null, trained: false, unwritten: 23, personal: false };
  expect(due({ ...nothing, professional: false, rated: false })).toEqual(['weekly', 'personal']);
});

test('the week comes before the evaluation, that before training, training before writing', () => {
  const change = { wellnessAt: null, evaluatedAt: null, exercises: { daily: null }, unwritten: 23, personal: false };
  expect(due({ ...change, professional: false })).toEqual([
    ...['weekly', 'evaluation', 'exercises', 'manifest', 'personal', 'professional'],
  ]);
});

test('in Conscience only its steps are due, and at its end the wait', () => {
  const inConscience = { phase: 'conscience', wellnessAt: null, exercises: { daily: null }, unwritten: 23 } as const;
  expect(due({ ...inConscience, missing: ['weak', 'mediumhard'] })).toEqual(['weak', 'mediumhard']);
  expect(due(inConscience)).toEqual(['finished']);
});

test('a session comes first from the day before, else last', () => {
  const day = week / 7;
  expect(due({ exercises: { daily: null }, sessionAt: now + day - 1 })).toEqual(['session', 'exercises']);
  expect(due({ exercises: { daily: null }, sessionAt: now + day })).toEqual(['exercises', 'session']);
});

test('which of them belong to the later phases', () => {
  const all = due({
    wellnessAt: null,
    evaluatedAt: null,
    exercises: { daily: null },
    unwritten: 1,
    personal: false,
    professional: false,
  });
  expect(all.filter(isLaterDuty)).toEqual(all);
  expect((['session', 'weak', 'finished'] as const).filter(isLaterDuty)).toEqual([]);
});

describe('the later phases are just opened', () => {
  const situation = { phase: 'responsibility', evaluatedAt: null, trained: false } as const;

  test('until something is done in them', () => {
    expect(isJustOpened(situation, 0)).toBe(true);
    expect(isJustOpened(situation, 1)).toBe(false);
    expect(isJustOpened({ ...situation, evaluatedAt: 1 }, 0)).toBe(false);
    expect(isJustOpened({ ...situation, trained: true }, 0)).toBe(false);
  });

  test('and never in Conscience', () => {
    expect(isJustOpened({ ...situation, phase: 'conscience' }, 0)).toBe(false);
  });
});
