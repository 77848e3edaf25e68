import { expect, expectTypeOf, it } from 'vitest';
import { asDegrees, type Degrees, type Radians, toRadians } from './angle.ts';

it.each([
  [0, 0],
  [90, Math.PI / 2],
  [-180, -Math.PI],
  [360, 2 * Math.PI],
])('%d degrees are %d radians', (degrees, radians) => {
  expect(toRadians(asDegrees(degrees))).toBe(radians);
});

it('an angle in one unit is not accepted as one in the other, nor a bare number as either', () => {
  expectTypeOf<Degrees>().not.toExtend<Radians>();
  expectTypeOf<Radians>().not.toExtend<Degrees>();
  expectTypeOf<number>().not.toExtend<Degrees>();
  expectTypeOf<Degrees>().toExtend<number>();
});
