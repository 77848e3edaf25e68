import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const hour = 3600;

export interface Person {
  id: string;
  token: string;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs in many clients beyond Conscience directly in the database: hashing a password for each would take minutes. The writes of one
 * client are limited, so the measured writes come from many.
 */
export function signInMany(dataDir: string, howMany: number): Person[] {
  const secret = readFileSync(join(dataDir, 'session-secret'));
  const database = new Sqlite(join(dataDir, 'miraco.sqlite'));
  const ids = database
    .prepare<[number], string>(
      "select id from users where access = 'client' and last_login is not null order by id limit ?",
    )
    .pluck()
    .all(howMany);
  const open = database.prepare('update users set active_test = 0 where id = ?');
  const begin = database.prepare('insert into sessions (id, user_id, expires_at, created_at) values (?, ?, ?, ?)');
  const now = Math.floor(Date.now() / 1000);
  const signIn = (id: string): Person => {
    const sid = randomUUID();
    // Farther off than a session that is in use, so that measuring does not move it on.
    begin.run(sid, id, now + 12 * hour, now * 1000);
    open.run(id);
    const body = `${encoded({ alg: 'HS256' })}.${encoded({ id, tests: 'Initial', sid, iat: now, exp: now + 24 * hour })}`;
    return { id, token: `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}` };
  };
  const people = database.transaction(() => ids.map(signIn))();
  database.close();
  if (people.length < howMany) throw new Error(`There are ${people.length} clients to write, not ${howMany}.`);
  return people;
}
