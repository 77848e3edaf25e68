import { expect, expectTypeOf, it } from 'vitest';
import { asSeconds, type Milliseconds, type Seconds, toMilliseconds } from './units.ts';

it('a second is a thousand milliseconds', () => {
  expect(toMilliseconds(asSeconds(1.5))).toBe(1500);
});

it('a time in one unit is not accepted as one in the other, nor a bare number as either', () => {
  expectTypeOf<Seconds>().not.toExtend<Milliseconds>();
  expectTypeOf<Milliseconds>().not.toExtend<Seconds>();
  expectTypeOf<number>().not.toExtend<Milliseconds>();
  expectTypeOf<Seconds>().toExtend<number>();
});
