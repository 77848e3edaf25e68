import type { Store } from '@miraco/db/store';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import type { Job } from '@miraco/domain/jobs';
import { type LogError, remedyFor } from './http/logging.ts';

const day = 24 * 60 * 60 * 1000;

interface Work<Item> {
  /** What is stored, logged and shown of an item that fails: an id, never words of anybody. */
  idOf: (item: Item) => string;
  work: (item: Item) => unknown;
  /** What an operator does about a failure, if it is known. */
  remedyOf?: (error: unknown) => string;
}

/**
 * Works on each item of a job on its own: one that fails is noted, logged and left alone for a day, and the others go on. A success
 * forgets its failures. Returns the items that were not done.
 * @throws DatabaseUnavailable, and what the note of a failure throws: the whole job is to be done again
 */
export type EachAlone = <Item>(job: Job, items: readonly Item[], work: Work<Item>, now?: number) => Promise<Item[]>;

/** A longer wait than a day was noted before the clock was set back. */
const isLeftAlone = (retryAt: number | undefined, now: number) =>
  retryAt !== undefined && retryAt > now && retryAt <= now + day;

export function createEachAlone({ failedItems }: Pick<Store, 'failedItems'>, logError: LogError): EachAlone {
  return async (job, items, { idOf, work, remedyOf = remedyFor }, now = Date.now()) => {
    if (items.length === 0) return [];
    const retries = await failedItems.retries(job);

    async function isDone(item: string, one: (typeof items)[number]): Promise<boolean> {
      if (isLeftAlone(retries.get(item), now)) return false;
      try {
        await work(one);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        const remedy = `${remedyOf(error)}; the others go on, and it is tried again in a day`;
        logError(error, 'an item of a background job failed', remedy, { job, item });
        await failedItems.failed({ job, item }, now, now + day);
        return false;
      }
      if (retries.has(item)) await failedItems.succeeded({ job, item });
      return true;
    }

    const undone = [];
    for (const one of items) if (!(await isDone(idOf(one), one))) undone.push(one);
    return undone;
  };
}
