import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseHeld, hold } from '@miraco/db/hold';
import { namesIn } from './images.ts';

/** What jobs write in DATA_DIR, until they end: the data of the practice, not encrypted. */
const ofJobs = /^(?:backing-up|restoring|moving|rehearsing|returning)-/;

/** What they write in the folder of the scheduled backups, and earlier versions wrote there. */
const ofScheduled = /^(?:rehearsal-|miraco-.*\.part-)/;

const lockOf = (dataDir: string) => join(dataDir, 'working');

/** Milliseconds that a job waits for another one to remove what is left: a moment. */
const patience = 5000;

const partPrefix = (file: string) => `${basename(file)}.part-`;

/** A name beside a file, for what becomes it. */
export const partOf = async (file: string) => mkdtemp(join(dirname(file), partPrefix(file)));

async function removeIn(folder: string, isLeft: (name: string) => boolean): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isLeft))
    await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Removes what killed jobs have left, beside `target` too, unless a job is under way in any process: the lock of each ends with its
 * process.
 */
export async function removeRemains(dataDir: string, target?: string): Promise<void> {
  let release: () => void;
  try {
    release = hold(lockOf(dataDir), 'alone');
  } catch (error) {
    if (error instanceof DatabaseHeld) return;
    throw error;
  }
  try {
    await removeIn(dataDir, (name) => ofJobs.test(name));
    await removeIn(join(dataDir, 'backups'), (name) => ofScheduled.test(name));
    if (target !== undefined) await removeIn(dirname(target), (name) => name.startsWith(partPrefix(target)));
  } finally {
    release();
  }
}

interface Working {
  dataDir: string;
  kind: 'backing-up' | 'restoring' | 'moving' | 'rehearsing' | 'returning';
  /** The file that the job writes elsewhere. */
  target?: string;
}

/** Lends a job a folder of its own within DATA_DIR, once what killed ones have left is removed. */
export async function withWorkFolder<Result>(
  { dataDir, kind, target }: Working,
  job: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await removeRemains(dataDir, target);
  const release = hold(lockOf(dataDir), 'shared', patience);
  try {
    const folder = await mkdtemp(join(dataDir, `${kind}-`));
    return await job(folder).finally(() => rm(folder, { recursive: true, force: true }));
  } finally {
    release();
  }
}
