import budget from './budget.json' with { type: 'json' };
import type { OpenedScreen } from './measure.ts';

const largestOf = ({ answers }: OpenedScreen): number => Math.max(0, ...answers.map(({ bytes }) => bytes)) / 1000;

/**
 * What a screen asks for beyond the budget, with the procedures; null if it does not. The budget is the size of its largest answer, in
 * kB of 1000 bytes, and the number of its requests.
 */
export function overBudget(screen: OpenedScreen): string | null {
  const { kB, requests } = budget;
  if (largestOf(screen) <= kB && screen.answers.length <= requests) return null;
  const asked = screen.answers.map(({ bytes, procedures }) => `${bytes} bytes: ${procedures.join(', ')}`);
  return [`${screen.path} has room for ${requests} answer of ${kB} kB (scripts/answers/budget.json)`, ...asked].join(
    '\n',
  );
}
