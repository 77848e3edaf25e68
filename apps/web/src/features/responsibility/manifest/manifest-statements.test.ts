import { longestText } from '@miraco/contract/lengths';
import type { Rating } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { describe, expect, it } from 'vitest';
import {
  isTooLong,
  manifestSections,
  shownStatements,
  statementsAmong,
  unsaved,
  withSaved,
} from './manifest-statements.ts';

const rated = (strength: Rating['strength']): Rating => ({ strength, origin: 'test' });

describe('the sections of the manifesto', () => {
  it('are to train, strong, medium, and unrated at the end', () => {
    const sections = manifestSections({ alegria: rated('media'), perdon: rated('debil'), guia: rated('fuerte') });
    expect(sections.map(({ strength }) => strength)).toEqual(['debil', 'fuerte', 'media', 'unrated']);
    expect(sections.slice(0, 3).map((section) => section.virtues)).toEqual([['perdon'], ['guia'], ['alegria']]);
  });

  it('contain every virtue once, rated or not', () => {
    for (const ratings of [{}, { alegria: rated('media') }]) {
      const held = manifestSections(ratings).flatMap((section) => section.virtues);
      expect(held.toSorted()).toEqual(virtues.toSorted());
    }
  });

  it('are left out when empty', () => {
    expect(manifestSections({}).map(({ strength }) => strength)).toEqual(['unrated']);
  });
});

describe('the text on the screen', () => {
  it('is the typed text over the stored one, also where it is empty', () => {
    const shown = shownStatements({ guia: 'De antes', perdon: 'De antes' }, { guia: '', alegria: 'Nuevo' });
    expect([shown.guia, shown.perdon, shown.alegria, shown.valentia]).toEqual(['', 'De antes', 'Nuevo', '']);
  });
});

describe('saving', () => {
  it('sends the texts that differ from the stored ones, and only these', () => {
    const stored = { guia: 'Igual', perdon: 'De antes' };
    expect(unsaved(stored, { guia: ' Igual ', perdon: '', alegria: 'Nuevo', valentia: '  ' })).toEqual({
      perdon: '',
      alegria: 'Nuevo',
    });
  });

  it('keeps what was not sent, and removes what was sent empty', () => {
    expect(withSaved({ guia: 'Queda', perdon: 'Se va' }, { perdon: ' ', alegria: ' Nuevo ' })).toEqual({
      guia: 'Queda',
      alegria: 'Nuevo',
    });
  });
});

it('a statement of exactly the limit is not too long, and blanks around it do not count', () => {
  expect(isTooLong(` ${'a'.repeat(longestText)} `)).toBe(false);
  expect(isTooLong('a'.repeat(longestText + 1))).toBe(true);
});

it('only texts of virtues are read from the tab', () => {
  expect(statementsAmong({ guia: 'Voy', perdon: 3, other: 'x' })).toEqual({ guia: 'Voy' });
});
