import { describe, expect, it } from 'vitest';
import { heartRadius, type PetalLength, petals, rosetteExtent } from './rosette.ts';

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
