import { type Language, languages } from '@miraco/domain/languages';
import { forEveryVirtue, virtues } from '@miraco/domain/virtues';
import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { translator } from '@miraco/i18n/translator';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { beyondMargins, feet } from '../test/margins.ts';
import { oddTexts, personOf } from '../test/person.ts';
import { quickest } from '../test/quickest.ts';
import { readPdf, withoutBlanks } from '../test/read-pdf.ts';
import { responsibilityProfile } from './responsibility-profile.ts';
import type { ResponsibilityProfile } from './responsibility-sheet.ts';

const print = (profile: ResponsibilityProfile) => responsibilityProfile(profile, translator(profile.language), fonts);
const printed = async (profile: ResponsibilityProfile) => readPdf(await print(profile));

const day = 24 * 60 * 60 * 1000;
const exercise = (description: string) =>
  ({
    description,
    level: 'high',
    frequency: 'monthly',
    cue: '',
    act: '',
    setback: '',
    times: null,
    total: 0,
  }) as const;
const week = (ago: number, answer: Answer) => ({
  date: Date.UTC(2026, 2, 4, 12) - ago * 7 * day,
  score: scoreWellness(Array.from({ length: 20 }, () => answer)),
});

function profileOf(language: Language = 'es'): ResponsibilityProfile {
  return {
    ...personOf('Lucía Robles Vidal', language),
    weeks: Array.from({ length: 11 }, (_, ago) => week(ago, ago % 2 ? 2 : 4)),
    evaluations: [
      { aceptacion: { envidia: 'diario', pereza: 'pocos' }, admiracion: 'ninguno' },
      { aceptacion: 'ninguno', alegria: { tristeza: 'algunos' } },
    ],
    toDo: [{ virtue: 'aceptacion', exercises: [exercise('Escribir tres gracias')] }],
    essential: [{ virtue: 'alegria', exercises: [exercise('Cantar en la ducha')] }],
    statements: forEveryVirtue((virtue) => `Elijo ${virtue}.`),
  };
}

const empty: ResponsibilityProfile = {
  ...personOf('Nora', 'es', {}),
  weeks: [],
  evaluations: [],
  toDo: [],
  essential: [],
  statements: {},
};

describe('the profile of Responsibility', () => {
  it('has the latest week, the weeks before, the virtues, the exercises and the manifesto', async () => {
    const pdf = await printed(profileOf());
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Tu última semana',
      'Cómo están tus virtudes',
      'Ejercicios por hacer',
      'Ejercicios esenciales',
      'Mi manifiesto',
    ]);
    for (const text of [
      '4 de marzo de 2026',
      'En conjunto Wow 4 de 4',
      'Aceptación Cada día Intensivo',
      'Admiración Ninguno Alineada',
      'Alegría Algunos días Moderado',
      'Compañía Sin evaluar',
      'Escribir tres gracias Difícil Cada mes',
      'Cantar en la ducha',
      ...virtues.map((virtue) => `Elijo ${virtue}.`),
    ]) {
      expect(pdf.text).toContain(withoutBlanks(text));
    }
  });

  it('says what it is, once', async () => {
    const pdf = await printed(profileOf());
    expect(pdf.text.split(withoutBlanks(translator('es')('result.snapshot')))).toHaveLength(2);
  });

  it('leads with an area in crisis where the whole is not, and with its next step', async () => {
    const uneven = { meaning: 'Empieza por aquí: Salud.', next: 'Pide cita en tu centro de salud.' };
    const { text } = await printed({ ...profileOf(), uneven });
    const at = (words: string) => text.indexOf(withoutBlanks(words));
    expect(at(uneven.meaning)).toBeGreaterThan(0);
    expect(at(`Pide apoyo ${uneven.next}`)).toBeGreaterThan(at(uneven.meaning));
    expect(at('En conjunto Wow')).toBeGreaterThan(at(uneven.next));
    expect((await printed(profileOf())).text).not.toContain(withoutBlanks('Pide apoyo'));
  });

  it('lists the last eight weeks and not the ones before', async () => {
    const { text } = await printed(profileOf());
    expect(text).toContain(withoutBlanks('14 ene 2026'));
    expect(text).not.toContain(withoutBlanks('7 ene 2026'));
  });

  it('has page numbers, a title, a language and nothing beyond its margins', async () => {
    for (const language of languages) {
      const pdf = await printed(profileOf(language));
      for (const [page, foot] of feet(pdf).entries()) expect(foot).toContain(`${page + 1} / ${pdf.pages.length}`);
      expect(pdf.language).toBe(language);
      expect(pdf.title).toContain('Lucía Robles Vidal');
      expect(beyondMargins(pdf)).toEqual([]);
    }
  });

  it('names the parts that are still missing', async () => {
    const { text } = await printed(empty);
    for (const missing of [
      'ningún test semanal',
      'ninguna evaluación',
      'ningún ejercicio esencial',
      'no hay manifiesto',
    ]) {
      expect(text).toContain(withoutBlanks(missing));
    }
  });

  it('is made in less than a second', async () => {
    expect(await quickest(1000, () => print(profileOf()))).toBeLessThan(1000);
  });

  it.each(oddTexts)('is printed within its margins, with %s in it', async (_, text) => {
    const exercises = [exercise(text)];
    const pdf = await printed({
      ...profileOf(),
      toDo: [{ virtue: 'aceptacion', exercises }],
      essential: [{ virtue: 'alegria', exercises }],
      statements: { aceptacion: text },
    });
    expect(beyondMargins(pdf)).toEqual([]);
  });
});
