import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '../../scripts/postgres-server.ts';
import { unlessDone } from '../leftovers.ts';
import { copyData } from './copy.ts';

/** The name by which a primary knows its standby. */
const standbyName = 'standby';

const settings = {
  // Other tests do without: they cut no power.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // A standby needs all that was written since its copy was begun.
  wal_keep_size: '2GB',
  max_wal_size: '4GB',
};

/** In milliseconds. */
const patience = 60_000;

export async function withClient<Result>(
  server: PostgresServer,
  database: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: server.url(database) });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Writes files for the user of the server. */
async function give({ data }: PostgresServer, files: Readonly<Record<string, string>>): Promise<void> {
  const { uid, gid } = await stat(data);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(data, name), content, { mode: 0o600 });
    await chown(join(data, name), uid, gid);
  }
}

/** Waits until a view of the server has such a row. */
async function waitFor(client: Client, view: string, condition: string): Promise<void> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const { rowCount } = await client.query(`select from ${view} where ${condition}`);
    if (rowCount) return;
    await setTimeout(10);
  }
  throw new Error(`within ${patience / 1000} s, ${view} had no row with ${condition}`);
}

/** Until the standby has everything that is written by now. */
async function waitForStandby(client: Client, condition: string): Promise<void> {
  const { rows } = await client.query('select pg_current_wal_flush_lsn() as place');
  await waitFor(client, 'pg_stat_replication', `${condition} and flush_lsn >= '${rows[0]?.place}'`);
}

/** Makes a server that has ended a standby of another one, which waits for it at each commit from then on. */
async function follow(standby: PostgresServer, primary: PostgresServer): Promise<void> {
  await withClient(primary, 'postgres', async (client) => {
    await client.query(`select pg_backup_start('${standbyName}', fast => true)`);
    await copyData(primary.data, standby.data);
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
    await give(standby, {
      backup_label: String(rows[0]?.labelfile),
      'standby.signal': '',
      // It waits for nobody once it is the primary: there is nobody then.
      'postgresql.auto.conf': `primary_conninfo = 'host=${primary.folder} user=postgres application_name=${standbyName}'\n`,
    });
    await standby.start();
    await waitForStandby(client, `state = 'streaming'`);
    await client.query(`alter system set synchronous_standby_names = '${standbyName}'`);
    await client.query('select pg_reload_conf()');
    await waitForStandby(client, `sync_state = 'sync'`);
  });
}

/** Two servers, each of which may be the primary, with synchronous replication. */
export async function startServers() {
  let primary = await startPostgres({ settings });
  let standby = await startPostgres({ settings });
  const done = [primary, standby].map((server) => unlessDone(server.abandon));
  const replaceStandby = async () => {
    await standby.kill();
    await follow(standby, primary);
  };
  await replaceStandby();

  return {
    primary: () => primary,

    /** Under load: waits until a commit is seen that waits for the standby. */
    untilCommitsWait: () =>
      withClient(primary, 'postgres', (client) => waitFor(client, 'pg_stat_activity', `wait_event = 'SyncRep'`)),

    /** Stops what sends changes to the standby. A primary that acknowledged without waiting would lose them. */
    cutOff: () =>
      withClient(primary, 'postgres', async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_replication');
        for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      }),

    killPrimary: () => primary.kill(),

    promoteStandby: async () => {
      await withClient(standby, 'postgres', async (client) => {
        const { rows } = await client.query(
          `select pg_promote(wait => true, wait_seconds => ${patience / 1000}) as done`,
        );
        if (rows[0]?.done !== true) throw new Error('the standby was not promoted');
      });
      [primary, standby] = [standby, primary];
    },

    /** With a fresh copy of the primary. */
    replaceStandby,

    close: async () => {
      // The primary would wait for its standby.
      await primary.close();
      await standby.close();
      for (const finish of done) finish();
    },
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
