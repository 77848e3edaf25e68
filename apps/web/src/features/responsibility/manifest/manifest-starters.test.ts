import { translator } from '@miraco/i18n/translator';
import { loadMethod } from '@miraco/method/load';
import { expect, it } from 'vitest';
import { starters } from './manifest-starters.ts';

const { emotions, behaviours } = await loadMethod();
const t = translator('es');
const about = { virtue: 'disciplina', name: 'Disciplina', strength: 'debil' } as const;
const begin = (reasons: Parameters<typeof starters>[0]['reasons']) =>
  starters({ ...about, reasons }, { emotions, behaviours }, 'es', t);

it('a statement begins with at most two of the signs that the user told of, each once, and with the strength', () => {
  const own = begin([
    { kind: 'marked' },
    { kind: 'did', sign: 'postergar' },
    { kind: 'did', sign: 'postergar' },
    { kind: 'felt', sign: 'tristeza' },
    { kind: 'felt', sign: 'soledad' },
  ]);
  expect(own).toHaveLength(3);
  expect(own[0]).toContain(behaviours.signs.postergar?.es);
  expect(own[1]).toContain(emotions.signs.tristeza?.es);
  expect(own[2]).toBe(t('manifest.starter.debil', { virtue: 'disciplina' }));
});

it('a virtue of which nothing was told has one beginning', () => {
  expect(begin([])).toEqual([t('manifest.starter.debil', { virtue: 'disciplina' })]);
});
