import type { Served } from '../served.ts';

/** An answer as long as there are users, and what others noticed meanwhile. */
export interface Everything {
  seconds: number;
  megabytes: number;
  /** How much resident memory grew at most, in megabytes. */
  memoryGrowth: number;
  /** The slowest answer to another user, in milliseconds. */
  slowestOther: number;
  /** For how many milliseconds the process was held at a time, at most. */
  hold: number;
}

/** Reads an answer at full speed while another user makes small requests. */
export async function readEverything(
  { fetch, memory, query }: Served,
  path: string,
  hold: () => Promise<number>,
): Promise<Everything> {
  await hold();
  const before = await memory();
  const began = performance.now();
  let [bytes, largest, slowestOther, done] = [0, before, 0, false];
  const asking = (async () => {
    while (!done) {
      const asked = performance.now();
      await query('account.me');
      slowestOther = Math.max(slowestOther, performance.now() - asked);
      largest = Math.max(largest, await memory());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  const seconds = (performance.now() - began) / 1000;
  done = true;
  await asking;
  return { seconds, megabytes: bytes / 1e6, memoryGrowth: largest - before, slowestOther, hold: await hold() };
}
