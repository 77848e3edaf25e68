import { fileURLToPath } from 'node:url';
import { reported } from '../report.ts';

/** The Node arguments that make a server report what its garbage collector promotes. */
export const promotedArgs = ['--import', fileURLToPath(new URL('./promoted-preload.ts', import.meta.url))];

/** Bytes that a server promotes from the young generation to the old one during `work`. */
export async function promotedDuring(dataDir: string, work: () => Promise<unknown>): Promise<number> {
  await reported(dataDir, 'promoted');
  await work();
  return reported(dataDir, 'promoted');
}
