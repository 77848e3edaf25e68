import { describe, expect, it } from 'vitest';
import { changesAmong, changesOf, emptyBlock, mergeForms } from './prospect-forms.ts';

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
