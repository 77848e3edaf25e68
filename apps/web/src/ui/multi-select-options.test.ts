import { describe, expect, it } from 'vitest';
import {
  chosenOptions,
  filterGroups,
  type Option,
  type OptionGroup,
  optionsOf,
  positionAfterKey,
  toggle,
} from './multi-select-options.ts';

const none: Option = { value: 'none', label: 'None of these', exclusive: true };
const pear: Option = { value: 'pear', label: 'Pera limonera', note: 'Árbol' };
const fig: Option = { value: 'fig', label: 'Higo (breva)', note: 'Árbol' };
const pepper: Option = { value: 'pepper', label: 'Ñora', note: 'Mata', aliases: ['pimiento', 'bola'] };
const groups: OptionGroup[] = [
  { options: [none] },
  { label: 'Árbol', options: [pear, fig] },
  { label: 'Mata', options: [pepper] },
];
const options = optionsOf(groups);
const found = (query: string) => optionsOf(filterGroups(groups, query)).map((option) => option.value);

describe('a search', () => {
  it.each([
    ['', ['none', 'pear', 'fig', 'pepper']],
    ['   ', ['none', 'pear', 'fig', 'pepper']],
    ['PERA', ['pear']],
    ['péra', ['pear']],
    ['nora', ['pepper']],
    ['limon per', ['pear']],
    ['pera higo', []],
    ['(', ['fig']],
    ['.*', []],
  ])('for "%s" finds %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  it('finds what the note says', () => {
    expect(found('arbol')).toEqual(['pear', 'fig']);
    expect(found('arbol breva')).toEqual(['fig']);
  });

  it('does not mind how an accent is written', () => {
    expect(found('A\u0301rbol')).toEqual(['pear', 'fig']);
  });

  it('drops the groups that it leaves empty', () => {
    expect(filterGroups(groups, 'pera')).toEqual([{ options: [pear] }]);
    expect(filterGroups(groups, 'quince')).toEqual([]);
  });

  it('without a query leaves the groups as they are', () => {
    expect(filterGroups(groups, ' ')).toBe(groups);
  });

  it('finds an alias, and names the one that it found', () => {
    expect(filterGroups(groups, 'PIMIENTO')).toEqual([{ options: [{ ...pepper, found: 'pimiento' }] }]);
    expect(filterGroups(groups, 'bola nora')).toEqual([{ options: [{ ...pepper, found: 'bola' }] }]);
  });

  it('names the alias that has every word, before one that has some', () => {
    const fear: Option = { value: 'fear', label: 'Miedo', aliases: ['amenazas', 'me pega'] };
    expect(filterGroups([{ options: [fear] }], 'me pega')).toEqual([{ options: [{ ...fear, found: 'me pega' }] }]);
  });

  it('lists matches in the label before matches in an alias, and these before matches in the note', () => {
    const ofNote = { value: 'note', label: 'Sauce', note: 'Limón' };
    const ofAlias = { value: 'alias', label: 'Cidro', aliases: ['limonero'] };
    const ofLabel = { value: 'label', label: 'Pera limonera' };
    const ranked = filterGroups(
      [
        { label: 'A', options: [ofNote, ofAlias] },
        { label: 'B', options: [ofLabel] },
      ],
      'limon',
    );
    expect(ranked).toEqual([{ options: [ofLabel, { ...ofAlias, found: 'limonero' }, ofNote] }]);
  });
});

describe('choosing', () => {
  it('adds at the end, and takes back what was chosen', () => {
    expect(toggle(['fig'], pear, options)).toEqual(['fig', 'pear']);
    expect(toggle(['fig', 'pear'], fig, options)).toEqual(['pear']);
  });

  it('an option that stands alone clears all others', () => {
    expect(toggle(['fig', 'pear'], none, options)).toEqual(['none']);
  });

  it('any other clears the one that stands alone', () => {
    expect(toggle(['none'], fig, options)).toEqual(['fig']);
  });

  it('takes back the one that stands alone', () => {
    expect(toggle(['none'], none, options)).toEqual([]);
  });
});

describe('the chosen options', () => {
  it('are shown in the order of choosing', () => {
    expect(chosenOptions(['pepper', 'pear'], options)).toEqual([pepper, pear]);
  });

  it('are labelled by their value once they are no longer offered', () => {
    expect(chosenOptions(['quince'], options)).toEqual([{ value: 'quince', label: 'quince' }]);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 0],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 0, 9],
    ['ArrowUp', 5, 4],
    ['PageDown', 0, 8],
    ['PageDown', 5, 9],
    ['PageUp', 9, 1],
    ['PageUp', 3, 0],
    ['a', 3, undefined],
  ])('%s leads from %i to %s of ten', (key, from, to) => {
    expect(positionAfterKey(key, from, 10)).toBe(to);
  });

  it('moves nothing in an empty list', () => {
    expect(positionAfterKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});
