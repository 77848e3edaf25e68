import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from './make.ts';

/** Runs one backup in its own thread, so that its blocking reads delay no answer. */
const { dataDir, file, databaseUrl }: { dataDir: string; file: string; databaseUrl?: string } = workerData;
parentPort?.postMessage(await makeBackup(dataDir, file, databaseUrl));
