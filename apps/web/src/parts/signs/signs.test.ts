import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '#ui/multi-select-options.ts';
import { signGroups, signName, touchedVirtues } from './signs.ts';

const { behaviours, emotions, virtues: names } = await loadMethod();

describe('the signs to choose from', () => {
  it.each([
    ['emotions', emotions, 'ninguna'],
    ['behaviours', behaviours, 'ninguno'],
  ])('are all %s, the none option first', (_, signs, none) => {
    const options = optionsOf(signGroups(signs, names, 'es'));
    expect(options[0]).toEqual({ value: none, label: signs.none.es, exclusive: true });
    expect(options.filter((option) => option.exclusive)).toHaveLength(1);
    expect(options.slice(1).map((option) => option.value)).toHaveLength(Object.keys(signs.signs).length);
    expect(new Set(options.map((option) => option.value)).size).toBe(options.length);
  });

  it('are grouped under the virtue that they touch, and name it', () => {
    const groups = signGroups(behaviours, names, 'en').slice(1);
    expect(groups.map((group) => group.label)).toEqual(virtues.map((virtue) => names[virtue].name.en));
    for (const group of groups) expect(group.options.every((option) => option.note === group.label)).toBe(true);
    const discipline = groups[virtues.indexOf('disciplina')];
    expect(discipline?.options.map((option) => option.value)).toContain('postergar');
  });
});

describe('a sign', () => {
  it('has a name in the language of the reader', () => {
    expect(signName(emotions, 'tristeza', 'es')).toBe('Tristeza');
    expect(signName(emotions, 'tristeza', 'en')).toBe('Sadness');
    expect(signName(emotions, 'ninguna', 'en')).toBe(emotions.none.en);
  });

  it('that the method does not know is shown by its key', () => {
    expect(signName(emotions, 'olvidada', 'es')).toBe('olvidada');
    expect(signName(emotions, 'constructor', 'es')).toBe('constructor');
  });
});

describe('the virtues that an entry touches', () => {
  it('are named once, in the order of the method', () => {
    const signs = [{ virtue: 'valentia' as const }, { virtue: 'alegria' as const }, { virtue: 'valentia' as const }];
    expect(touchedVirtues(signs)).toEqual(['alegria', 'valentia']);
  });

  it('are none for the none option', () => {
    expect(touchedVirtues([{ virtue: null }])).toEqual([]);
  });
});
