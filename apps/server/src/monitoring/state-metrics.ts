import { setTimeout } from 'node:timers/promises';
import { asSeconds } from '@miraco/domain/units';
import { Gauge, type Registry } from 'prom-client';
import type { Services } from '../services.ts';

/** Milliseconds. What does not answer by then is left out: a monitor gives up after ten seconds. */
const patience = 2_000;

const gauges = {
  miraco_database_up: 'Whether the database answers: 1 or 0. The values in it are left out while it does not.',
  miraco_database_bytes: 'The size of the database.',
  miraco_users: 'Users, administrators and deactivated ones included.',
  miraco_sessions_open: 'Sessions that have not ended.',
  miraco_mails_waiting: 'Mails that are to be sent.',
  miraco_mail_oldest_timestamp_seconds: 'When the mail that waits longest was to be sent first.',
  miraco_mails_given_up: 'Mails that were given up, until an administrator removes or repeats them.',
  miraco_failed_items: 'Items of background jobs that failed last and are put off. Mails have their own values.',
  miraco_disk_free_bytes: 'The free space of the disk with DATA_DIR.',
  miraco_disk_bytes: 'The size of the disk with DATA_DIR.',
  miraco_database_check_last_success_timestamp_seconds:
    'When every page of the file of SQLite was last read and found whole.',
  miraco_database_check_failed: 'Whether the last check of the file of SQLite failed: 1 or 0.',
  miraco_backup_interval_seconds: 'BACKUP_EVERY.',
  miraco_backup_last_success_timestamp_seconds: 'When the last good backup was begun.',
  miraco_backup_bytes: 'The size of the last good backup.',
  miraco_backup_failed: 'Whether the last try to make a backup failed: 1 or 0.',
  miraco_backup_copy_last_success_timestamp_seconds: 'When a backup was last copied to BACKUP_TO.',
  miraco_backup_copy_failed: 'Whether the last try to copy a backup to BACKUP_TO failed: 1 or 0.',
  miraco_backup_rehearsal_last_success_timestamp_seconds: 'When a backup was last restored on trial.',
  miraco_backup_rehearsal_failed: 'Whether the last try to restore a backup on trial failed: 1 or 0.',
} as const;

type Values = Partial<Record<keyof typeof gauges, number | undefined>>;

const seconds = (milliseconds: number | null | undefined) =>
  typeof milliseconds === 'number' ? milliseconds / 1000 : undefined;

async function databaseValues({ disk, store }: Services): Promise<Values> {
  const mails = await store.mails.totals();
  const { total } = await store.failedItems.status();
  return {
    miraco_database_up: 1,
    miraco_database_bytes: await disk.databaseBytes(),
    miraco_users: await store.users.count(),
    miraco_sessions_open: await store.sessions.countOpen(asSeconds(Math.floor(Date.now() / 1000))),
    miraco_mails_waiting: mails.waiting,
    miraco_mail_oldest_timestamp_seconds: seconds(mails.oldest),
    miraco_mails_given_up: mails.givenUpInAll,
    miraco_failed_items: total,
  };
}

async function diskValues({ disk }: Services): Promise<Values> {
  const { allBytes, freeBytes } = await disk.room();
  return { miraco_disk_free_bytes: freeBytes, miraco_disk_bytes: allBytes };
}

async function checkValues({ backups, store }: Services): Promise<Values> {
  if (store.isShared) return {};
  const { failure, last } = await backups.check();
  return {
    miraco_database_check_last_success_timestamp_seconds: seconds(last?.at),
    miraco_database_check_failed: Number(failure !== null),
  };
}

async function backupValues({ backups }: Services): Promise<Values> {
  const { copy, every, failure, last, rehearsal } = await backups.status();
  if (every === null) return {};
  return {
    miraco_backup_interval_seconds: seconds(every),
    miraco_backup_last_success_timestamp_seconds: seconds(last?.at),
    miraco_backup_bytes: last?.bytes,
    miraco_backup_failed: Number(failure !== null),
    miraco_backup_copy_last_success_timestamp_seconds: seconds(copy?.last?.at),
    miraco_backup_copy_failed: copy ? Number(copy.failure !== null) : undefined,
    miraco_backup_rehearsal_last_success_timestamp_seconds: seconds(rehearsal.last?.at),
    miraco_backup_rehearsal_failed: Number(rehearsal.failure !== null),
  };
}

/** Reads values, one reading at a time: a database that hangs is not asked again before it has answered. */
function source(read: () => Promise<Values>, otherwise: Values = {}): () => Promise<Values> {
  let underWay: Promise<Values> | undefined;
  return async () => {
    underWay ??= read()
      .catch(() => otherwise)
      .finally(() => {
        underWay = undefined;
      });
    return Promise.race([underWay, setTimeout(patience, otherwise, { ref: false })]);
  };
}

/** The state of the product as gauges. Returns what reads it. */
export function stateGauges(register: Registry, services: Services): () => Promise<void> {
  const made = Object.entries(gauges).map(
    ([name, help]) => [name, new Gauge({ name, help, registers: [register] })] as const,
  );
  const sources = [
    source(() => databaseValues(services), { miraco_database_up: 0 }),
    source(() => diskValues(services)),
    source(() => checkValues(services)),
    source(() => backupValues(services)),
  ];
  return async () => {
    const read = await Promise.all(sources.map((values) => values()));
    const values = new Map(Object.entries(Object.assign({}, ...read)));
    for (const [name, gauge] of made) {
      const value = values.get(name);
      // A gauge without a value has no line, rather than a zero.
      if (typeof value === 'number') gauge.set(value);
      else gauge.remove();
    }
  };
}
