import { type Ratings, strengthValues } from '@miraco/domain/ratings';
import { strengths, virtues } from '@miraco/domain/virtues';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyReach,
  radarHeights,
  radarInnerLabel,
  radarLabel,
  radarPetal,
  radarPoint,
  radarRadius,
  radarReach,
  radarSeries,
  radarSteps,
  radarUprightLabel,
} from './radar.ts';
import { petals, reachOf } from './rosette.ts';

describe('the series of the radar chart', () => {
  it('put weak at 1, medium at 2 and strong at 3, each in its own series', () => {
    const ratings: Ratings = {
      aceptacion: { strength: 'debil', origin: 'test' },
      admiracion: { strength: 'media', origin: 'test' },
      alegria: { strength: 'fuerte', origin: 'administrator' },
    };
    const firstFour = radarSeries(ratings).map(({ strength, values }) => [strength, ...values.slice(0, 4)]);
    expect(firstFour).toEqual([
      ['debil', 1, 0, 0, 0],
      ['media', 0, 2, 0, 0],
      ['fuerte', 0, 0, 3, 0],
    ]);
  });

  it('have every virtue, and show each rated one exactly once', () => {
    const rating = fc.option(fc.constantFrom(...strengths), { nil: undefined });
    fc.assert(
      fc.property(fc.array(rating, { minLength: virtues.length, maxLength: virtues.length }), (drawn) => {
        const ratings: Ratings = {};
        for (const [position, virtue] of virtues.entries()) {
          const strength = drawn[position];
          if (strength) ratings[virtue] = { strength, origin: 'test' };
        }
        const series = radarSeries(ratings);
        for (const [position, virtue] of virtues.entries()) {
          const shown = series.filter(({ values }) => values[position] !== 0);
          expect(shown.map(({ strength }) => strength)).toEqual(ratings[virtue] ? [ratings[virtue].strength] : []);
        }
      }),
    );
  });
});

describe('the rosette of a client', () => {
  it('has all 23 virtues, those not rated at 0', () => {
    const values = strengthValues({ alegria: { strength: 'fuerte', origin: 'test' } });
    expect(Object.keys(values)).toEqual([...virtues]);
    expect(values.alegria).toBe(3);
    expect(values.aceptacion).toBe(0);
  });
});

describe('the rings of the radar chart', () => {
  it('lie where the petals of the rosette end', () => {
    for (const step of radarSteps) expect(radarRadius(step, reachOf(3))).toBeCloseTo(reachOf(step));
    for (const { path, length } of petals([1, 2, 3])) expect(path).toContain(` 0 ${-reachOf(length).toFixed(1)}`);
  });

  it('grow with the chart, the outermost as far as it reaches', () => {
    expect(radarRadius(3, 200)).toBe(200);
    expect(radarRadius(0, 200)).toBeGreaterThan(0);
    expect(radarRadius(1, 200)).toBeCloseTo(2 * radarRadius(1, 100));
  });
});

describe('a petal of the radar chart', () => {
  it('ends on the ring of its value, and begins at the heart, however large the chart is', () => {
    for (const reach of [84, 156, 240]) {
      for (const value of [1, 2, 2.4, 3]) {
        const { root, tip } = radarPetal(value, virtues.length, reach);
        expect(tip).toBeCloseTo(radarRadius(value, reach), 1);
        expect(root).toBeCloseTo(radarRadius(0, reach), 1);
      }
    }
  });

  it('without a rating ends before the first ring', () => {
    const { root, tip } = radarPetal(emptyReach, virtues.length, 150);
    expect(tip).toBeGreaterThan(root);
    expect(tip).toBeLessThan(radarRadius(1, 150));
  });
});

describe('a point of the radar chart', () => {
  it('is straight up on the first axis and goes clockwise', () => {
    expect(radarPoint(0, 4, 10)).toEqual({ x: 0, y: -10 });
    expect(radarPoint(1, 4, 10).x).toBeCloseTo(10);
    expect(radarPoint(2, 4, 10).y).toBeCloseTo(10);
    expect(radarPoint(3, 4, 10).x).toBeCloseTo(-10);
  });
});

describe('the name of an axis', () => {
  it('is never upside down', () => {
    for (const position of virtues.keys()) {
      expect(Math.abs(radarLabel(position, virtues.length, 10).degrees)).toBeLessThanOrEqual(90);
    }
  });

  it('begins at the chart on the right and ends there on the left', () => {
    expect(radarLabel(1, 4, 10).anchor).toBe('start');
    expect(radarLabel(3, 4, 10).anchor).toBe('end');
  });
});

describe('the name along a petal', () => {
  it('ends at the outer ring, at the same angle as outside', () => {
    for (const position of virtues.keys()) {
      const inner = radarInnerLabel(position, virtues.length, 100);
      const outer = radarLabel(position, virtues.length, 100);
      expect(inner.degrees).toBe(outer.degrees);
      expect([inner.anchor, outer.anchor].toSorted()).toEqual(['end', 'start']);
    }
  });
});

describe('the upright name of one of a few axes', () => {
  it('is centred above and below the chart, and goes away from it at the sides', () => {
    expect([0, 1, 2, 3].map((position) => radarUprightLabel(position, 4, 10).anchor)).toEqual([
      'middle',
      'start',
      'middle',
      'end',
    ]);
  });

  it('is never turned, and never within the chart', () => {
    for (const position of [0, 1, 2, 3]) {
      const { x, y, degrees } = radarUprightLabel(position, 4, 10);
      expect(degrees).toBe(0);
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('the room for the names', () => {
  const widths = fc.array(fc.double({ min: 0, max: 90, noNaN: true }), { minLength: 3, maxLength: 30 });

  it('is kept on both sides, as tightly as it can be', () => {
    fc.assert(
      fc.property(widths, (drawn) => {
        const names = { widths: drawn, gap: 5 };
        const reach = radarReach(names, 150);
        const ends = drawn.map((width, position) => radarPoint(position, drawn.length, reach + names.gap + width).x);
        expect(Math.max(reach, ...ends.map(Math.abs))).toBeCloseTo(150);
      }),
    );
  });

  it('is nothing for a chart when the names alone are too wide', () => {
    expect(radarReach({ widths: [500, 500, 500], gap: 5 }, 150)).toBe(0);
  });

  it('goes as far up and down as the names do, and at least as far as the rings', () => {
    const { above, below } = radarHeights({ widths: [40, 0, 20, 0], gap: 10 }, 100);
    expect([above, below]).toEqual([150, 130]);
    expect(radarHeights({ widths: [], gap: 10 }, 100)).toEqual({ above: 100, below: 100 });
  });
});
