import { describe, expect, it } from 'vitest';
import { entriesAmong, fittingEntries, mergeEntries, withSign } from './entries.ts';

describe('a sign', () => {
  it('is added, changed and removed', () => {
    expect(withSign(undefined, 'envidia', 'pocos')).toEqual({ envidia: 'pocos' });
    expect(withSign({ envidia: 'pocos' }, 'envidia', 'diario')).toEqual({ envidia: 'diario' });
    expect(withSign({ envidia: 'pocos', rivalidad: 'diario' }, 'envidia', undefined)).toEqual({ rivalidad: 'diario' });
  });

  it('is refused as the fourth, and three can still be changed', () => {
    const three = { a: 'diario', b: 'pocos', c: 'pocos' } as const;
    expect(withSign({ a: 'diario', b: 'pocos' }, 'c', 'pocos')).toEqual(three);
    expect(withSign(three, 'd', 'diario')).toBeUndefined();
    expect(withSign(three, 'c', 'algunos')).toEqual({ ...three, c: 'algunos' });
  });

  it('takes the place of none', () => {
    expect(withSign('ninguno', 'envidia', 'pocos')).toEqual({ envidia: 'pocos' });
  });
});

describe('the entries', () => {
  it('are the stored ones with the changed ones in place, each virtue as a whole', () => {
    const stored = { alegria: { tristeza: 'diario' }, guia: 'ninguno' } as const;
    expect(mergeEntries(stored, { alegria: { malhumor: 'pocos' } })).toEqual({
      alegria: { malhumor: 'pocos' },
      guia: 'ninguno',
    });
  });

  it('of a virtue without any sign are removed', () => {
    expect(mergeEntries({ alegria: { tristeza: 'diario' } }, { alegria: {} })).toEqual({});
  });

  it('found in the tab are used only where they are valid', () => {
    const found = { alegria: { tristeza: 'diario', malhumor: 'often' }, guia: 'ninguno', perdon: 'all', courage: {} };
    expect(entriesAmong(found)).toEqual({ alegria: { tristeza: 'diario' }, guia: 'ninguno' });
  });
});

describe('a draft', () => {
  const offered = () => ({ emotions: ['tristeza', 'malhumor'], behaviours: ['queja', 'prisa'] });

  it('loses the virtues that are no longer rated', () => {
    expect(fittingEntries({ alegria: 'ninguno', guia: 'ninguno' }, ['guia'], offered)).toEqual({ guia: 'ninguno' });
  });

  it('loses the signs that no longer belong to the virtue', () => {
    expect(fittingEntries({ alegria: { tristeza: 'diario', envidia: 'pocos' } }, ['alegria'], offered)).toEqual({
      alegria: { tristeza: 'diario' },
    });
    expect(fittingEntries({ alegria: { envidia: 'pocos' } }, ['alegria'], offered)).toEqual({});
  });

  it('is never more than three signs a virtue', () => {
    const four = { tristeza: 'diario', malhumor: 'diario', queja: 'diario', prisa: 'pocos' } as const;
    const fitting = fittingEntries({ alegria: four }, ['alegria'], offered);
    expect(Object.keys(fitting.alegria ?? {})).toHaveLength(3);
  });
});
