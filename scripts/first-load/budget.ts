import budget from './budget.json' with { type: 'json' };
import type { FirstLoad } from './measure.ts';

const allowed = new Map(Object.entries(budget.gzipKB));

/**
 * What a page may make a browser fetch of code before it rests, packed by gzip, in kB of 1000 bytes: what it was measured to be and the
 * half kB by which machines pack differently.
 * @throws Error where the budget does not know the page
 */
export function codeBudget(path: string): number {
  const budgeted = allowed.get(path);
  if (budgeted === undefined) throw new Error(`scripts/first-load/budget.json says nothing about ${path}`);
  return budgeted;
}

/** Says by how much a page is over its budget; null where it is not. */
export function overBudget({ path, js }: FirstLoad): string | null {
  const [needed, budgeted] = [js.gzip / 1000, codeBudget(path)];
  if (needed <= budgeted) return null;
  const over = (needed - budgeted).toFixed(1);
  return `${path} fetches ${needed.toFixed(1)} kB of code, ${over} kB more than the ${budgeted} of scripts/first-load/budget.json. Let it fetch less: the budget is changed only on purpose, and the commit says why.`;
}
