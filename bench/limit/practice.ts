import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { growTo } from '../people.ts';
import { field, type Served, serve } from '../served.ts';
import { type Person, signInMany } from '../sessions.ts';

const users = 10_000;
const weeks = 52;
const clients = 8;
/** Of whom each takes ten weekly tests at most: the product refuses more within a day. */
const writers = 8_000;
const password = 'a word to measure with';

export interface Practice {
  administrator: Person;
  clients: Person[];
  /** The clients who take weekly tests, each in turn. */
  writers: Person[];
}

/** A year of weekly tests for each of the clients, who have left Conscience behind. */
function practise(file: string, ids: readonly string[]): void {
  const database = new Sqlite(file);
  const add = database.prepare('insert into weekly_tests (id, user, responses, result, date) values (?, ?, ?, ?, ?)');
  const open = database.prepare('update users set active_test = 0 where id = ?');
  const responses = JSON.stringify(Array.from({ length: 20 }, (_, index) => 1 + (index % 4)));
  const began = Date.now();
  database.transaction(() => {
    for (const id of ids) {
      open.run(id);
      for (let week = 1; week <= weeks; week += 1)
        add.run(`${id.slice(0, 30)}-${week}`, id, responses, 'challenge', began - week * 7 * 86_400_000);
    }
  })();
  database.close();
}

/** The administrator, and the signed-in clients that they registered. */
async function register(served: Served): Promise<Omit<Practice, 'writers'>> {
  const people: Person[] = [];
  for (let number = 0; number < clients; number += 1) {
    const token = await served.register({ username: `client${number}`, password });
    people.push({ id: String(field(await served.query('account.me', undefined, token), 'id')), token });
  }
  const administrator = {
    id: String(field(await served.query('account.me'), 'id')),
    token: served.token,
  };
  return { administrator, clients: people };
}

/** A practice of ten thousand users in a data folder, with its signed-in users. */
export async function preparePractice(dataDir: string): Promise<Practice> {
  const file = join(dataDir, 'miraco.sqlite');
  // The first start makes the database and the administrator.
  await (await serve(dataDir)).stop();
  growTo(file, users, 'admin');
  const served = await serve(dataDir);
  const practice = await register(served).finally(served.stop);
  practise(
    file,
    practice.clients.map(({ id }) => id),
  );
  return { ...practice, writers: signInMany(dataDir, writers) };
}
