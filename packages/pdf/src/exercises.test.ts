import type { Language } from '@miraco/domain/languages';
import { trainingGroups } from '@miraco/domain/training';
import { translator } from '@miraco/i18n/translator';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { beyondMargins, feet } from '../test/margins.ts';
import { oddTexts, personOf } from '../test/person.ts';
import { readPdf, withoutBlanks } from '../test/read-pdf.ts';
import type { PrintedExercise } from './exercise-tables.ts';
import { exercisesDocument, type PrintedExercises } from './exercises.ts';

const print = (block: PrintedExercises) => exercisesDocument(block, translator(block.language), fonts);
const printed = async (block: PrintedExercises) => readPdf(await print(block));

const exercise = (description: string, more: Partial<PrintedExercise> = {}): PrintedExercise => ({
  description,
  level: 'low',
  frequency: 'weekly',
  cue: '',
  act: '',
  setback: '',
  times: null,
  total: 0,
  ...more,
});
const some = (count: number) =>
  Array.from({ length: count }, (_, each) => exercise(`Ejercicio número ${each} del día`));

function blockOf(groups: PrintedExercises['groups'], language: Language = 'es'): PrintedExercises {
  return { ...personOf('Lucía Robles Vidal', language), strength: 'debil', groups };
}

const usual = blockOf([
  { group: 'diario', virtues: [{ virtue: 'aceptacion', exercises: some(3) }] },
  { group: 'algunos', virtues: [] },
  { group: 'pocos', virtues: [{ virtue: 'compania', exercises: [] }] },
  { group: 'notEvaluated', virtues: [{ virtue: 'disciplina', exercises: some(2) }] },
]);

describe('the exercises of a block', () => {
  it('are in their groups, virtue by virtue, with level and frequency', async () => {
    const pdf = await printed(usual);
    expect(pdf.outline.map(({ title }) => title)).toEqual(['Virtudes por entrenar']);
    expect(pdf.outline[0]?.children.map(({ title }) => title)).toEqual(['Señales cada día', 'Sin evaluar todavía']);
    expect(pdf.text).toContain(withoutBlanks('Aceptación Ejercicio número 0 del día Fácil Cada semana'));
    expect(pdf.text).not.toContain(withoutBlanks('Compañía'));
    expect(beyondMargins(pdf)).toEqual([]);
  });

  it('have the plan in a sentence, and how often they were done', async () => {
    const exercises = [
      exercise('Uno', { cue: 'suene el despertador', act: 'poner los pies en el suelo.', total: 1 }),
      exercise('Dos', { act: 'llamar', setback: 'escribir', times: 6, total: 4 }),
      exercise('Tres', { cue: 'llegue a casa' }),
    ];
    const pdf = await printed(blockOf([{ group: 'diario', virtues: [{ virtue: 'aceptacion', exercises }] }]));
    for (const sentence of [
      'Cuando suene el despertador, voy a poner los pies en el suelo. Hecho una vez',
      'Voy a llamar. Si se tuerce, voy a escribir. Hecho 4 de 6 veces',
      'Cuando llegue a casa.',
    ])
      expect(pdf.text).toContain(withoutBlanks(sentence));
    expect(pdf.text.match(/Hecho/g)).toHaveLength(2);
    expect(beyondMargins(pdf)).toEqual([]);
  });

  it('have page numbers, a title and a language', async () => {
    const pdf = await printed(usual);
    expect(feet(pdf)).toHaveLength(1);
    expect(feet(pdf)[0]).toContain('1 / 1');
    expect([pdf.title, pdf.language]).toEqual(['Ejercicios de Lucía Robles Vidal', 'es']);
    const english = await printed(blockOf(usual.groups, 'en'));
    expect([english.title, english.language]).toEqual(['Exercises of Lucía Robles Vidal', 'en']);
    expect(english.text).toContain(withoutBlanks('Easy Weekly'));
  });

  it('say so when nothing is left to do', async () => {
    const pdf = await printed(blockOf([]));
    expect(pdf.text).toContain(withoutBlanks('No queda ningún ejercicio por hacer.'));
  });

  it('may be 500: the virtue stands above them on every page, and none is lost', async () => {
    const start = performance.now();
    const bytes = await print(
      blockOf([{ group: 'diario', virtues: [{ virtue: 'aceptacion', exercises: some(500) }] }]),
    );
    expect(performance.now() - start).toBeLessThan(3000);
    const pdf = await readPdf(bytes);
    expect(pdf.pages.length).toBeGreaterThan(5);
    for (const { pieces } of pdf.pages) expect(pieces.map(({ text }) => text)).toContain('Aceptación');
    for (let each = 0; each < 500; each += 1) expect(pdf.text).toContain(`Ejercicionúmero${each}deldía`);
    expect(beyondMargins(pdf)).toEqual([]);
    expect(feet(pdf).at(-1)).toContain(`${pdf.pages.length} / ${pdf.pages.length}`);
  });

  it.each(oddTexts)('are printed within the margins, with %s in it', async (_, text) => {
    const virtues = [{ virtue: 'aceptacion' as const, exercises: [exercise(text), exercise('Después')] }];
    const pdf = await printed(blockOf(trainingGroups.map((group) => ({ group, virtues }))));
    expect(beyondMargins(pdf)).toEqual([]);
    expect(pdf.text.split('Después').length - 1).toBe(trainingGroups.length);
  });
});
