import { writesAMinute } from '@miraco/domain/caps';
import { AppError } from '@miraco/schemas/app-error';

const minute = 60_000;

/** The writes of a user in the minute that began with the first of them. */
interface Counted {
  since: number;
  writes: number;
}

interface Writer {
  id: string;
  isAdministrator: boolean;
}

/**
 * Limits how many changes a user asks for in a minute, those that are refused among them: each takes its turn on the one thread that
 * answers everybody. In memory, and only those who have written within the last two minutes.
 */
export function createWriteLimits(clock = () => Date.now()) {
  const counted = new Map<string, Counted>();
  let swept = clock();

  /** Forgets those whose minute is over. */
  function sweep(now: number): void {
    for (const [id, { since }] of counted) if (now - since >= minute) counted.delete(id);
    swept = now;
  }

  return {
    /** Counts one more write. @throws AppError tooManyRequests */
    take: ({ id, isAdministrator }: Writer): void => {
      const now = clock();
      // A clock that was set back must lock nobody out.
      if (now - swept >= minute || now < swept) sweep(now);
      const own = counted.get(id);
      if (own === undefined || now - own.since >= minute || now < own.since) {
        counted.set(id, { since: now, writes: 1 });
        return;
      }
      own.writes += 1;
      if (own.writes <= writesAMinute[isAdministrator ? 'administrator' : 'client']) return;
      throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil((own.since + minute - now) / 1000) });
    },

    /** How many users are counted at present. */
    size: () => counted.size,
  };
}

export type WriteLimits = ReturnType<typeof createWriteLimits>;
