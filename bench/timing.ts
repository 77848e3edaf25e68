export interface Timing {
  /** Milliseconds. */
  median: number;
  slowest: number;
}

const rounds = 15;

/** How long a call takes, over several rounds after one that warms it up. */
export async function time(call: () => Promise<unknown>): Promise<Timing> {
  await call();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await call();
    taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  return { median: taken[Math.floor(rounds / 2)] ?? 0, slowest: taken.at(-1) ?? 0 };
}
