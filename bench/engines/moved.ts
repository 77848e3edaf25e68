import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { productProcess } from '../../scripts/runtime.mjs';

const execute = promisify(execFile);

async function tell(url: string, sql: string, values?: unknown[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on a server, which is named by the address of another one of its databases. Returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await tell(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Moves the data of a folder to a database of PostgreSQL, as an operator does. */
export async function moved(dataDir: string, url: string): Promise<void> {
  const { args, env } = productProcess('move', { args: [url] });
  await execute(process.execPath, args, { env: { ...process.env, ...env, DATA_DIR: dataDir } });
  // The file is still measured, and moved again.
  await rm(join(dataDir, 'moved-to'));
}

/** Sessions are not moved: people sign in again. Those who are measured go on with theirs. */
export async function addSessions(dataDir: string, url: string): Promise<void> {
  const database = new Sqlite(join(dataDir, 'miraco.sqlite'), { readonly: true });
  const sessions = database.prepare('select id, user_id, expires_at, created_at from sessions').all();
  database.close();
  await tell(
    url,
    `insert into sessions (id, user_id, expires_at, created_at)
    select id, user_id, expires_at, created_at from json_populate_recordset(null::sessions, $1)`,
    [JSON.stringify(sessions)],
  );
}
