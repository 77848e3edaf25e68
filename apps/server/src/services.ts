import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, type Store } from '@miraco/db/store';
import { loadMethod } from '@miraco/method/load';
import type { Method } from '@miraco/method/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { createImages } from './account/images.ts';
import { createDisk } from './admin/disk.ts';
import { createBackups } from './backup/schedule.ts';
import { type Config, ConfigError, expectation } from './config.ts';
import { createMailer } from './mail/mailer.ts';
import { createCalendarAddresses } from './security/calendar-addresses.ts';
import { createMailTokens } from './security/mail-tokens.ts';
import { createPasswords } from './security/passwords.ts';
import { createRateLimits } from './security/rate-limits.ts';
import { createSecondFactors } from './security/second-factor.ts';
import { hasKeptSecret, keptSecret, makeSecret } from './security/secret.ts';
import { createSessions } from './security/sessions.ts';

type Mode = 'serving' | 'shared';

/** Opens the database and reads or makes its secret. */
async function openData({ dataDir, databaseUrl, sessionSecret }: Config, mode: Mode) {
  // Several processes may serve one database, on several machines: one secret made here would not be theirs.
  if (databaseUrl && !sessionSecret) throw new ConfigError(`${expectation('SESSION_SECRET')}, with DATABASE_URL.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const known = sessionSecret ?? (await keptSecret(dataDir));
  // A secret means that there was a database. The secret is made last, so that a first start that crashes before can be repeated.
  const target = databaseUrl ?? join(dataDir, 'miraco.sqlite');
  const store = await openStore(target, { mode, mustHaveData: !databaseUrl && hasKeptSecret(dataDir) });
  const secret = known ?? (await makeSecret(dataDir));
  return { store, secret: new TextEncoder().encode(secret) };
}

/** Processes of one database serve the same texts of the method, and score alike: otherwise people would see one or the other. */
async function compareWithOthers(store: Store, method: Method, { scoringReading }: Config, log: Log): Promise<void> {
  if (!store.isShared) return;
  const served = createHash('sha256')
    .update(JSON.stringify([method, scoringReading]))
    .digest('hex')
    .slice(0, 16);
  if (await store.announce(served)) return;
  log.warn('another process serves this database with other texts: give all the same METHOD_DIR and SCORING_READING');
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Everything that procedures use, made once at start: to serve (`serving`), or for a job beside the serving process (`shared`). */
export async function createServices(config: Config, log: Log, mode: Mode = 'serving') {
  if (config.methodDir && !existsSync(config.methodDir)) throw new ConfigError(`${expectation('METHOD_DIR')}.`);
  const method = await loadMethod(config.methodDir);
  const { store, secret } = await openData(config, mode);
  const logError = (err: unknown, message: string) => log.error({ err }, message);
  const limits = createRateLimits(store.isShared ? { counts: store.counts, secret } : undefined);
  const mailTokens = createMailTokens(secret);
  const mailer = createMailer({ config, limits, mailTokens, store }, logError);
  if (mode === 'serving') {
    await compareWithOthers(store, method, config, log);
    mailer.begin();
  }
  const backups = createBackups(config, logError, (job) => store.unlessElsewhere('backup', job));
  return {
    config,
    store,
    method,
    mailer,
    mailTokens,
    calendarAddresses: createCalendarAddresses(secret),
    backups,
    disk: createDisk(config.dataDir, store),
    images: createImages(config.dataDir, store),
    limits,
    passwords: await createPasswords(),
    secondFactors: createSecondFactors(store, secret, config.brandName),
    sessions: createSessions(store, secret),
    close: async () => {
      await backups.close();
      await mailer.close();
      await store.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
