import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Migration, NoRoom, OnMigration } from '@miraco/db/migration';
import { openStore, type Store } from '@miraco/db/store';
import { loadMethod } from '@miraco/method/load';
import type { Method } from '@miraco/method/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { createImages } from './account/images.ts';
import { createDisk } from './admin/disk.ts';
import { createBackups } from './backup/schedule.ts';
import { removeRemains } from './backup/work-folder.ts';
import { type Config, ConfigError, expectation } from './config.ts';
import { createEachAlone } from './each-alone.ts';
import { errorLog } from './http/logging.ts';
import { createMailer } from './mail/mailer.ts';
import { createCalendarAddresses } from './security/calendar-addresses.ts';
import { closeToOthers } from './security/data-modes.ts';
import { createMailTokens } from './security/mail-tokens.ts';
import { createPasswords } from './security/passwords.ts';
import { createRateLimits } from './security/rate-limits.ts';
import { createSecondFactors } from './security/second-factor.ts';
import { hasKeptSecret, keptSecret, makeSecret } from './security/secret.ts';
import { createSessions } from './security/sessions.ts';
import { createSignInOrigins } from './security/sign-in-origins.ts';
import { createTurns } from './security/turns.ts';
import { zoneWarning } from './time-zone.ts';
import { migrationText, rewriteText } from './upgrade/texts.ts';
import { version } from './version.ts';

type Mode = 'serving' | 'shared';

/** Finds the database, and the secret where there is one. Changes nothing. */
export async function findData({ dataDir, databaseUrl, sessionSecret }: Config) {
  // Several processes may serve one database, on several machines: one secret made here would not be theirs.
  if (databaseUrl && !sessionSecret) throw new ConfigError(`${expectation('SESSION_SECRET')}, with DATABASE_URL.`);
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const known = sessionSecret ?? (await keptSecret(dataDir));
  // A secret means that there was a database.
  const mustHaveData = !databaseUrl && hasKeptSecret(dataDir);
  return { known, mustHaveData, target: databaseUrl ?? join(dataDir, 'miraco.sqlite') };
}

/** Says that a database is migrated: in words, and in the log, if there is one, from the beginning to the end. */
function migrationReport(log: Pick<FastifyBaseLogger, 'info'> | undefined) {
  let begun: number | null = null;
  return {
    begin: (migration: Migration) => {
      console.log(migrationText(migration));
      begun = performance.now();
      const [from, to] = [migration.applied.at(-1), migration.pending.at(-1)];
      log?.info({ version, from, to }, 'migrating the database');
    },
    rewritten: (lacking: NoRoom | null) => {
      if (lacking) console.warn(rewriteText(lacking));
    },
    end: () => {
      if (begun !== null) log?.info({ ms: Math.round(performance.now() - begun) }, 'the database is migrated');
    },
  };
}

/** Opens the database and reads or makes its secret. */
export async function openData(config: Config, mode: Mode, log?: Pick<FastifyBaseLogger, 'info'>) {
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { known, mustHaveData, target } = await findData(config);
  const report = migrationReport(log);
  let migrated: { copy: string | null } | undefined;
  const onMigration: OnMigration = (migration) => {
    migrated = { copy: typeof migration.copy === 'string' ? basename(migration.copy) : null };
    report.begin(migration);
  };
  const store = await openStore(target, { mode, mustHaveData, onMigration, onRewrite: report.rewritten });
  report.end();
  if (mode === 'serving') await store.settings.noteVersion(version, migrated);
  // Made last, so that a first start that crashes before can be repeated.
  const secret = known ?? (await makeSecret(dataDir));
  return { store, secret: new TextEncoder().encode(secret) };
}

/** The texts of the method. @throws ConfigError, MethodError */
export async function loadTexts({ methodDir }: Config): Promise<Method> {
  if (methodDir && !existsSync(methodDir)) throw new ConfigError(`${expectation('METHOD_DIR')}.`);
  return loadMethod(methodDir);
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

type Log = Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;

/** Everything that procedures use, made once at start: to serve (`serving`), or for a job beside the serving process (`shared`). */
export async function createServices(config: Config, log: Log, mode: Mode = 'serving') {
  const method = await loadTexts(config);
  const { store, secret } = await openData(config, mode, mode === 'serving' ? log : undefined);
  if (mode === 'serving') {
    await closeToOthers(config.dataDir, log);
    await removeRemains(config.dataDir);
  }
  const logError = errorLog(log);
  const limits = createRateLimits(store.isShared ? { counts: store.counts, secret } : undefined);
  const mailTokens = createMailTokens(secret);
  const eachAlone = createEachAlone(store, logError);
  const mailer = createMailer({ config, limits, mailTokens, store }, logError, eachAlone);
  if (mode === 'serving') {
    await compareWithOthers(store, method, config, log);
    const warning = zoneWarning(process.env.TZ);
    if (warning) log.warn(warning);
    mailer.begin();
  }
  const images = createImages(config.dataDir, store);
  const backups = createBackups(config, logError, store.settings.practiceId, { ...store, eachAlone });
  return {
    config,
    store,
    eachAlone,
    engine: store.isShared ? 'PostgreSQL' : 'SQLite',
    method,
    mailer,
    mailTokens,
    calendarAddresses: createCalendarAddresses(secret),
    backups,
    disk: createDisk(config.dataDir, store),
    images,
    limits,
    turns: { requests: createTurns({ atOnce: 16, waiting: 64 }), heavy: createTurns({ atOnce: 1, waiting: 160 }) },
    passwords: await createPasswords(),
    secondFactors: createSecondFactors(store, secret, config.brandName),
    sessions: createSessions(store, secret),
    signInOrigins: createSignInOrigins(store, secret),
    close: async () => {
      await backups.close();
      await mailer.close();
      await images.close();
      await store.close();
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
