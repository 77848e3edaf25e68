import budget from './budget.json' with { type: 'json' };
import type { FirstLoad } from './measure.ts';

const allowed = new Map(Object.entries(budget.gzipKB));

/**
 * The code that a page may load before it is idle, gzipped, in kB of 1000 bytes: the measured size plus half a kB, by which the
 * compression of machines differs.
 * @throws Error if the budget has no such page
 */
export function codeBudget(path: string): number {
  const budgeted = allowed.get(path);
  if (budgeted === undefined) throw new Error(`scripts/first-load/budget.json says nothing about ${path}`);
  return budgeted;
}

/** Names the excess of a page over its budget; null if there is none. */
export function overBudget({ path, js }: FirstLoad): string | null {
  const [needed, budgeted] = [js.gzip / 1000, codeBudget(path)];
  if (needed <= budgeted) return null;
  const over = (needed - budgeted).toFixed(1);
  return `${path} fetches ${needed.toFixed(1)} kB of code, ${over} kB more than the ${budgeted} of scripts/first-load/budget.json. Let it fetch less: the budget is changed only on purpose, and the commit says why.`;
}
