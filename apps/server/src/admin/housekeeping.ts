import type { FastifyBaseLogger } from 'fastify';
import { removeThoseDue, removeThoseLeft } from '../account/removal.ts';
import { errorLog, remedyFor } from '../http/logging.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The number of names in one query. */
const chunk = 500;

/**
 * Removes pictures that no row names: a crash between the change of a row and that of its file leaves one behind. Pictures of the
 * last day are kept, because a file is written before its row.
 */
async function sweepImages({ images, store }: Services, now: number): Promise<void> {
  const old = await images.olderThan(now - day);
  for (let begin = 0; begin < old.length; begin += chunk) {
    const names = old.slice(begin, begin + chunk);
    const known = await store.images.known(names);
    await images.remove(names.filter((name) => !known.has(name)));
  }
}

/**
 * Removes expired sessions and reset links, origins of sign-ins after 90 days, mails that were given up a month ago, unused pictures, and
 * users whose removal is due or whom the practice keeps no longer.
 */
export async function runHousekeeping(services: Services, now: number): Promise<void> {
  const { images, sessions, store } = services;
  await sessions.clearExpired();
  await store.passwordLinks.clearExpired(now);
  await store.signInOrigins.clearOld(now);
  await store.mails.clearGivenUp(now - 30 * day);
  await store.counts.clearOver(now);
  await images.remove(await store.images.deleteUnused(now - day));
  await images.remove(await store.guidePictures.deleteUnused(now - day));
  await sweepImages(services, now);
  await removeThoseDue(services, now);
  await removeThoseLeft(services, now);
}

/** Runs housekeeping now and every hour. Returns a function that stops it, after the run under way. */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  let underWay = Promise.resolve();
  const run = () => {
    underWay = underWay
      .then(() => services.store.unlessElsewhere('housekeeping', () => runHousekeeping(services, Date.now())))
      .then(() => undefined)
      .catch((error: unknown) =>
        errorLog(log)(error, 'housekeeping failed', `${remedyFor(error)}; it is tried again in an hour`),
      );
  };
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
