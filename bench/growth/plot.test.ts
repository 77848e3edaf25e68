import { expect, it } from 'vitest';
import { axisText, drawPlot, ticksOf } from './plot.ts';

const line = (name: string, times: readonly number[]) => ({
  name,
  points: times.map((y, position) => ({ x: 1_000 * 10 ** position, y })),
});

const draw = (...lines: ReturnType<typeof line>[]) =>
  drawPlot({ title: 'Cost', subtitle: '', xTitle: 'users', panels: [{ title: 'Lists', unit: 'ms', lines }] });

const cornersOf = (svg: string) =>
  [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) =>
    points.split(' ').map((corner) => corner.split(',').map(Number)),
  );

it('says numbers on an axis briefly', () => {
  expect([0.5, 2, 50, 1_000, 20_000, 1_000_000].map(axisText)).toEqual(['0.5', '2', '50', '1k', '20k', '1M']);
});

it('goes from under the lowest value to above the highest', () => {
  expect(ticksOf([2.4, 130])).toEqual([2, 5, 10, 20, 50, 100, 200]);
  expect(ticksOf([0.3, 0.9, 40])).toEqual([0.2, 0.5, 1, 2, 5, 10, 20, 50]);
});

it('begins and ends with values that are on a line themselves', () => {
  expect(ticksOf([1, 10])).toEqual([1, 2, 5, 10]);
});

it('shows a power of ten at least', () => {
  expect(ticksOf([2.4, 3.1])).toEqual([2, 5, 10, 20]);
  expect(ticksOf([5, 5])).toEqual([5, 10, 20, 50]);
});

it('draws equal ratios as equal distances', () => {
  const [corners = []] = cornersOf(draw(line('list', [2, 4, 8, 16])));
  const steps = corners.slice(1).map(([x = 0, y = 0], position) => {
    const [beforeX = 0, beforeY = 0] = corners[position] ?? [];
    return { x: x - beforeX, y: beforeY - y };
  });
  for (const step of steps) {
    expect(step.x).toBeCloseTo(steps[0]?.x ?? 0, 0);
    expect(step.y).toBeCloseTo(steps[0]?.y ?? 0, 0);
    expect(step.y).toBeGreaterThan(0);
  }
});

it('draws each line with its name, and higher costs higher', () => {
  const svg = draw(line('cheap', [1, 1]), line('dear', [9, 9]));
  const [cheap, dear] = cornersOf(svg);
  expect(dear?.[0]?.[1]).toBeLessThan(cheap?.[0]?.[1] ?? 0);
  expect(svg).toContain('>cheap</text>');
  expect(svg).toContain('>dear</text>');
});

it('takes names as text', () => {
  expect(draw(line('a < b & "c"', [1, 2]))).toContain('>a &lt; b &amp; &quot;c&quot;</text>');
});

it('can draw a single size', () => {
  expect(draw(line('list', [2]))).not.toContain('NaN');
});
