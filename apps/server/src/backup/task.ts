import type { Config } from '../config.ts';
import type { EachAlone } from '../each-alone.ts';
import type { LogError } from '../http/logging.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { StateFile } from './state.ts';
import { JobRefused, type Thread } from './thread.ts';

/** Something that is done from time to time, in a thread. */
export interface Task {
  /** Processes of one database run only one of a name. */
  name: string;
  isDue: (now: number) => Promise<boolean>;
  run: (thread: Thread, now: number) => Promise<void>;
  failed: (error: unknown, now: number) => Promise<void> | void;
}

export interface TaskContext {
  config: Config;
  eachAlone: EachAlone;
  folder: BackupFolder;
  state: StateFile;
  logError: LogError;
  /** What tells the practice from others. */
  practiceId: () => Promise<string>;
}

export const minute = 60 * 1000;
export const day = 24 * 60 * minute;

/** Milliseconds until a failed backup or copy is tried again. */
export const retryDelay = 15 * minute;

/** Whether some time has passed since a moment. A moment in the future counts as past: the clock was set back. */
export const hasPassed = (moment: number, wait: number, now: number) => now - moment >= wait || moment > now;

/** An error for administrators: a code such as ENOSPC, never a path. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobRefused) return error.reason;
  return error instanceof Error ? String('code' in error ? error.code : error.name) : 'Error';
}

/** What an operator does: what the refusal of a job says, if it is one. */
export const remedyOf = (error: unknown, other: string) => (error instanceof JobRefused ? error.message : other);
