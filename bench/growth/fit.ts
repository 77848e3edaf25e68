/** What grows with something else. */
export interface Point {
  x: number;
  y: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The k of y ~ x^k that fits best, by least squares over the logarithms: 0 where y stays the same, 1 where it grows in step with x.
 * All values are above 0. NaN for fewer than two different x.
 */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }));
  const middle = { x: mean(logs.map(({ x }) => x)), y: mean(logs.map(({ y }) => y)) };
  const together = logs.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0);
  const alone = logs.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  return together / alone;
}

/** `users^0.04`; a value near 0 has no sign. */
export const growthText = (exponent: number): string => `users^${exponent.toFixed(2).replace(/^-(0\.00)$/, '$1')}`;
