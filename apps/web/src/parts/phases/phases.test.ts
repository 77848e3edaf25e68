import { paths } from '@miraco/contract/paths';
import { phases } from '@miraco/domain/phases';
import { expect, test } from 'vitest';
import { phaseAt, phasePages } from './phases.ts';

test.each([
  [paths.profile, undefined],
  [paths.initialTest, 'conscience'],
  [paths.weak, 'conscience'],
  [paths.resumeLater, 'conscience'],
  [paths.weekly, 'responsibility'],
  ['/client/test/responsibility/explain/aceptacion', 'responsibility'],
  [paths.couple, 'impact'],
])('%s belongs to phase %s', (pathname, phase) => {
  expect(phaseAt(pathname)).toBe(phase);
});

test.each(phases)('the pages listed for $name belong to it', ({ name }) => {
  const { page, steps, entrances } = phasePages[name];
  for (const to of [page, ...[...steps, ...entrances].map((link) => link.to)]) expect(phaseAt(to)).toBe(name);
});
