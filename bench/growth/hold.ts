import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The Node arguments that make the product report the stalls of its event loop. */
export const holdArgs = ['--import', fileURLToPath(new URL('./hold-preload.ts', import.meta.url))];

/** The socket on which a product that runs on a data folder reports them. */
export const holdSocket = (dataDir: string) => join(dataDir, 'hold.sock');

/** For how many milliseconds the product did one thing without looking at others, at most, since this was asked last. */
export async function longestHold(dataDir: string): Promise<number> {
  let received = '';
  for await (const piece of connect(holdSocket(dataDir))) received += piece;
  return Number(received);
}
