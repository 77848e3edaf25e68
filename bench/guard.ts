// Fails where the product takes more of the processor for an answer, as a share of what a bare server takes for it, than the
// budget allows. The share of processor time and not of answers per second: whoever else is busy on the machine slows both alike.
import budget from './budget.json' with { type: 'json' };
import { median } from './figures.ts';
import type { Operation } from './limit/operations.ts';
import { sideBySide } from './limit/side-by-side.ts';
import { type Asked, load } from './load.ts';
import type { Running } from './served.ts';

const rounds = 5;
const answers = 1_000;

const least = new Map(Object.entries(budget.shareOfLimit));

/** Processor time that a server takes for a fixed number of answers, in milliseconds. */
async function taken(server: Running, asked: Asked, { connections }: Operation): Promise<number> {
  const before = await server.processorTime();
  await load({ url: server.url, asked, connections, until: { answers } });
  return (await server.processorTime()) - before;
}

async function shareOf(name: string, asked: Asked, operation: Operation, sides: { bare: Running; ours: Running }) {
  const shares: number[] = [];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await taken(sides.bare, operation.bare, operation);
    const ours = await taken(sides.ours, asked, operation);
    if (round > 0) shares.push(bare / ours);
  }
  const share = median(shares);
  const budgeted = least.get(name);
  if (budgeted === undefined) throw new Error(`bench/budget.json says nothing about ${name}`);
  const ok = share >= budgeted;
  const spread = `${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)}`;
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(32)} ${share.toFixed(2)} (${spread}), at least ${budgeted}`);
  return ok;
}

const failed = await sideBySide(async ({ operations, ...sides }) => {
  let misses = 0;
  for (const operation of operations) {
    // A write waits for the disk more than it computes.
    if (operation.bare.method === 'POST') continue;
    for (const [way, asked] of Object.entries({ REST: operation.rest, tRPC: operation.trpc })) {
      if (!asked) continue;
      const measure = () => shareOf(`${operation.name}, ${way}`, asked, operation, sides);
      // A machine that stalls for seconds is no fault of the product: what misses twice is.
      if (!(await measure()) && !(await measure())) misses += 1;
    }
  }
  return misses;
});
if (failed > 0)
  console.log('Let the product do less for an answer: the budget is changed only on purpose, and the commit says why.');
process.exitCode = failed > 0 ? 1 : 0;
