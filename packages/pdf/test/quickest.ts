const most = 3;

/**
 * How long the quickest of three runs took, in milliseconds, so that a busy machine does not fail the test. A run that takes less than
 * `enough` is the last one.
 */
export async function quickest(enough: number, run: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < most && shortest >= enough; time += 1) {
    const start = performance.now();
    await run();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}
