import { describe, expect, it } from 'vitest';
import {
  mergePersonal,
  type PersonalChanges,
  type PersonalContent,
  parsePersonal,
  pressVirtue,
} from './personal-changes.ts';

const stored: PersonalContent = {
  motivate: ['alegria', 'perdon'],
  favourite: { alegria: 'Marta', perdon: 'Luis' },
  creations: { alegria: { chosen: ['A street party.'], own: '' } },
  dimension: 'family',
  duration: null,
  lifeproject: 'A garden',
};

describe('pressing a virtue', () => {
  it('chooses it, and a second press removes it', () => {
    expect(pressVirtue(['alegria', 'perdon'], 'guia')).toEqual(['alegria', 'perdon', 'guia']);
    expect(pressVirtue(['alegria', 'perdon'], 'alegria')).toEqual(['perdon']);
  });

  it('does nothing for a fourth, and one of three can still be removed', () => {
    expect(pressVirtue(['alegria', 'perdon', 'guia'], 'justicia')).toBeNull();
    expect(pressVirtue(['alegria', 'perdon', 'guia'], 'guia')).toEqual(['alegria', 'perdon']);
  });
});

describe('the form', () => {
  it('is empty when nothing is stored', () => {
    expect(mergePersonal(null, {}, ['alegria']).motivate).toEqual([]);
  });

  it('shows the stored texts with the changes applied, text by text', () => {
    const changes = { duration: 'intime', 'favourite.alegria': 'Olga' } as const;
    expect(mergePersonal(stored, changes, ['alegria', 'perdon'])).toEqual({
      ...stored,
      duration: 'intime',
      favourite: { alegria: 'Olga', perdon: 'Luis' },
    });
  });

  it('drops a virtue that is no longer strong, and keeps its text', () => {
    const content = mergePersonal(stored, { motivate: ['alegria', 'perdon'] }, ['perdon']);
    expect(content.motivate).toEqual(['perdon']);
    expect(content.favourite.alegria).toBe('Marta');
  });

  it('drops a text that was emptied', () => {
    expect(mergePersonal(stored, { 'favourite.perdon': '' }, ['perdon']).favourite).toEqual({ alegria: 'Marta' });
  });
});

describe('what a virtue could create', () => {
  const merged = (changes: PersonalChanges) => mergePersonal(stored, changes, ['alegria', 'perdon']).creations;

  it('is chosen and written apart, virtue by virtue', () => {
    expect(merged({ 'creation.alegria': 'A choir', 'chosen.perdon': ['A room to talk.'] })).toEqual({
      alegria: { chosen: ['A street party.'], own: 'A choir' },
      perdon: { chosen: ['A room to talk.'], own: '' },
    });
  });

  it('is gone when nothing is chosen and nothing written', () => {
    expect(merged({ 'chosen.alegria': [] })).toEqual({});
    expect(merged({ 'chosen.alegria': [], 'creation.alegria': 'A choir' })).toEqual({
      alegria: { chosen: [], own: 'A choir' },
    });
  });
});

describe('content of the tab', () => {
  it('is read as it was written', () => {
    const changes = {
      ...{ motivate: ['alegria', 'guia'], dimension: 'world', 'favourite.guia': 'Ana' },
      ...{ 'chosen.guia': ['A map.'], 'creation.guia': 'A school' },
    };
    expect(parsePersonal(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });

  it('is ignored where the form does not know it', () => {
    expect(parsePersonal({ motivate: 'alegria', dimension: 'galaxy', duration: 4, 'favourite.fe': 'x' })).toEqual({});
    expect(parsePersonal({ 'chosen.guia': 'A map.', 'creation.guia': 7, 'chosen.fe': [] })).toEqual({});
    expect(parsePersonal({ 'chosen.guia': ['A map.', 7] })).toEqual({ 'chosen.guia': ['A map.'] });
    expect(parsePersonal({ motivate: ['alegria', 'perdon', 'guia', 'justicia', 'fe'] }).motivate).toHaveLength(3);
  });
});
