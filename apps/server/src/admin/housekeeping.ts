import type { FastifyBaseLogger } from 'fastify';
import { removeThoseDue } from '../account/removal.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How many names the database is asked for at once. */
const chunk = 500;

/**
 * Removes the pictures that no row names: a crash between the change of a row and that of its file leaves one. Those of the last
 * day are left alone, for a file is written before its row.
 */
async function sweepImages({ images, store }: Services, now: number): Promise<void> {
  const old = await images.olderThan(now - day);
  for (let begin = 0; begin < old.length; begin += chunk) {
    const names = old.slice(begin, begin + chunk);
    const known = await store.images.known(names);
    await images.remove(names.filter((name) => !known.has(name)));
  }
}

/** What has run out goes: sessions, links for a new password, pictures that nobody uses, users whose wish to be removed is due. */
export async function tidy(services: Services, now: number): Promise<void> {
  const { images, sessions, store } = services;
  await sessions.clearExpired();
  await store.passwordResets.clearExpired(now);
  await images.remove(await store.images.forgetUnused(now - day));
  await sweepImages(services, now);
  await removeThoseDue(services, now);
}

/** Tidies now and every hour. Answers how to stop it, which waits for what is under way. */
export function keepHouse(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  let underWay = Promise.resolve();
  const tidyUp = () => {
    underWay = underWay
      .then(() => tidy(services, Date.now()))
      .catch((err: unknown) => log.error({ err }, 'housekeeping failed'));
  };
  tidyUp();
  const timer = setInterval(tidyUp, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
