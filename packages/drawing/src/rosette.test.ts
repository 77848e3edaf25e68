import { describe, expect, it } from 'vitest';
import { heartRadius, type PetalLength, petalPath, petalShape, petals, rosetteExtent } from './rosette.ts';

const tip = (path: string) => Math.min(...[...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number)));
const all = (length: PetalLength) => petals(Array.from({ length: 23 }, () => length));

describe('the rosette', () => {
  it('has a petal for each strength, the first at the top and the others clockwise at equal turns', () => {
    const turns = all(2).map((petal) => petal.degrees);
    expect(turns).toHaveLength(23);
    expect(turns[0]).toBe(0);
    for (const [position, turn] of turns.entries()) expect(turn).toBeCloseTo((position * 360) / 23, 1);
  });

  it('reaches one equal step further from the heart for each step of strength', () => {
    const [weak, medium, strong] = petals([1, 2, 3]).map((petal) => -tip(petal.path));
    expect(weak).toBeGreaterThan(heartRadius);
    expect(Number(medium) - Number(weak)).toBeCloseTo(Number(strong) - Number(medium), 1);
  });

  it('stays inside its square at full strength', () => {
    for (const petal of all(3)) expect(-tip(petal.path)).toBeLessThan(rosetteExtent);
  });
});

describe('a petal', () => {
  /** Half of its width: the curve comes to three quarters of its control points, halfway. */
  const half = (length: number, count: number) => petalShape(length, count).halfWidth * 0.75;

  it('never touches its neighbour', () => {
    for (const length of [1, 2, 3]) {
      const { root, shoulder, tip } = petalShape(length, 23);
      const broadest = (root + 3 * shoulder + 4 * tip) / 8;
      expect(half(length, 23)).toBeLessThan(broadest * Math.tan(Math.PI / 23));
    }
  });

  it('grows with the drawing', () => {
    const [small, large] = [petalShape(2, 23), petalShape(2, 23, 3)];
    expect(large.tip).toBeCloseTo(3 * small.tip);
    expect(large.halfWidth).toBeCloseTo(3 * small.halfWidth, 1);
  });

  it('of a few stays slimmer than it is long', () => {
    for (const count of [3, 4, 5]) {
      const { root, tip } = petalShape(3, count);
      expect(2 * half(3, count)).toBeLessThan(tip - root);
    }
    expect(half(3, 3)).toBe(half(3, 9));
    expect(half(3, 9)).toBeGreaterThan(half(3, 10));
  });

  it('is drawn upwards from its root to its tip and back', () => {
    expect(petalPath({ root: 1, tip: 9, shoulder: 4, halfWidth: 2 })).toBe('M0 -1C-2 -4 -2 -9 0 -9C2 -9 2 -4 0 -1Z');
  });
});
