import { readFileSync } from 'node:fs';
import { type PurposeAnswers, scenarios, scorePurpose } from '@miraco/domain/purpose';
import { translator } from '@miraco/i18n/translator';
import { methodSchemas } from '@miraco/method/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { fullRatings } from '../test/profile.ts';
import { type ReadPdf, readPdf, withoutBlanks } from '../test/read-pdf.ts';
import { paper } from './cursor.ts';
import { purposeDocument } from './purpose.ts';
import type { PurposeDocument, PurposePart } from './purpose-sheet.ts';

const content: unknown = JSON.parse(
  readFileSync(new URL('../../method/content/scenarios.json', import.meta.url), 'utf8'),
);
const words = methodSchemas.scenarios.parse(content);

const unanswered: PurposeAnswers = { own: null, training: null, mid: null };

function part(virtue: string, answers: PurposeAnswers, form: 'company' | 'couple' = 'company'): PurposePart {
  const { level, resultKey, actionKey } = scorePurpose(answers, { kind: 'weak', form, reading: 'primary' });
  const text = (key: string) => words.texts[key]?.es ?? '';
  const outcome = level && {
    scenario: words.scenarios[level].name.es,
    result: text(resultKey),
    action: text(actionKey),
  };
  return { virtue, strength: 'debil', answers, outcome };
}

const full: PurposeDocument = {
  name: 'Lucía Robles Vidal',
  brand: 'Miraco',
  help: ['If you are thinking of dying: 024 (Línea 024)'],
  date: Date.UTC(2026, 2, 4, 12),
  language: 'es',
  ratings: fullRatings,
  personal: {
    motivate: [
      {
        virtue: 'Alegría',
        people: 'Mi abuela Rosa',
        creations: ['Una noche de juegos para tu edificio.', 'Una banda de aficionados.'],
        complementary: ['Responsabilidad', 'Disciplina'],
        polar: ['Disciplina'],
      },
      { virtue: 'Guía', people: '', creations: ['Un mapa del barrio.'], complementary: ['Humildad'], polar: [] },
    ],
    dimension: { name: 'Familia · De decenas a cientos de personas', meaning: 'Tu propósito vive cerca.' },
    duration: null,
    lifeproject: 'Una escuela de música en el barrio.',
    purpose: 'Que nadie de mi calle se quede sin cantar.',
  },
  company: [
    part('Aceptación', { own: true, training: true, mid: true }),
    part('Compañía', { own: false, training: false, mid: false }),
    part('Educación', { own: true, training: null, mid: null }),
    part('Humildad', unanswered),
  ],
  couple: {
    parts: [part('Aceptación', { own: false, training: false, mid: false }, 'couple'), part('Lealtad', unanswered)],
    complementary: [{ virtue: 'Dignidad', partner: 'Humildad', why: 'Porque una sostiene a la otra.' }],
    virtuesCouple: 'Nos reímos mucho.',
    potential: '',
  },
  scenarios: scenarios.map((scenario, position) => ({
    name: words.scenarios[scenario].name.es,
    meaning: words.scenarios[scenario].meaning.es,
    company: position,
    couple: 10 + position,
  })),
};

const printed = async (purpose: PurposeDocument) =>
  readPdf(await purposeDocument(purpose, translator(purpose.language), fonts));
const beyondMargins = ({ pages }: ReadPdf) =>
  pages.flatMap(({ pieces }) =>
    pieces.filter(({ x, width, y }) => x < paper.left - 1 || x + width > paper.width - paper.right + 1 || y < 30),
  );

describe('the purpose of a client', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await printed(full);
  });

  it('has a title, a language, page numbers and a bookmark for each of its parts', () => {
    expect(pdf.title).toBe('Propósito de Lucía Robles Vidal');
    expect(pdf.language).toBe('es');
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Propósito personal',
      'Escenarios',
      'Propósito profesional',
      'Propósito de pareja',
    ]);
    for (const { title, page } of pdf.outline) {
      expect(pdf.pages[page]?.pieces.map(({ text }) => text)).toContain(title);
    }
    expect(pdf.text).toContain(`1/${pdf.pages.length}`);
  });

  it('has the personal purpose as it was chosen and written', () => {
    const { purpose, lifeproject, dimension } = full.personal ?? {};
    for (const text of [
      purpose,
      lifeproject,
      dimension?.name,
      dimension?.meaning,
      'Personas favoritas: Mi abuela Rosa',
    ]) {
      expect(pdf.text).toContain(withoutBlanks(text ?? '?'));
    }
  });

  it('has each motivating virtue with its possible creations and its counterparts', () => {
    for (const text of [
      'Lo que podría crear: Una noche de juegos para tu edificio. Una banda de aficionados.',
      'Complementarias: Responsabilidad y Disciplina',
      'Polares, hoy por entrenar: Disciplina',
      'Complementarias: Humildad',
    ]) {
      expect(pdf.text).toContain(withoutBlanks(text));
    }
    expect(pdf.text.match(/Polares/g)).toHaveLength(1);
  });

  it('has the scenario of each answered virtue, its meaning and the possible actions', () => {
    for (const key of [
      'resultweak1',
      'actionweak1',
      'resultweak6',
      'actionweak6',
      'resultweakcouple6',
      'actionweakcouple6',
    ]) {
      expect(pdf.text, key).toContain(withoutBlanks(words.texts[key]?.es ?? '?'));
    }
    expect(pdf.text).toContain(withoutBlanks('¿Se entrena? Sí'));
    expect(pdf.text).toContain(withoutBlanks('¿La vive también tu pareja? No'));
  });

  it('names the virtues without a scenario, begun or not', () => {
    expect(pdf.text).toContain(withoutBlanks('¿La practicas en tu empresa? Sí Sin escenario todavía'));
    expect(pdf.text).toContain(withoutBlanks('Sin escenario todavía: Humildad'));
  });

  it('counts the virtues of each scenario', () => {
    for (const { name, meaning, company, couple } of full.scenarios) {
      expect(pdf.text).toContain(withoutBlanks(`${name}${meaning}${company}${couple}`));
    }
    expect(pdf.text).toContain(withoutBlanks('Sin escenario todavía 2 1'));
  });

  it('has the complements of the strong virtues, and the texts of the couple', () => {
    expect(pdf.text).toContain(withoutBlanks('Dignidad Humildad Porque una sostiene a la otra.'));
    expect(pdf.text).toContain(withoutBlanks('Nos reímos mucho.'));
  });

  it('keeps to its margins', () => {
    expect(beyondMargins(pdf)).toEqual([]);
  });
});

describe('a purpose with little in it', () => {
  it('is printed, and says that it is empty', async () => {
    const none = { parts: [], complementary: [], virtuesCouple: '', potential: '' };
    const pdf = await printed({ ...full, language: 'en', personal: null, company: [], couple: none });
    expect(pdf.title).toBe('Purpose of Lucía Robles Vidal');
    expect(pdf.text).toContain(withoutBlanks('Not written yet.'));
    expect(pdf.text).toContain(withoutBlanks('No answers yet.'));
  });
});

describe('long texts', () => {
  it('continue over the pages with nothing lost, with any characters', async () => {
    const long = Array.from({ length: 1500 }, (_, word) => `palabra${word}`).join(' ');
    const personal = { motivate: [], dimension: null, duration: null, lifeproject: 'W'.repeat(900), purpose: long };
    const couple = { ...full.couple, virtuesCouple: 'Ñ👩‍👩‍👧\ud800'.repeat(50), potential: long };
    const pdf = await printed({ ...full, personal, couple });
    const written = pdf.pages
      .flatMap(({ pieces }) => pieces.filter(({ y }) => y > paper.bottom - 1).map(({ text }) => text))
      .join(' ');
    expect([...written.matchAll(/palabra\d+/g)].map(([word]) => word).join(' ')).toBe(`${long} ${long}`);
    expect(beyondMargins(pdf)).toEqual([]);
  });
});
