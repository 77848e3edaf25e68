import { describe, expect, it } from 'vitest';
import {
  blockOf,
  changesAmong,
  changesOf,
  emptyBlock,
  fieldsAmong,
  listsOf,
  mergeForms,
  signsOf,
  typedParts,
} from './prospect-forms.ts';

const stored = {
  me: { who: 'madre', prospect: 'Ser la mejor', feelings: ['culpa'], conducts: [] },
  others: emptyBlock,
};

describe('the two forms', () => {
  it('are empty at first', () => {
    expect(mergeForms(null, {})).toEqual({ me: emptyBlock, others: emptyBlock });
  });

  it('show the changes made here applied to the server’s version, field by field', () => {
    const changes = {
      ...changesOf('me', { prospect: 'Ser perfecta' }),
      ...changesOf('others', { conducts: ['quejarse'] }),
    };
    expect(mergeForms(stored, changes)).toEqual({
      me: { ...stored.me, prospect: 'Ser perfecta' },
      others: { ...emptyBlock, conducts: ['quejarse'] },
    });
  });

  it('are emptied one by one: the content of the other stays', () => {
    const filled = { ...stored, others: { ...emptyBlock, prospect: 'Que me entienda' } };
    expect(mergeForms(filled, changesOf('me', emptyBlock))).toEqual({ me: emptyBlock, others: filled.others });
  });
});

it('what is typed and not added is a block with anything in it', () => {
  expect(typedParts(mergeForms(null, {}))).toEqual([]);
  expect(typedParts(stored)).toEqual(['me']);
  for (const fields of [{ who: 'yo' }, { prospect: 'a' }, { feelings: ['culpa'] }, { conducts: ['quejarse'] }])
    expect(typedParts(mergeForms(null, changesOf('others', fields)))).toEqual(['others']);
});

describe('an expectation that is stored', () => {
  const entry = {
    who: 'madre',
    prospect: 'Ser la mejor',
    feelings: [{ emotion: 'culpa', virtue: 'perdon' }, { emotion: 'miedo' }],
    conducts: [{ behavior: 'quejarse' }],
  };

  it('fills the form that corrects it', () => {
    const form = { who: 'madre', prospect: 'Ser la mejor', feelings: ['culpa', 'miedo'], conducts: ['quejarse'] };
    expect(blockOf(entry)).toEqual(form);
    expect(signsOf(entry)).toEqual(['culpa', 'miedo', 'quejarse']);
  });

  it('is listed in its block, in the order given', () => {
    const [first, second, third] = [{ me: true }, { me: false }, { me: true }];
    expect(listsOf([first, second, third])).toEqual([
      { part: 'me', entries: [first, third] },
      { part: 'others', entries: [second] },
    ]);
  });

  it('is corrected with the fields found in the tab, and no others', () => {
    expect(fieldsAmong({ who: 'yo', feelings: ['culpa'], conducts: [3], me: false })).toEqual({
      who: 'yo',
      feelings: ['culpa'],
    });
  });
});

describe('content of the tab', () => {
  it('is read as it was written', () => {
    const changes = {
      ...changesOf('me', { who: 'yo', feelings: ['culpa'] }),
      ...changesOf('others', { prospect: '' }),
    };
    expect(changesAmong(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });

  it('is ignored where it is something else', () => {
    const found = {
      'me.who': 3,
      'me.feelings': ['culpa', 4],
      'others.conducts': 'quejarse',
      'me.date': 'x',
      who: 'yo',
    };
    expect(changesAmong(found)).toEqual({});
  });
});
