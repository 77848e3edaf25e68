import { paths } from '@miraco/contract/paths';
import { expect, test } from 'vitest';
import { phaseAt } from './phase-at.ts';

test.each([
  [paths.profile, undefined],
  [paths.initialTest, 1],
  [paths.weak, 1],
  [paths.resumeLater, 1],
  [paths.weekly, 2],
  ['/client/test/responsibility/explain/aceptacion', 2],
  [paths.couple, 3],
])('%s belongs to phase %s', (pathname, phase) => {
  expect(phaseAt(pathname)).toBe(phase);
});
