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
import type { PurposeDocument, PurposePart, PurposeRow } from './purpose-sheet.ts';

const content: unknown = JSON.parse(
  readFileSync(new URL('../../method/content/scenarios.json', import.meta.url), 'utf8'),
);
const words = methodSchemas.scenarios.parse(content);

const unanswered: PurposeAnswers = { own: null, training: null, mid: null };

/** Each virtue with its answers, and its scenario below; those with the same answers share the texts. */
function part(answered: readonly (readonly [string, PurposeAnswers])[], form: 'company' | 'couple'): PurposePart {
  const rows: PurposeRow[] = [];
  const outcomes = new Map<string, PurposePart['outcomes'][number]>();
  for (const [virtue, answers] of answered) {
    const { level, resultKey, actionKey } = scorePurpose(answers, { kind: 'weak', form, reading: 'primary' });
    const scenario = level && words.scenarios[level].name.es;
    rows.push({ virtue, strength: 'debil', answers, scenario });
    if (scenario === '') continue;
    const virtues = [...(outcomes.get(resultKey)?.virtues ?? []), virtue];
    const [result, action] = [resultKey, actionKey].map((key) => words.texts[key]?.es ?? '');
    outcomes.set(resultKey, { virtues, scenario, result: result ?? '', action: action ?? '' });
  }
  return { rows, outcomes: [...outcomes.values()] };
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
        creations: ['Una noche de juegos para el edificio.', 'Una banda de aficionados'],
        complementary: ['Responsabilidad', 'Disciplina'],
        polar: ['Disciplina'],
      },
      { virtue: 'Guía', people: '', creations: ['Un mapa del barrio.'], complementary: ['Humildad'], polar: [] },
      { virtue: 'Perdón', people: '', creations: [], complementary: ['Justicia'], polar: [] },
    ],
    dimension: { name: 'Familia · De decenas a cientos de personas', meaning: 'Tu propósito vive cerca.' },
    duration: null,
    lifeproject: 'Una escuela de música en el barrio.',
    purpose: 'Que nadie de mi calle se quede sin cantar.',
  },
  company: {
    role: 'freelance',
    ...part(
      [
        ['Aceptación', { own: true, training: true, mid: true }],
        ['Compañía', { own: false, training: false, mid: false }],
        ['Educación', { own: true, training: null, mid: null }],
        ['Guía', { own: true, training: true, mid: true }],
        ['Humildad', unanswered],
        ['Paciencia', { own: true, training: true, mid: true }],
      ],
      'company',
    ),
  },
  couple: {
    ...part(
      [
        ['Aceptación', { own: false, training: false, mid: false }],
        ['Lealtad', unanswered],
      ],
      'couple',
    ),
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

  it('has each motivating virtue with what its owner wants to create and its counterparts', () => {
    for (const text of [
      'Lo que quiero crear: · Una noche de juegos para el edificio. · Una banda de aficionados',
      'Lo que quiero crear: Un mapa del barrio.',
      'Complementarias: Responsabilidad y Disciplina',
      'Polares, hoy por entrenar: Disciplina',
      'Complementarias: Humildad',
    ]) {
      expect(pdf.text).toContain(withoutBlanks(text));
    }
    expect(pdf.text.match(/Polares/g)).toHaveLength(1);
    expect(pdf.text.match(/Loquequierocrear/g)).toHaveLength(2);
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
    expect(pdf.text).toContain(withoutBlanks('¿Dedicas tiempo a entrenarla? Sí'));
    expect(pdf.text).toContain(withoutBlanks('¿La vive también tu pareja? No'));
  });

  it('has the texts of a scenario once, with all the virtues that share it', () => {
    expect(pdf.text).toContain(withoutBlanks('Aceptación, Guía y Paciencia'));
    expect(pdf.text.split(withoutBlanks(words.texts.resultweak1?.es ?? '?'))).toHaveLength(2);
  });

  it('names the role, and asks in the words of a team until one is chosen', async () => {
    expect(pdf.text).toContain(withoutBlanks('Propósito profesional Trabajo por mi cuenta'));
    const open = await printed({ ...full, company: { ...full.company, role: null } });
    expect(open.text).toContain(withoutBlanks('¿Se entrena en el equipo? Sí'));
    expect(open.text).not.toContain(withoutBlanks('Trabajo o estudio en un equipo'));
  });

  it('names the virtues without a scenario, begun or not', () => {
    expect(pdf.text).toContain(withoutBlanks('¿La practicas en tu trabajo? Sí Sin escenario todavía'));
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
    const nothing = { rows: [], outcomes: [] };
    const pdf = await printed({
      ...full,
      ...{ language: 'en', personal: null, company: { role: null, ...nothing } },
      couple: { ...nothing, complementary: [], virtuesCouple: '', potential: '' },
    });
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
