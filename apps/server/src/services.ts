import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseHeld } from '@miraco/db/hold';
import { openStore } from '@miraco/db/store';
import { loadMethod } from '@miraco/method/load';
import type { FastifyBaseLogger } from 'fastify';
import { createBackups } from './backup/schedule.ts';
import { type Config, ConfigError, expectation } from './config.ts';
import { createDisk } from './platform/disk.ts';
import { createImages } from './platform/images.ts';
import { createMailer } from './platform/mail.ts';
import { createPasswords } from './platform/passwords.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { createSecondFactors } from './platform/second-factor.ts';
import { sessionSecret } from './platform/secret.ts';
import { createSessions } from './platform/sessions.ts';

const heldOtherwise = {
  alone: 'DATA_DIR is being restored: start when that is done.',
  serving: 'DATA_DIR is served by another process: stop that one, or name another folder.',
};

/** Everything that a procedure may use, made once when the process starts: to serve, or for a job beside the process that serves. */
export async function createServices(
  config: Config,
  log: Pick<FastifyBaseLogger, 'error'>,
  manner: 'serving' | 'shared' = 'serving',
) {
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await access(config.dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`${expectation('DATA_DIR')}: ${error instanceof Error ? error.message : error}`);
  }
  if (config.methodDir && !existsSync(config.methodDir)) throw new ConfigError(`${expectation('METHOD_DIR')}.`);
  const method = await loadMethod(config.methodDir);
  const store = await openStore(join(config.dataDir, 'miraco.sqlite'), manner).catch((error: unknown) => {
    throw error instanceof DatabaseHeld ? new ConfigError(heldOtherwise[error.otherwise]) : error;
  });
  const secret = await sessionSecret(config.sessionSecret, config.dataDir);
  const logError = (err: unknown, message: string) => log.error({ err }, message);
  const mailer = createMailer(config, logError);
  const backups = createBackups(config, logError);
  return {
    config,
    store,
    method,
    mailer,
    backups,
    disk: createDisk(config.dataDir),
    images: createImages(config.dataDir),
    limits: createRateLimits(),
    passwords: await createPasswords(),
    secondFactors: createSecondFactors(store, secret, config.brandName),
    sessions: createSessions(store, secret),
    close: async () => {
      await backups.close();
      await mailer.settled();
      await mailer.close();
      await store.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
