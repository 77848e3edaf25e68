import type { Evaluation, SignFrequency } from '@miraco/domain/evaluation';
import { type Language, languages } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import { type Answer, scoreWellness } from '@miraco/domain/wellness';
import { translator } from '@miraco/i18n/translator';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { beyondMargins, feet } from '../test/margins.ts';
import { oddTexts, personOf } from '../test/person.ts';
import { quickest } from '../test/quickest.ts';
import { readPdf, withoutBlanks } from '../test/read-pdf.ts';
import { summaryDocument } from './summary.ts';
import type { SummaryDocument } from './summary-sheet.ts';

const print = (summary: SummaryDocument) => summaryDocument(summary, translator(summary.language), fonts);
const printed = async (summary: SummaryDocument) => readPdf(await print(summary));

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2024, 2, 4, 12);
const test = (week: number, pattern: readonly Answer[]) => ({
  date: start + week * 7 * day,
  score: scoreWellness(Array.from({ length: 20 }, (_, place) => pattern[place % pattern.length] ?? 1)),
});
const evaluationOf = (frequencies: readonly (SignFrequency | 'ninguno')[]): Evaluation =>
  Object.fromEntries(
    virtues.map((virtue, position) => {
      const frequency = frequencies[position % frequencies.length] ?? 'ninguno';
      return [virtue, frequency === 'ninguno' ? frequency : { envidia: frequency }];
    }),
  );

const bare = (language: Language = 'es'): SummaryDocument => ({
  ...personOf('Lucía Robles Vidal', language),
  line: '',
  coach: 'Ana Ruiz',
});

const full = (language: Language = 'es'): SummaryDocument => ({
  ...bare(language),
  line: 'Mira lo lejos que has llegado desde marzo. Guarda esta hoja para los días en que te cueste verlo.',
  wellness: [test(0, [1, 2]), ...Array.from({ length: 60 }, (_, week) => test(week + 1, week % 3 ? [2, 3] : [3, 4]))],
  thenNow: {
    before: { date: start, evaluation: evaluationOf(['diario', 'algunos', 'diario', 'pocos']) },
    now: { date: start + 420 * day, evaluation: evaluationOf(['pocos', 'ninguno', 'algunos', 'ninguno']) },
  },
  virtues: true,
  exercises: Array.from({ length: 24 }, (_, number) => ({
    description: `Respirar ${number + 1}`,
    virtue: 'Aceptación',
  })),
  manifest: { aceptacion: 'Me acepto como soy.', alegria: 'Río cada día.' },
  purposes: {
    personal: { purpose: 'Enseñar con paciencia', lifeproject: 'Una escuela', motivate: ['Alegría', 'Guía'] },
    scenarios: [
      { name: 'Crisis', company: 0, couple: 0 },
      { name: 'Wow', company: 3, couple: 0 },
    ],
    couple: { virtues: '', potential: 'Una casa con huerta' },
  },
});

describe('a summary', () => {
  it('has the parts that it is given, in their order, after the line of the coach', async () => {
    const pdf = await printed(full());
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Cómo has estado',
      'Tus virtudes, entonces y ahora',
      'Tus virtudes hoy',
      'Lo que has entrenado',
      'Mi manifiesto',
      'Tus propósitos',
    ]);
    const words = [
      'Mira lo lejos que has llegado',
      'Ana Ruiz',
      '61 tests, del 4 de marzo de 2024',
      'En conjunto',
      'Tu primera evaluación, del 4 de marzo de 2024',
      'Intensivo',
      'Respirar 1',
      'Y 4 más.',
      'Me acepto como soy.',
      'Enseñar con paciencia',
      'Alegría y Guía',
      'Una casa con huerta',
    ];
    let from = 0;
    for (const word of words) {
      const place = pdf.text.indexOf(withoutBlanks(word), from);
      expect(place, word).toBeGreaterThanOrEqual(from);
      from = place;
    }
  });

  it('says the first and the latest result of each area, and their difference', async () => {
    const wellness = [test(0, [1]), test(1, [3])];
    const { text } = await printed({ ...bare(), wellness });
    expect(text).toContain(withoutBlanks('En conjunto 1 · Crisis 3 · Fluir +2'));
    expect(text).toContain(withoutBlanks('2 tests, del 4 de marzo de 2024 al 11 de marzo de 2024'));
  });

  it('of one test has its result alone', async () => {
    const { text } = await printed({ ...bare(), wellness: [test(0, [3])] });
    expect(text).toContain(withoutBlanks('En conjunto 3 · Fluir'));
    expect(text).not.toContain(withoutBlanks('Al principio'));
  });

  it('says of each virtue where it stood and where it stands, also where one evaluation lacks it', async () => {
    const evaluation = { aceptacion: { envidia: 'diario' }, alegria: 'ninguno' } as const;
    const now = { date: start + day, evaluation: { aceptacion: 'ninguno' } as const };
    const { text } = await printed({ ...bare(), thenNow: { before: { date: start, evaluation }, now } });
    expect(text).toContain(withoutBlanks('Aceptación Intensivo Alineada'));
    expect(text).toContain(withoutBlanks('Alegría Alineada –'));
  });

  it('without any part has the name and what it is', async () => {
    const pdf = await printed(bare());
    expect([pdf.outline, pdf.pages.length]).toEqual([[], 1]);
    expect(pdf.text).toContain(withoutBlanks('Lucía Robles Vidal'));
    expect(pdf.text).not.toContain(withoutBlanks('Ana Ruiz'));
    expect(pdf.text.split(withoutBlanks(translator('es')('result.snapshot')))).toHaveLength(2);
  });

  it('names a column without virtues, and scenarios without a written purpose', async () => {
    const personal = { purpose: ' ', lifeproject: '', motivate: [] };
    const scenarios = [{ name: 'Fluir', company: 0, couple: 2 }];
    const purposes = { personal, scenarios, couple: { virtues: '', potential: '' } };
    const { text } = await printed({ ...bare(), ratings: {}, virtues: true, purposes });
    expect(text).toContain(
      withoutBlanks('Virtudes fuertes Ninguna Virtudes por entrenar Ninguna Virtudes medias Ninguna'),
    );
    expect(text).toContain(withoutBlanks('Fluir 0 2'));
    expect(text).not.toContain(withoutBlanks('Mi propósito'));
  });

  it.each(languages)(
    'in %s has page numbers, a title, its language and nothing beyond its margins',
    async (language) => {
      const pdf = await printed(full(language));
      for (const [page, foot] of feet(pdf).entries()) expect(foot).toContain(`${page + 1} / ${pdf.pages.length}`);
      expect(pdf.language).toBe(language);
      expect(pdf.title).toContain('Lucía Robles Vidal');
      expect(beyondMargins(pdf)).toEqual([]);
    },
  );

  it('is a file that a mail can carry: less than a twentieth of what the server accepts', async () => {
    expect((await print(full())).length).toBeLessThan(100_000);
  });

  it('is made in less than a second', async () => {
    expect(await quickest(1000, () => print(full()))).toBeLessThan(1000);
  });

  it.each(oddTexts)('is printed within its margins, with %s in it', async (_, text) => {
    const summary = full();
    const pdf = await printed({
      ...summary,
      line: text,
      coach: text,
      exercises: [{ description: text, virtue: text }],
      manifest: { aceptacion: text },
      purposes: {
        personal: { purpose: text, lifeproject: text, motivate: [text] },
        scenarios: [{ name: text, company: 1, couple: 1 }],
        couple: { virtues: text, potential: text },
      },
    });
    expect(beyondMargins(pdf)).toEqual([]);
  });
});
