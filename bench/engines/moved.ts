import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { productProcess } from '../../scripts/runtime.mjs';

const execute = promisify(execFile);

/** Moves the data of a folder to a database of PostgreSQL, as an operator does. */
export async function moved(dataDir: string, url: string): Promise<void> {
  const { args, env } = productProcess('move', { args: [url] });
  await execute(process.execPath, args, { env: { ...process.env, ...env, DATA_DIR: dataDir } });
}

/** Sessions are not moved: people sign in again. Those who are measured go on with theirs. */
export async function addSessions(dataDir: string, url: string): Promise<void> {
  const database = new Sqlite(join(dataDir, 'miraco.sqlite'), { readonly: true });
  const sessions = database.prepare('select id, user_id, expires_at, created_at from sessions').all();
  database.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into sessions (id, user_id, expires_at, created_at)
    select id, user_id, expires_at, created_at from json_populate_recordset(null::sessions, $1)`,
    [JSON.stringify(sessions)],
  );
  await client.end();
}
