import { fileURLToPath } from 'node:url';
import { reported } from '../report.ts';

/** The Node arguments that make a server report what its garbage collector promotes. */
export const promotedArgs = ['--import', fileURLToPath(new URL('./promoted-preload.ts', import.meta.url))];

/** Bytes that a server has promoted from the young generation to the old one since this was asked last. */
export const promotedBytes = (dataDir: string): Promise<number> => reported(dataDir, 'promoted');
