import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segments } from './scenario-geometry.ts';

const sizes = { gap: 2, least: 40 };

describe('the parts of a bar', () => {
  it('are as long as their counts', () => {
    expect(segments([1, 0, 3], 402, sizes)).toEqual([
      { x: 0, width: 100 },
      { x: 102, width: 0 },
      { x: 102, width: 300 },
    ]);
  });

  it('keep room for their signs, and the longer ones give way', () => {
    const [one, two, three] = segments([1, 1, 98], 404, sizes);
    expect([one?.width, two?.width, three?.width]).toEqual([40, 40, 320]);
  });

  it('are none where nothing is counted', () => {
    expect(segments([0, 0], 100, sizes).every(({ width }) => width === 0)).toBe(true);
  });

  it('always fill the bar and never more', () => {
    const counts = fc.array(fc.nat({ max: 23 }), { minLength: 1, maxLength: 6 }).filter((all) => all.some(Boolean));
    fc.assert(
      fc.property(counts, fc.integer({ min: 60, max: 900 }), (all, width) => {
        const parts = segments(all, width, sizes);
        const end = Math.max(...parts.filter((part) => part.width > 0).map((part) => part.x + part.width));
        expect(end).toBeCloseTo(width, 6);
        for (const [position, part] of parts.entries()) expect(part.width > 0).toBe((all[position] ?? 0) > 0);
      }),
    );
  });
});
