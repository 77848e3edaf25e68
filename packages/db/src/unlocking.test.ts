import { expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';

const db = migratedSince('0016_reviews-and-unlocking', (before) => {
  const add = before.prepare(
    `insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, active_test, created_at)
     values (@name, @name, @name, @name || '@example.org', '-', '-', '-', '-', '-', 'client', @activeTest, 0)`,
  );
  const log = before.prepare(`insert into activities (id, user, kind, detail, date) values (?, ?, ?, '{}', 0)`);
  for (const [name, activeTest] of [
    ['sentBack', 1],
    ['openAgain', 0],
  ] as const) {
    add.run({ name, activeTest });
    log.run(name, name, 'phaseBlocked');
  }
  log.run('opened', 'ana', 'phaseOpened');
});

it('a client who had been sent back to Conscience waits for the team, and nobody else is decided for', () => {
  const rows = db.$client.prepare('select id, unlocking from users order by id').all();
  expect(rows).toEqual([
    { id: 'ana', unlocking: null },
    { id: 'openAgain', unlocking: null },
    { id: 'sentBack', unlocking: 'byHand' },
  ]);
});
