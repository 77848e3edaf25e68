import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from './make.ts';

/** A thread of its own for one backup: what blocks it holds nobody up. */
const { dataDir, file }: { dataDir: string; file: string } = workerData;
parentPort?.postMessage(await makeBackup(dataDir, file));
