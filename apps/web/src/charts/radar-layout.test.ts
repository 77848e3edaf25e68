import { describe, expect, it } from 'vitest';
import { radarLayout } from './radar-layout.ts';

const virtues = Array.from({ length: 23 }, (_, position) =>
  position === 20 ? 'Responsabilidad' : `Virtud ${position}`,
);
const areas = ['Salud', 'Éxito', 'Vínculos', 'Esfuerzo'];

describe('the names of a radar chart', () => {
  it('lie along the petals on a phone, and outside from 520 pixels on', () => {
    expect(radarLayout(virtues, 519).inside).toBe(true);
    expect(radarLayout(virtues, 520).inside).toBe(false);
  });

  it('of a few axes stand upright, outside at any width', () => {
    const { inside, names } = radarLayout(areas, 300);
    expect(inside).toBe(false);
    for (const { degrees } of names) expect(degrees).toBe(0);
  });

  it('leave the whole width to the petals on a phone', () => {
    expect(radarLayout(virtues, 320).reach).toBeGreaterThan(150);
    expect(radarLayout(virtues, 640).reach).toBeLessThan(250);
  });

  it('shrink on a narrow phone, down to a size that can be read', () => {
    const texts = [460, 330, 260, 120].map((width) => radarLayout(virtues, width).text);
    expect(texts).toEqual(texts.toSorted((first, second) => second - first));
    expect(texts[0]).toBe(12.5);
    expect(texts.at(-1)).toBe(10);
  });

  it('of two words break on a phone', () => {
    const axes = [...virtues.slice(1), 'Learning and courtesy'];
    expect(radarLayout(axes, 330).names.at(-1)?.lines).toEqual(['Learning and', 'courtesy']);
    expect(radarLayout(axes, 640).names.at(-1)?.lines).toEqual(['Learning and courtesy']);
  });

  it('stay within the drawing', () => {
    for (const width of [260, 330, 460, 640]) {
      const { names, above, below } = radarLayout(virtues, width);
      for (const { x, y } of names) {
        expect(Math.abs(x)).toBeLessThan(width / 2);
        expect(y).toBeGreaterThan(-above);
        expect(y).toBeLessThan(below);
      }
    }
  });
});
