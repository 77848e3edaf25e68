import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@miraco/db/store';
import { loadMethod } from '@miraco/method/load';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError, expectation } from './config.ts';
import { createImages } from './platform/images.ts';
import { createMailer } from './platform/mail.ts';
import { createPasswords } from './platform/passwords.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { sessionSecret } from './platform/secret.ts';
import { createSessions } from './platform/sessions.ts';

/** Everything that a procedure may use, made once when the process starts. */
export async function createServices(config: Config, log: Pick<FastifyBaseLogger, 'error'>) {
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    await access(config.dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`${expectation('DATA_DIR')}: ${error instanceof Error ? error.message : error}`);
  }
  if (config.methodDir && !existsSync(config.methodDir)) throw new ConfigError(`${expectation('METHOD_DIR')}.`);
  const method = await loadMethod(config.methodDir);
  const store = await openStore(join(config.dataDir, 'miraco.sqlite'));
  const secret = await sessionSecret(config.sessionSecret, config.dataDir);
  const mailer = createMailer(config, (err, message) => log.error({ err }, message));
  return {
    config,
    store,
    method,
    mailer,
    images: createImages(config.dataDir),
    limits: createRateLimits(),
    passwords: await createPasswords(),
    sessions: createSessions(store, secret),
    close: async () => {
      await mailer.settled();
      mailer.close();
      await store.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
