import { paths } from '@miraco/contract/paths';
import { expect, it } from 'vitest';
import { navigationSteps, stepLinks } from './step-links.ts';

const done = (links: ReturnType<typeof stepLinks>) => links.filter((link) => link.done).map((link) => link.step);

it('lists every step in the order of the phase, harmful habits last', () => {
  expect(stepLinks({ missing: [], habitCount: 0 }).map((link) => link.step)).toEqual(navigationSteps);
  expect(navigationSteps.at(-1)).toBe('harmful');
});

it('ticks nothing before the missing steps are known', () => {
  expect(done(stepLinks({ missing: undefined, habitCount: 0 }))).toEqual([]);
});

it('ticks steps that are not missing, and habits once there is one', () => {
  expect(done(stepLinks({ missing: ['prospect', 'mediumhard'], habitCount: 0 }))).toEqual(['initial', 'weak']);
  expect(done(stepLinks({ missing: [], habitCount: 2 }))).toEqual(navigationSteps);
});

it('leads from the initial test to its result once it has been taken', () => {
  const initial = (missing: 'initial'[]) => stepLinks({ missing, habitCount: 0 })[0]?.to;
  expect(initial(['initial'])).toBe(paths.initialTest);
  expect(initial([])).toBe(paths.result);
});
