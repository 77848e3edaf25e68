import { translator } from '@miraco/i18n/translator';
import { expect, it } from 'vitest';
import { fonts } from '../test/fonts.ts';
import { beyondMargins } from '../test/margins.ts';
import { personOf } from '../test/person.ts';
import { readPdf, withoutBlanks } from '../test/read-pdf.ts';
import { manifestDocument } from './manifest.ts';

const line = (service: number) => `Service ${service}: 024 (${'free '.repeat(30)})`;
const printed = async (help: readonly string[], statements = {}) =>
  readPdf(await manifestDocument({ ...personOf('Ana'), help, statements }, translator('es'), fonts));

it('a document ends with where help is, each service once', async () => {
  const pdf = await printed(['Primera: 024 (gratis)', 'Segunda: 112 (gratis)'], { perdon: 'Suelto.' });
  const title = withoutBlanks('¿Necesitas ayuda ahora?');
  expect(pdf.text.indexOf('Suelto.')).toBeLessThan(pdf.text.indexOf(title));
  expect(pdf.text.indexOf(title)).toBeLessThan(pdf.text.indexOf(withoutBlanks('Primera: 024 (gratis)')));
  expect(pdf.text.split(withoutBlanks('Segunda: 112 (gratis)'))).toHaveLength(2);
});

it('it stays together on one page, within its margins', async () => {
  const pdf = await printed([1, 2, 3, 4, 5, 6, 7].map(line), { perdon: 'palabra '.repeat(560) });
  expect(beyondMargins(pdf)).toEqual([]);
  const pagesWithHelp = pdf.pages.filter((page) => JSON.stringify(page).includes('Service'));
  expect(pagesWithHelp).toHaveLength(1);
});

it('a document without services has no such title', async () => {
  expect((await printed([])).text).not.toContain(withoutBlanks('¿Necesitas ayuda ahora?'));
});
