import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the product is started with to tell for how long its event loop was held up. */
export const holdArgs = ['--import', fileURLToPath(new URL('./hold-preload.ts', import.meta.url))];

/** Where a product that runs on a data folder tells it. */
export const holdSocket = (dataDir: string) => join(dataDir, 'hold.sock');

/** For how many milliseconds the product did one thing without looking at others, at most, since this was asked last. */
export async function longestHold(dataDir: string): Promise<number> {
  let told = '';
  for await (const piece of connect(holdSocket(dataDir))) told += piece;
  return Number(told);
}
