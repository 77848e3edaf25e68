import { fileURLToPath } from 'node:url';
import { reported } from '../report.ts';

/** The Node arguments that make the product report the stalls of its event loop. */
export const holdArgs = ['--import', fileURLToPath(new URL('./hold-preload.ts', import.meta.url))];

/** For how many milliseconds the product did one thing without looking at others, at most, since this was asked last. */
export const longestHold = (dataDir: string): Promise<number> => reported(dataDir, 'hold');
