import { describe, expect, it, test } from 'vitest';
import { type CurrentPhase, type Phase, phases } from './phases.ts';
import { currentPhases, isOpen, isWritable, phaseNumber, phaseOf, storedPhase } from './user-phase.ts';

it('counts phases from 1 in their order', () => {
  const counted = phases.map((_, position) => position + 1);
  expect(phases.map(({ number }) => number)).toEqual(counted);
  expect(phases.map(({ name }) => phaseNumber(name))).toEqual(counted);
  expect(phases.slice(0, 3).map(({ name }) => name)).toEqual(['conscience', 'responsibility', 'impact']);
});

it('lets no phase open later than it closes', () => {
  for (const { opensWith, closesWith } of phases) {
    if (closesWith) expect(phaseNumber(opensWith)).toBeLessThan(phaseNumber(closesWith));
  }
});

describe('the phase of a user', () => {
  test.each([
    [true, 'conscience'],
    [false, 'responsibility'],
  ] as const)('with activeTest %s is %s, and is stored as such', (activeTest, phase) => {
    expect(phaseOf({ activeTest })).toBe(phase);
    expect(storedPhase(phase)).toEqual({ activeTest });
  });

  it('is one of those that open by themselves: Impact opens together with Responsibility', () => {
    expect(currentPhases.map(({ name }) => name)).toEqual(['conscience', 'responsibility']);
  });
});

type Row = [phase: Phase, user: CurrentPhase, open: boolean, writable: boolean];

test.each<Row>([
  ['conscience', 'conscience', true, true],
  ['conscience', 'responsibility', true, false],
  ['responsibility', 'conscience', false, false],
  ['responsibility', 'responsibility', true, true],
  ['impact', 'conscience', false, false],
  ['impact', 'responsibility', true, true],
])('%s, for a user in %s: open %s, writable %s', (phase, user, open, writable) => {
  expect([isOpen(phase, { phase: user }), isWritable(phase, { phase: user })]).toEqual([open, writable]);
});
