import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;

/** Every hour: ended sessions go, and pictures that were uploaded a day ago and never used. Answers how to stop it. */
export function keepHouse({ images, sessions, store }: Services, log: FastifyBaseLogger): () => void {
  const tidy = async () => {
    await sessions.clearExpired();
    await images.remove(await store.images.forgetUnused(Date.now() - 24 * hour));
  };
  const timer = setInterval(() => tidy().catch((err: unknown) => log.error({ err }, 'housekeeping failed')), hour);
  timer.unref();
  return () => clearInterval(timer);
}
