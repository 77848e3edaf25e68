// Fails if the processor time of an answer, relative to that of a bare server, exceeds the budget, or if too much of an answer waits for a
// collection of the whole heap. It measures processor time and not answers per second, because other load on the machine slows both alike.
// The median of the shares of many short rounds does not see a disturbed one.
import budget from './budget.json' with { type: 'json' };
import { median, quartiles } from './figures.ts';
import type { Operation } from './limit/operations.ts';
import { type Sides, sideBySide } from './limit/side-by-side.ts';
import { promotedBytes, sharesByProcessor, type Turn, takeTurns } from './limit/turns.ts';

const rounds = 12;
/** Too few for all code to be compiled, on which the budget counts: a change shows as well, in half the time. */
const warmUp = 2;

const leastShares = new Map(Object.entries(budget.shareOfLimit));

/** Prints a figure and whether it holds. */
function judge(ok: boolean, name: string, text: string): boolean {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(32)} ${text}`);
  return ok;
}

function judgeShare(name: string, turns: readonly Turn[], limit: readonly Turn[]): boolean {
  const least = leastShares.get(name);
  if (least === undefined) throw new Error(`bench/budget.json says nothing about ${name}`);
  const shares = sharesByProcessor(turns, limit);
  const spread = quartiles(shares).map((quartile) => quartile.toFixed(2));
  const each = median(turns.map(({ processorTime }) => processorTime)).toFixed(0);
  const share = median(shares);
  return judge(share >= least, name, `${share.toFixed(2)} (${spread.join(' to ')}), at least ${least} (${each} µs)`);
}

function judgePromotion(name: string, ours = Number.NaN, bare = Number.NaN): boolean {
  const most = budget.promotedBytes;
  return judge(ours <= most, name, `${ours.toFixed(0)} bytes promoted, at most ${most} (bare ${bare.toFixed(0)})`);
}

async function check(operation: Operation, sides: Sides): Promise<boolean> {
  const course = { rounds, warmUp, without: 'bare' } as const;
  const { planned = [], ...ways } = Object.fromEntries(await takeTurns(operation, sides, course));
  const promoted = Object.fromEntries(await promotedBytes(operation, sides, course));
  const results = Object.entries(ways).flatMap(([way, turns]) => {
    const name = `${operation.name}, ${way}`;
    return [judgeShare(name, turns, planned), judgePromotion(name, promoted[way], promoted.planned)];
  });
  return !results.includes(false);
}

const failed = await sideBySide(async ({ operations, ...sides }) => {
  let misses = 0;
  for (const operation of operations) {
    // A write waits for the disk more than it computes.
    if (operation.bare.method === 'POST') continue;
    // A machine that stalls for seconds is not a fault of the product; a second miss is.
    if (!(await check(operation, sides)) && !(await check(operation, sides))) misses += 1;
  }
  return misses;
});
if (failed > 0)
  console.log('Let the product do less for an answer: the budget is changed only on purpose, and the commit says why.');
process.exitCode = failed > 0 ? 1 : 0;
