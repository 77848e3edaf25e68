import { describe, expect, it } from 'vitest';
import type { Evaluation, SignFrequency } from './evaluation.ts';
import { virtueChanges } from './virtue-changes.ts';
import { virtues } from './virtues.ts';

const [first, second, third] = virtues;
const sign = (frequency: SignFrequency) => ({ sign: frequency });

describe('the virtues that moved', () => {
  it('furthest come first, in either direction', () => {
    const before: Evaluation = { [first]: sign('diario'), [second]: 'ninguno', [third]: sign('diario') };
    const after: Evaluation = { [first]: sign('algunos'), [second]: sign('diario'), [third]: sign('pocos') };
    expect(virtueChanges(before, after)).toEqual([
      { virtue: second, from: 'custom', to: 'crisis' },
      { virtue: third, from: 'crisis', to: 'flow' },
      { virtue: first, from: 'crisis', to: 'challenge' },
    ]);
  });

  it('equally far keep the order of the method', () => {
    const before: Evaluation = { [third]: sign('pocos'), [first]: sign('pocos'), [second]: sign('pocos') };
    const after: Evaluation = { [second]: 'ninguno', [third]: sign('algunos'), [first]: 'ninguno' };
    expect(virtueChanges(before, after).map(({ virtue }) => virtue)).toEqual([first, second, third]);
  });

  it('are not those with another sign of the same frequency', () => {
    expect(virtueChanges({ [first]: { one: 'diario' } }, { [first]: { other: 'diario' } })).toEqual([]);
  });

  it('are not those that only one evaluation contains', () => {
    expect(virtueChanges({ [first]: 'ninguno' }, { [second]: sign('diario') })).toEqual([]);
    expect(virtueChanges({}, {})).toEqual([]);
  });
});
