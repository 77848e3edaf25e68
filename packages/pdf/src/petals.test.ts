import { strengths } from '@miraco/domain/virtues';
import { asDegrees } from '@miraco/drawing/angle';
import { radarPetal } from '@miraco/drawing/radar';
import { PDFDocument, type PDFPage } from 'pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { drawPetal, drawPetalOfNow, drawPetalOutline, type Petal } from './petals.ts';

const petal: Petal = { shape: radarPetal(2, 23, 100), centre: { x: 200, y: 200 }, turn: asDegrees(90) };

/** The names of the operators that a drawing writes, as another library reads them. */
async function operatorsOf(draw: (page: PDFPage) => void) {
  const pdf = await PDFDocument.create();
  draw(pdf.addPage());
  const task = getDocument({ data: await pdf.save() });
  const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
  await task.destroy();
  const count = (operator: number) => fnArray.filter((found) => found === operator).length;
  const dashed = fnArray.filter((found, place) => found === OPS.setDash && argsArray[place][0].length > 0).length;
  return { clips: count(OPS.clip), dashed, saved: count(OPS.save), restored: count(OPS.restore) };
}

describe('the petals of the strengths', () => {
  it('have different patterns: hatched, dotted and full', async () => {
    const drawn = await Promise.all(
      strengths.map((strength) => operatorsOf((page) => drawPetal(page, petal, strength))),
    );
    expect(drawn.map(({ clips }) => clips)).toEqual([1, 1, 0]);
    expect(drawn.map(({ dashed }) => dashed)).toEqual([0, 1, 0]);
  });

  it('leave the page as they found it', async () => {
    for (const strength of strengths) {
      const { saved, restored } = await operatorsOf((page) => drawPetal(page, petal, strength));
      expect(restored).toBe(saved);
    }
  });
});

describe('the petals of two days', () => {
  it('are a dashed outline and a fill without a pattern', async () => {
    const [before, now] = await Promise.all(
      [drawPetalOutline, drawPetalOfNow].map((draw) => operatorsOf((page) => draw(page, petal))),
    );
    expect([before?.dashed, now?.dashed]).toEqual([1, 0]);
    expect([before?.clips, now?.clips]).toEqual([0, 0]);
  });
});
