import type { Language } from '@miraco/domain/languages';
import { forEveryVirtue, virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { beyondMargins, feet, writtenAbove } from '../test/margins.ts';
import { oddTexts, personOf } from '../test/person.ts';
import { quickest } from '../test/quickest.ts';
import { readPdf, withoutBlanks } from '../test/read-pdf.ts';
import { paper } from './cursor.ts';
import { manifestDocument, type PrintedManifest } from './manifest.ts';
import type { Statements } from './statements.ts';

const print = (manifest: PrintedManifest) => manifestDocument(manifest, translator(manifest.language), fonts);
const printed = async (manifest: PrintedManifest) => readPdf(await print(manifest));
const manifestOf = (statements: Statements, language: Language = 'es') => ({
  ...personOf('Lucía Robles Vidal', language),
  statements,
});

const full = forEveryVirtue((virtue) => `Elijo ${virtue} cada mañana.`);

describe('a manifesto', () => {
  it('has its three sections in the order of the screen, with every statement below its own', async () => {
    const pdf = await printed(manifestOf(full));
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Virtudes por entrenar',
      'Virtudes fuertes',
      'Virtudes medias',
    ]);
    for (const virtue of virtues) expect(pdf.text).toContain(withoutBlanks(full[virtue]));
    const at = (text: string) => pdf.text.indexOf(withoutBlanks(text));
    expect(at('Virtudes por entrenar')).toBeLessThan(at(full.aceptacion));
    expect(at(full.aceptacion)).toBeLessThan(at('Virtudes fuertes'));
    expect(at('Virtudes fuertes')).toBeLessThan(at(full.alegria));
    expect(at(full.alegria)).toBeLessThan(at('Virtudes medias'));
    expect(beyondMargins(pdf)).toEqual([]);
  });

  it('has the number of each page out of all, a title and a language', async () => {
    const pdf = await printed(manifestOf(full));
    for (const [page, foot] of feet(pdf).entries()) expect(foot).toContain(`${page + 1} / ${pdf.pages.length}`);
    expect(pdf.title).toBe('Manifiesto de Lucía Robles Vidal');
    expect(pdf.language).toBe('es');
    const english = await printed(manifestOf(full, 'en'));
    expect([english.title, english.language]).toEqual(['Manifesto of Lucía Robles Vidal', 'en']);
    expect(english.outline.map(({ title }) => title)).toContain('Virtues to train');
  });

  it('leaves out missing statements, and sections without any', async () => {
    const pdf = await printed(manifestOf({ alegria: 'Río.', compania: '  ' }));
    expect(pdf.outline.map(({ title }) => title)).toEqual(['Virtudes fuertes']);
    expect(pdf.text).not.toContain(withoutBlanks('Compañía'));
  });

  it('keeps the statement of a virtue that is not rated', async () => {
    const pdf = await printed({ ...personOf('Nora', 'es', {}), statements: { perdon: 'Suelto.' } });
    expect(pdf.outline.map(({ title }) => title)).toEqual(['Virtudes sin valorar']);
    expect(pdf.text).toContain('Suelto.');
  });

  it('has a page even without a statement', async () => {
    const pdf = await printed(manifestOf({}));
    expect(feet(pdf)[0]).toContain('1 / 1');
  });

  it('of 23 statements of 2,000 letters loses none, is within its margins and made in less than a second', async () => {
    const long = forEveryVirtue((virtue) => `${virtue} `.repeat(200).slice(0, 1999).trim());
    expect(await quickest(1000, () => print(manifestOf(long)))).toBeLessThan(1000);
    const pdf = await printed(manifestOf(long));
    const body = withoutBlanks(writtenAbove(pdf, paper.bottom - 1));
    for (const virtue of virtues) expect(body).toContain(withoutBlanks(long[virtue]));
    expect(beyondMargins(pdf)).toEqual([]);
    expect(feet(pdf).at(-1)).toContain(`${pdf.pages.length} / ${pdf.pages.length}`);
  });

  it.each(oddTexts)('is printed within its margins, with %s in it', async (_, text) => {
    const pdf = await printed(manifestOf({ aceptacion: text, alegria: text }));
    expect(beyondMargins(pdf)).toEqual([]);
  });

  it('of any letters never fails', async () => {
    const anything = fc.string({
      unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ unit: 'binary' }), async (name, text) => {
        const manifest = { ...manifestOf({ aceptacion: text }), name };
        await expect(print(manifest)).resolves.toBeInstanceOf(Uint8Array);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
