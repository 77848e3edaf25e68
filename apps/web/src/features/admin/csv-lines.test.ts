import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvLines, valueOfCell } from './csv-lines.ts';

const separators = [',', ';', '\t', ' '];
const formulas = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const blanks = [' ', '\u00A0', '\u200B', '\u2060', '\uFEFF', '\u3000', '\u00AD', '\u202E', '\u0000', '\u2800'];
const sign = fc.constantFrom(...separators, ...formulas, ...blanks, '\n', '\r', '"', "'", 'a', '1', 'ñ', '😀');
const value = fc.string({ unit: sign, maxLength: 12 });
const row = fc.array(value, { minLength: 1, maxLength: 4 });

const cellsOf = (text: string, delimiter: string) => papaparse.parse<string[]>(text, { delimiter }).data.flat();
const leading = /^[\s\p{Cc}\p{Cf}\u2800"]+/u;
const isFormula = (cell: string) => formulas.some((formula) => cell.replace(leading, '').startsWith(formula));

describe('a CSV file for export', () => {
  test('has no cell that is a formula, with any separator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 3 }), async (rows) => {
        const text = await csvLines(rows);
        for (const separator of separators) expect(cellsOf(text, separator).filter(isFormula)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives each value back when it is read the way it was written', async () => {
    await fc.assert(
      // Two cells, since a line of one empty cell is an empty line.
      fc.asyncProperty(fc.array(value, { minLength: 2, maxLength: 4 }), async (values) => {
        const text = await csvLines([values]);
        expect(cellsOf(text.replace(/\r\n$/, ''), ',').map(valueOfCell)).toEqual(values);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ["Ana;=cmd|' /C calc'!A0;x", "Ana;'=cmd|' /C calc'!A0;x"],
    ['Ana\u00A0＝1', "Ana\u00A0'＝1"],
    ['+34 600 000 000', "'+34 600 000 000"],
    ["'=1", "''=1"],
    ['Ana-Belén', 'Ana-Belén'],
    ['ana+1@example.org', 'ana+1@example.org'],
  ])('writes %j as %j', async (written, cell) => {
    expect(cellsOf((await csvLines([[written]])).trimEnd(), ',')).toEqual([cell]);
  });
});
