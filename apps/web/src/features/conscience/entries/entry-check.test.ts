import { longestText } from '@miraco/contract/lengths';
import { describe, expect, it } from 'vitest';
import { checkHabit, checkProspect, faultsOf, type HabitForm, type ProspectBlock } from './entry-check.ts';

const block: ProspectBlock = { who: 'madre', prospect: 'Ser la mejor', feelings: ['culpa'], conducts: ['quejarse'] };
const habit: HabitForm = {
  habit: 'Mirar el teléfono en la cama',
  feelings: ['tristeza'],
  action: '',
  frequency: 'diario',
  quantity: '',
  impact: '',
};

const faultsIn = (checked: { faults: object } | { entry: unknown }) => ('faults' in checked ? checked.faults : {});
const faultsOfBlock = (change: Partial<ProspectBlock>) => faultsIn(checkProspect({ ...block, ...change }));
const faultsOfHabit = (change: Partial<HabitForm>) => faultsIn(checkHabit({ ...habit, ...change }));

describe('an expectation', () => {
  it('that is complete is the server’s input, without the spaces around its text', () => {
    expect(checkProspect({ ...block, prospect: '  Ser la mejor \n' })).toEqual({
      entry: {
        who: 'madre',
        prospect: 'Ser la mejor',
        feelings: [{ emotion: 'culpa' }],
        conducts: [{ behavior: 'quejarse' }],
      },
    });
  });

  it('needs a person, a text, an emotion and a behaviour, and reports each that is missing', () => {
    const faults = faultsOfBlock({ who: '', prospect: ' \n ', feelings: [], conducts: [] });
    expect(Object.keys(faults)).toEqual(['who', 'prospect', 'feelings', 'conducts']);
  });

  it.each([
    ['of an unknown person', { who: 'vecino' }, ['who']],
    ['with an emotion twice', { feelings: ['culpa', 'culpa'] }, ['feelings']],
    ['with the none option beside another', { conducts: ['ninguno', 'quejarse'] }, ['conducts']],
    ['with the none option by itself', { feelings: ['ninguna'], conducts: ['ninguno'] }, []],
    ['of as many characters as there may be', { prospect: 'a'.repeat(longestText) }, []],
    ['of one more', { prospect: 'a'.repeat(longestText + 1) }, ['prospect']],
    ['of as many, and spaces around', { prospect: ` ${'a'.repeat(longestText)}\n` }, []],
  ])('%s', (_, change, fields) => {
    expect(Object.keys(faultsOfBlock(change))).toEqual(fields);
  });
});

describe('a habit', () => {
  it('needs a habit, an emotion and a frequency; the rest may stay empty', () => {
    expect(checkHabit(habit)).toEqual({ entry: { ...habit, feelings: [{ emotion: 'tristeza' }] } });
    expect(Object.keys(faultsOfHabit({ habit: '', feelings: [], frequency: '' }))).toEqual([
      'habit',
      'feelings',
      'frequency',
    ]);
  });

  it.each(['habit', 'action', 'impact'] as const)('has room for 2000 characters in %s', (field) => {
    expect(faultsOfHabit({ [field]: 'ñ'.repeat(2000) })).toEqual({});
    expect(faultsOfHabit({ [field]: 'ñ'.repeat(2001) })).toEqual({ [field]: 'validation.tooLong' });
  });

  it('has room for 200 in its quantity', () => {
    expect(faultsOfHabit({ quantity: 'ñ'.repeat(200) })).toEqual({});
    expect(faultsOfHabit({ quantity: 'ñ'.repeat(201) })).toEqual({ quantity: 'validation.tooLong' });
  });
});

describe('the faults of the fields', () => {
  it('are the first of each, at any depth, and none for other paths', () => {
    const issues = [
      { path: 'feelings.0.emotion', message: 'first' },
      { path: 'feelings', message: 'second' },
      { path: 'user', message: 'other' },
      { path: '', message: 'whole' },
    ];
    expect(faultsOf(issues, ['who', 'feelings'])).toEqual({ feelings: 'first' });
  });
});
