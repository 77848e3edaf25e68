import { describe, expect, it } from 'vitest';
import { mergePersonal, type PersonalContent, parsePersonal, pressVirtue } from './personal-changes.ts';

const stored: PersonalContent = {
  motivate: ['alegria', 'perdon'],
  favourite: { alegria: 'Marta', perdon: 'Luis' },
  dimension: 'family',
  duration: null,
  lifeproject: 'A garden',
};

describe('pressing a virtue', () => {
  it('chooses it, and pressed again gives it up', () => {
    expect(pressVirtue(['alegria', 'perdon'], 'guia')).toEqual(['alegria', 'perdon', 'guia']);
    expect(pressVirtue(['alegria', 'perdon'], 'alegria')).toEqual(['perdon']);
  });

  it('as the fourth changes nothing, and giving up one of three is still possible', () => {
    expect(pressVirtue(['alegria', 'perdon', 'guia'], 'justicia')).toBeNull();
    expect(pressVirtue(['alegria', 'perdon', 'guia'], 'guia')).toEqual(['alegria', 'perdon']);
  });
});

describe('the form', () => {
  it('is empty where nothing is stored', () => {
    expect(mergePersonal(null, {}, ['alegria']).motivate).toEqual([]);
  });

  it('shows what is stored with the changes over it, one text at a time', () => {
    const changes = { duration: 'intime', 'favourite.alegria': 'Olga' } as const;
    expect(mergePersonal(stored, changes, ['alegria', 'perdon'])).toEqual({
      ...stored,
      duration: 'intime',
      favourite: { alegria: 'Olga', perdon: 'Luis' },
    });
  });

  it('drops a virtue that is not strong any more, and keeps what was written about it', () => {
    const content = mergePersonal(stored, { motivate: ['alegria', 'perdon'] }, ['perdon']);
    expect(content.motivate).toEqual(['perdon']);
    expect(content.favourite.alegria).toBe('Marta');
  });

  it('lets go of a text that was emptied', () => {
    expect(mergePersonal(stored, { 'favourite.perdon': '' }, ['perdon']).favourite).toEqual({ alegria: 'Marta' });
  });
});

describe('what the tab kept', () => {
  it('comes back as it was written', () => {
    const changes = { motivate: ['alegria', 'guia'], dimension: 'world', 'favourite.guia': 'Ana' } as const;
    expect(parsePersonal(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });

  it('is left aside where it is nothing that the form knows', () => {
    expect(parsePersonal({ motivate: 'alegria', dimension: 'galaxy', duration: 4, 'favourite.fe': 'x' })).toEqual({});
    expect(parsePersonal({ motivate: ['alegria', 'perdon', 'guia', 'justicia', 'fe'] }).motivate).toHaveLength(3);
  });
});
