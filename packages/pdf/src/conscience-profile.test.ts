import { virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { beyondMargins } from '../test/margins.ts';
import { fullRatings, profileOf } from '../test/profile.ts';
import { quickest } from '../test/quickest.ts';
import { type ReadPdf, readPdf, withoutBlanks } from '../test/read-pdf.ts';
import { conscienceProfile } from './conscience-profile.ts';
import { paper } from './cursor.ts';
import type { ConscienceProfile } from './profile-sheet.ts';

const print = (profile: ConscienceProfile) => conscienceProfile(profile, translator(profile.language), fonts);
const printed = async (profile: ConscienceProfile) => readPdf(await print(profile));

describe('the profile of a client', () => {
  const profile = profileOf('Lucía Robles Vidal');
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await printed(profile);
  });

  it('is A4, each page with its number', () => {
    expect(pdf.pages.length).toBeGreaterThan(1);
    for (const [index, { width, height, pieces }] of pdf.pages.entries()) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      const foot = pieces.filter(({ y }) => y < paper.bottom).map(({ text }) => text);
      expect(foot.join(' ')).toContain(`${index + 1} / ${pdf.pages.length}`);
    }
  });

  it('has a title, a language and bookmarks that lead to their pages', () => {
    expect(pdf.title).toBe('Perfil de virtudes de Lucía Robles Vidal');
    expect(pdf.language).toBe('es');
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Virtudes fuertes, por entrenar y medias',
      'De un vistazo',
      'Polaridad',
      'Tus virtudes, una a una',
    ]);
    const details = pdf.outline.at(-1)?.children ?? [];
    expect(details.map(({ title }) => title)).toEqual(['Fuertes', 'Por entrenar', 'Medias']);
    for (const { title, page } of [...pdf.outline.slice(1), ...details]) {
      expect(pdf.pages[page]?.pieces.map(({ text }) => text)).toContain(title);
    }
  });

  it('has the name, the date, and every virtue with its meaning and how it shows', () => {
    for (const text of ['Lucía Robles Vidal', '4 de marzo de 2026', 'Fuertes (7)', 'Por entrenar (8)', 'Medias (8)']) {
      expect(pdf.text).toContain(withoutBlanks(text));
    }
    for (const virtue of virtues) {
      const { name, meaning, ...shows } = profile.words[virtue];
      const strength = fullRatings[virtue]?.strength ?? 'media';
      for (const text of [name, meaning, shows[strength]]) expect(pdf.text).toContain(withoutBlanks(text));
    }
  });

  it('says why a virtue is to train, and of no other virtue', () => {
    for (const virtue of virtues) {
      const reason = withoutBlanks(profile.reasons(virtue));
      if (fullRatings[virtue]?.strength === 'debil') expect(pdf.text).toContain(reason);
      else expect(pdf.text).not.toContain(reason);
    }
  });

  it('marks the ratings that an administrator has changed, and no other', () => {
    const marks = pdf.text.split(withoutBlanks('Ajustada por tu coach')).length - 1;
    // Once in the columns and once in the details.
    expect(marks).toBe(2);
  });

  it('has the chart as a table, and the reasons of the polarities', () => {
    expect(pdf.text).toContain(withoutBlanks('Aceptación Por entrenar 1'));
    expect(pdf.text).toContain(withoutBlanks('Alegría Fuerte 3'));
    expect(profile.polarity.some(({ weak }) => weak.length > 0)).toBe(true);
    for (const { strong, weak } of profile.polarity) {
      for (const virtue of weak) expect(pdf.text).toContain(withoutBlanks(profile.why(strong, virtue)));
    }
  });

  it('says what it is, once', () => {
    expect(pdf.text.split(withoutBlanks(translator('es')('result.snapshot')))).toHaveLength(2);
  });

  it('keeps to its margins', () => {
    expect(beyondMargins(pdf)).toEqual([]);
  });

  it('is the same file for the same profile, below 300 kB', async () => {
    const bytes = await print(profile);
    expect(bytes.length).toBeLessThan(300_000);
    expect(Buffer.compare(await print(profile), bytes)).toBe(0);
  });

  it('is made in less than a second', async () => {
    expect(await quickest(1000, () => print(profile))).toBeLessThan(1000);
  });

  it('is in English for readers of English', async () => {
    const english = await printed(profileOf('Grace Whitlock', 'en'));
    expect(english.language).toBe('en');
    expect(english.title).toBe('Virtue profile of Grace Whitlock');
    expect(english.text).toContain(withoutBlanks('As of 4 March 2026'));
  });
});

describe('a profile with little in it', () => {
  it('says which virtues are not rated yet', async () => {
    const pdf = await printed(profileOf('Iker', 'es', { alegria: { strength: 'fuerte', origin: 'test' } }));
    expect(pdf.text).toContain('Sinvalorartodavía:Aceptación,Admiración,Compañía');
    expect(pdf.text).toContain(withoutBlanks('Por entrenar (0)'));
  });

  it('names the empty places of the chart, and a full profile has none', async () => {
    const legend = (pdf: ReadPdf) => {
      const [page] = pdf.pages.filter(({ pieces }) => pieces.some(({ text }) => text === 'De un vistazo'));
      const words = page?.pieces.map(({ text }) => text) ?? [];
      return words.slice(words.indexOf('De un vistazo') + 1).slice(0, 4);
    };
    const few = await printed(profileOf('Iker', 'es', { alegria: { strength: 'fuerte', origin: 'test' } }));
    expect(legend(few)).toEqual(['Fuerte', 'Por entrenar', 'Media', 'Sin valorar']);
    expect(legend(await printed(profileOf('Iker')))).not.toContain('Sin valorar');
  });

  it.each(['es', 'en'] as const)(
    'has every name around the empty chart within its margins, in %s',
    async (language) => {
      const profile = profileOf('Nora', language, {});
      const pdf = await printed(profile);
      expect(beyondMargins(pdf)).toEqual([]);
      const around = pdf.pages[0]?.pieces.map(({ text }) => text);
      for (const virtue of virtues) expect(around).toContain(profile.words[virtue].name);
    },
  );

  it('is printed even when nothing is rated', async () => {
    const pdf = await printed(profileOf('Nora', 'es', {}));
    expect(pdf.outline.map(({ title }) => title)).not.toContain('Tus virtudes, una a una');
    expect(pdf.text).toContain(withoutBlanks('Cuando tengas virtudes fuertes verás aquí a cuáles pueden ayudar.'));
  });
});

describe('any name', () => {
  it.each(['Zażółć Gęślą Łukaszewicz', 'Ελένη Παπαδοπούλου', 'Наталія Щербакова', 'Ștefan Őrsi Ağaoğlu'])(
    'in a European script is printed as it is: %s',
    async (name) => {
      const pdf = await printed(profileOf(name));
      expect(pdf.title).toBe(`Perfil de virtudes de ${name}`);
      expect(pdf.pages[0]?.pieces.map(({ text }) => text)).toContain(name);
    },
  );

  it('shows a box for each letter that the fonts lack', async () => {
    const pdf = await printed(profileOf('Ana 👩‍👩‍👧 李小龙 שלום \ud800!'));
    expect(pdf.pages[0]?.pieces.map(({ text }) => text)).toContain('Ana □ □□□ □□□□ □!');
  });

  it('of 500 letters without a blank is wrapped whole', async () => {
    const pdf = await printed(profileOf('Wm'.repeat(250)));
    const name = pdf.pages[0]?.pieces.filter(({ text, y }) => /^[Wm]+$/.test(text) && y > paper.bottom) ?? [];
    expect(name.map(({ text }) => text).join('')).toBe('Wm'.repeat(250));
    expect(beyondMargins(pdf)).toEqual([]);
  });

  it('and any text is printed, with any characters', async () => {
    const anything = fc.string({
      unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ unit: 'binary' }), async (name, text) => {
        const profile = profileOf(name);
        const words = { ...profile.words, alegria: { ...profile.words.alegria, name: text, fuerte: text } };
        await expect(print({ ...profile, words })).resolves.toBeInstanceOf(Uint8Array);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

describe('a long text', () => {
  it('continues over the pages, line by line, with nothing lost', async () => {
    const long = Array.from({ length: 2500 }, (_, word) => `palabra${word}`).join(' ');
    const profile = profileOf('Lucía');
    const words = { ...profile.words, alegria: { ...profile.words.alegria, fuerte: long } };
    const pdf = await printed({ ...profile, words });
    const usual = await printed(profile);
    expect(pdf.pages.length).toBeGreaterThan(usual.pages.length + 2);
    const written = pdf.pages
      .flatMap(({ pieces }) => pieces.filter(({ y }) => y > paper.bottom - 1).map(({ text }) => text))
      .join(' ');
    expect([...written.matchAll(/palabra\d+/g)].map(([word]) => word).join(' ')).toBe(long);
    expect(beyondMargins(pdf)).toEqual([]);
  });
});
