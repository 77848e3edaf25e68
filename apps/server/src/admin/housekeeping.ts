import type { FastifyBaseLogger } from 'fastify';
import { removeThoseDue, removeThoseLeft } from '../account/removal.ts';
import { errorLog, remedyFor } from '../http/logging.ts';
import { removeOldMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The number of names in one query. */
const chunk = 500;

/** Removes the files of pictures, each on its own. One that fails is found again by `sweepImages`. */
const removePictures = ({ eachAlone, images }: Services, names: readonly string[], now: number) =>
  eachAlone('pictures', names, { idOf: (name) => name, work: (name) => images.remove([name]) }, now);

/**
 * Removes pictures that no row names: a crash between the change of a row and that of its file leaves one behind. Pictures of the
 * last day are kept, because a file is written before its row.
 */
async function sweepImages(services: Services, now: number): Promise<void> {
  const { images, store } = services;
  const old = await images.olderThan(now - day);
  for (let begin = 0; begin < old.length; begin += chunk) {
    const names = old.slice(begin, begin + chunk);
    const known = await store.images.known(names);
    await removePictures(
      services,
      names.filter((name) => !known.has(name)),
      now,
    );
  }
}

type Step = (services: Services, now: number) => Promise<unknown>;

/** The steps of every hour. One that goes through users, rows or files works on each of them on its own, too. */
const steps: Readonly<Record<string, Step>> = {
  sessions: ({ sessions }) => sessions.clearExpired(),
  passwordLinks: ({ store }, now) => store.passwordLinks.clearExpired(now),
  signInOrigins: ({ store }, now) => store.signInOrigins.clearOld(now),
  givenUpMails: ({ store }, now) => store.mails.clearGivenUp(now - 30 * day),
  counts: ({ store }, now) => store.counts.clearOver(now),
  failedItems: ({ store }, now) => store.failedItems.clearOld(now),
  images: async (services, now) => removePictures(services, await services.store.images.deleteUnused(now - day), now),
  guidePictures: async (services, now) =>
    removePictures(services, await services.store.guidePictures.deleteUnused(now - day), now),
  leftPictures: sweepImages,
  outbox: ({ config }, now) => removeOldMails(config.dataDir, now),
  removals: removeThoseDue,
  retention: removeThoseLeft,
  // Last: what the others delete is left in the files of the database.
  forgetDeleted: ({ store }) => store.forgetDeleted(),
};

/** Does all steps, whichever of them fails. */
export async function runHousekeeping(services: Services, now: number): Promise<void> {
  const work = ([, step]: [string, Step]) => step(services, now);
  await services.eachAlone('housekeeping', Object.entries(steps), { idOf: ([name]) => name, work }, now);
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
