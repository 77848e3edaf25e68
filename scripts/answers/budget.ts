import budget from './budget.json' with { type: 'json' };
import type { OpenedScreen } from './measure.ts';

interface Budget {
  kB: number;
  requests: number;
}

const exceptions = new Map<string, Partial<Budget>>(Object.entries(budget.exceptions));

/** What a screen may ask for before it rests: the size of its largest answer, in kB of 1000 bytes, and the number of requests. */
const budgetOf = (path: string): Budget => ({ ...budget.screen, ...exceptions.get(path) });

const largestOf = ({ answers }: OpenedScreen): number => Math.max(0, ...answers.map(({ bytes }) => bytes)) / 1000;

/** What a screen asks for beyond its budget, with the procedures; null if it does not. */
export function overBudget(screen: OpenedScreen): string | null {
  const { kB, requests } = budgetOf(screen.path);
  if (largestOf(screen) <= kB && screen.answers.length <= requests) return null;
  const asked = screen.answers.map(({ bytes, procedures }) => `${bytes} bytes: ${procedures.join(', ')}`);
  return [`${screen.path} has room for ${requests} answers of ${kB} kB (scripts/answers/budget.json)`, ...asked].join(
    '\n',
  );
}
