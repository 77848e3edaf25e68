// Fails if the processor time of an answer, relative to that of a bare server, exceeds the budget. It measures processor time and not
// answers per second, because other load on the machine slows both alike. Disturbances only add time, so the lower quartile of many
// short turns is the time of an answer.
import budget from './budget.json' with { type: 'json' };
import { lowerQuartile } from './figures.ts';
import type { Operation } from './limit/operations.ts';
import { sideBySide } from './limit/side-by-side.ts';
import { type Asked, load } from './load.ts';
import type { Running } from './served.ts';

const rounds = 10;
const answersInRound = 300;
/** Answers until the code paths of both are compiled. */
const warmUpAnswers = 1_500;

const leastShares = new Map(Object.entries(budget.shareOfLimit));

/** Processor time that a server takes for a fixed number of answers, in milliseconds. */
async function taken(server: Running, asked: Asked, connections: number, answers: number): Promise<number> {
  const before = await server.processorTime();
  await load({ url: server.url, asked, connections, until: { answers } });
  return (await server.processorTime()) - before;
}

async function shareOf(name: string, asked: Asked, operation: Operation, sides: { bare: Running; ours: Running }) {
  const bare = (answers: number) => taken(sides.bare, operation.bare, operation.connections, answers);
  const ours = (answers: number) => taken(sides.ours, asked, operation.connections, answers);
  await bare(warmUpAnswers);
  await ours(warmUpAnswers);
  const times: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await bare(answersInRound));
    times.ours.push(await ours(answersInRound));
  }
  const share = lowerQuartile(times.bare) / lowerQuartile(times.ours);
  const least = leastShares.get(name);
  if (least === undefined) throw new Error(`bench/budget.json says nothing about ${name}`);
  const ok = share >= least;
  const each = (lowerQuartile(times.ours) / answersInRound) * 1000;
  console.log(
    `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(32)} ${share.toFixed(2)}, at least ${least} (${each.toFixed(0)} µs)`,
  );
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
      // A machine that stalls for seconds is not a fault of the product; a second miss is.
      if (!(await measure()) && !(await measure())) misses += 1;
    }
  }
  return misses;
});
if (failed > 0)
  console.log('Let the product do less for an answer: the budget is changed only on purpose, and the commit says why.');
process.exitCode = failed > 0 ? 1 : 0;
