import { describe, expect, it, test } from 'vitest';
import { careSignsOf, caresInEvaluation, caresInExpectation } from './care.ts';
import type { Evaluation } from './evaluation.ts';

const isCare = careSignsOf(
  { signs: { tristeza: { care: true }, odio: { care: true }, envidia: {} } },
  { signs: { aislarse: { care: true }, postergar: { care: false } } },
);

test.each([
  ['tristeza', true],
  ['aislarse', true],
  ['envidia', false],
  ['postergar', false],
  ['ninguna', false],
  ['constructor', false],
])('whether %s is a care sign: %s', (sign, expected) => {
  expect(isCare(sign)).toBe(expected);
});

describe('an expectation', () => {
  test.each([
    ['about oneself with a care sign cares', true, ['envidia', 'tristeza'], true],
    ['about oneself with a care behaviour cares', true, ['envidia', 'aislarse'], true],
    ['about others with care signs does not', false, ['tristeza', 'aislarse'], false],
    ['about oneself with other signs does not', true, ['envidia', 'postergar'], false],
    ['without signs does not', true, [], false],
  ] as const)('%s', (_rule, me, signs, expected) => {
    expect(caresInExpectation(me, signs, isCare)).toBe(expected);
  });
});

describe('an evaluation', () => {
  test.each<[string, Evaluation, boolean]>([
    ['with two care signs every day cares', { alegria: { tristeza: 'diario', odio: 'diario' } }, true],
    [
      'of two virtues too',
      { alegria: { tristeza: 'diario' }, compania: { aislarse: 'diario' }, guia: 'ninguno' },
      true,
    ],
    ['with one every day does not', { alegria: { tristeza: 'diario', odio: 'algunos' } }, false],
    ['with two on some days does not', { alegria: { tristeza: 'algunos', odio: 'algunos' } }, false],
    ['with two on few days does not', { alegria: { tristeza: 'pocos' }, compania: { aislarse: 'pocos' } }, false],
    ['with one and others every day does not', { alegria: { tristeza: 'diario', envidia: 'diario' } }, false],
    ['without signs does not', { alegria: 'ninguno' }, false],
    ['of no virtue does not', {}, false],
  ])('%s', (_rule, evaluation, expected) => {
    expect(caresInEvaluation(evaluation, isCare)).toBe(expected);
  });

  it('counts a sign once that two virtues have', () => {
    const twice: Evaluation = { alegria: { tristeza: 'diario' }, compania: { tristeza: 'diario' } };
    expect(caresInEvaluation(twice, isCare)).toBe(false);
  });
});
