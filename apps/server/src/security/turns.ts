import { setImmediate } from 'node:timers/promises';
import { AppError } from '@miraco/contract/app-error';

/** Seconds. Most turns take less. */
const retryAfterSeconds = 1;

interface Line {
  running: number;
  /** Each begins the turn of one that waits. */
  waiting: (() => void)[];
}

interface Bounds {
  atOnce: number;
  waiting: number;
}

/**
 * Lets so many run at once for each key. The next ones wait in the order in which they came; where too many wait already, one more is
 * refused.
 */
export function createTurns({ atOnce, waiting }: Bounds) {
  const lines = new Map<string, Line>();

  /** Begins a turn. Returns how to end it. @throws AppError tooManyRequests */
  const take = async (key: string): Promise<() => void> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.waiting.length >= waiting) throw new AppError('tooManyRequests', { retryAfterSeconds });
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    return () => {
      const next = line.waiting.shift();
      if (next) next();
      else if (line.running > 1) line.running -= 1;
      else lines.delete(key);
    };
  };

  /** Runs a job in a turn. Others are answered before it: a batch of jobs would hold the thread from its first to its last. */
  const run = async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
    const end = await take(key);
    try {
      await setImmediate();
      return await job();
    } finally {
      end();
    }
  };

  return { take, run };
}
