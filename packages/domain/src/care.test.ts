import { describe, expect, it, test } from 'vitest';
import { type CareNeed, careInEvaluation, careInExpectation, careInHabit, careMarksOf } from './care.ts';
import { type Person, people } from './entries.ts';
import { type Evaluation, type SignFrequency, signFrequencies } from './evaluation.ts';

const marks = careMarksOf(
  {
    signs: {
      tristeza: { care: true },
      odio: { care: true },
      envidia: {},
      miedo: { harm: 'partner' },
      miedoaalguien: { care: true, harm: 'anyone' },
      rendirse: { care: true, common: true },
    },
  },
  {
    signs: {
      aislarse: { care: true },
      postergar: { care: false },
      callar: { care: true, harm: 'partner' },
      gastar: { care: true, common: true },
      arriesgar: { care: true, common: true },
      descuidarse: { care: true, common: true },
    },
  },
);

test.each([
  ['tristeza', { care: true }],
  ['aislarse', { care: true }],
  ['miedo', { harm: 'partner' }],
  ['envidia', {}],
  ['ninguna', {}],
  ['constructor', {}],
])('the mark of %s is %j', (sign, mark) => {
  expect(marks(sign)).toEqual(mark);
});

describe('an expectation', () => {
  const partners: readonly string[] = ['pareja', 'expareja'] satisfies Person[];
  const others = people.filter((who) => !partners.includes(who));
  const rules: [string, readonly string[], Record<'me' | 'others', Record<'partner' | 'other', CareNeed | null>>][] = [
    ['without signs', [], { me: { partner: null, other: null }, others: { partner: null, other: null } }],
    [
      'with signs that are not marked',
      ['envidia', 'postergar'],
      { me: { partner: null, other: null }, others: { partner: null, other: null } },
    ],
    [
      'with a care sign among others',
      ['envidia', 'tristeza'],
      { me: { partner: 'distress', other: 'distress' }, others: { partner: null, other: null } },
    ],
    [
      'with a common care sign',
      ['gastar'],
      { me: { partner: 'distress', other: 'distress' }, others: { partner: null, other: null } },
    ],
    [
      'with fear, which is no care sign on its own',
      ['miedo'],
      { me: { partner: 'violence', other: null }, others: { partner: 'violence', other: null } },
    ],
    [
      'with silence, which is one',
      ['callar'],
      { me: { partner: 'violence', other: 'distress' }, others: { partner: 'violence', other: null } },
    ],
    [
      'with sadness and fear',
      ['tristeza', 'miedo'],
      { me: { partner: 'violence', other: 'distress' }, others: { partner: 'violence', other: null } },
    ],
    [
      'with fear of somebody close',
      ['miedoaalguien'],
      { me: { partner: 'violence', other: 'violence' }, others: { partner: 'violence', other: 'violence' } },
    ],
  ];
  test.each(rules)('%s', (_rule, signs, needs) => {
    const needOf = (me: boolean, who: string) => careInExpectation({ me, who }, signs, marks);
    for (const who of partners) {
      expect([needOf(true, who), needOf(false, who)]).toEqual([needs.me.partner, needs.others.partner]);
    }
    for (const who of others) {
      expect([needOf(true, who), needOf(false, who)]).toEqual([needs.me.other, needs.others.other]);
    }
  });
});

test.each<[string, readonly string[], CareNeed | null]>([
  ['with a care sign in its feelings', ['envidia', 'tristeza'], 'distress'],
  ['with a common one', ['rendirse'], 'distress'],
  ['with fear of somebody close', ['tristeza', 'miedoaalguien'], 'violence'],
  ['with fear', ['miedo'], null],
  ['with other signs', ['envidia'], null],
  ['without signs', ['ninguna'], null],
])('a habit %s', (_rule, feelings, need) => {
  expect(careInHabit(feelings, marks)).toBe(need);
});

describe('an evaluation', () => {
  test.each<[string, Evaluation, CareNeed | null]>([
    ['with two care signs every day cares', { alegria: { tristeza: 'diario', odio: 'diario' } }, 'distress'],
    [
      'of two virtues too',
      { alegria: { tristeza: 'diario' }, compania: { aislarse: 'diario' }, guia: 'ninguno' },
      'distress',
    ],
    ['with one every day does not', { alegria: { tristeza: 'diario', odio: 'algunos' } }, null],
    ['with two on some days does not', { alegria: { tristeza: 'algunos', odio: 'algunos' } }, null],
    ['with two on few days does not', { alegria: { tristeza: 'pocos' }, compania: { aislarse: 'pocos' } }, null],
    ['with one and others every day does not', { alegria: { tristeza: 'diario', envidia: 'diario' } }, null],
    ['with one and one common sign does not', { alegria: { tristeza: 'diario' }, guia: { gastar: 'diario' } }, null],
    [
      'with one and two common signs cares',
      { alegria: { tristeza: 'diario' }, guia: { gastar: 'diario', rendirse: 'diario' } },
      'distress',
    ],
    ['with three common signs does not', { guia: { gastar: 'diario', rendirse: 'diario', arriesgar: 'diario' } }, null],
    [
      'with four common signs cares',
      { guia: { gastar: 'diario', rendirse: 'diario', arriesgar: 'diario' }, alegria: { descuidarse: 'diario' } },
      'distress',
    ],
    [
      'with fear and sadness every day does not',
      { valentia: { miedo: 'diario' }, alegria: { tristeza: 'diario' } },
      null,
    ],
    ['without signs does not', { alegria: 'ninguno' }, null],
    ['of no virtue does not', {}, null],
  ])('%s', (_rule, evaluation, expected) => {
    expect(careInEvaluation(evaluation, marks)).toBe(expected);
  });

  test.each(signFrequencies)('with fear of somebody close (%s) puts the help against violence first', (frequency) => {
    const other: Record<string, SignFrequency> = { tristeza: 'diario', odio: 'diario' };
    expect(careInEvaluation({ proteccion: { miedoaalguien: frequency } }, marks)).toBe('violence');
    expect(careInEvaluation({ alegria: other, proteccion: { miedoaalguien: frequency } }, marks)).toBe('violence');
  });

  it('counts a sign once that two virtues have', () => {
    const twice: Evaluation = { alegria: { tristeza: 'diario' }, compania: { tristeza: 'diario' } };
    expect(careInEvaluation(twice, marks)).toBeNull();
  });
});
