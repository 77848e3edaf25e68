import { paths } from '@miraco/schemas/paths';
import { expect, it } from 'vitest';
import { steps } from './steps.ts';

it('begins with the weekly result, and leads only to pages that exist', () => {
  expect(steps[0]).toEqual({ step: 'weeklyResult', to: '/client/test/responsibility/weeklyresult' });
  const known: readonly string[] = Object.values(paths);
  expect(steps.filter(({ to }) => !known.includes(to))).toEqual([]);
});
