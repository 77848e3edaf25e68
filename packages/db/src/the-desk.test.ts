import { describe, expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';

const answers = (...blocks: [number, number, number, number]) =>
  JSON.stringify(blocks.flatMap((answer) => Array<number>(5).fill(answer)));

const week = 7 * 24 * 60 * 60 * 1000;

const db = migratedSince('0012_the-desk', (before) => {
  before.exec(
    `insert into access_profiles values ('administrator', 'Administrator', 'all'), ('coach', 'Coach', 'coach')`,
  );
  const add = before.prepare(
    `insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, active_test, created_at)
     values (@name, @name, @name, @name || '@example.org', '-', '-', '-', '-', '-', @access, @activeTest, 0)`,
  );
  add.run({ name: 'boss', access: 'administrator', activeTest: 1 });
  add.run({ name: 'guide', access: 'coach', activeTest: 0 });
  add.run({ name: 'bea', access: 'client', activeTest: 0 });
  add.run({ name: 'eva', access: 'client', activeTest: 0 });
  const addTest = (table: string) =>
    before.prepare(`insert into ${table} (id, user, responses, result, date) values (?, ?, ?, ?, ?)`);
  addTest('initial_tests').run('1', 'bea', answers(1, 1, 1, 1), 'crisis', 10);
  addTest('weekly_tests').run('2', 'bea', answers(4, 4, 4, 4), 'wow', 30);
  addTest('weekly_tests').run('3', 'bea', answers(3, 3, 3, 2), 'challenge', 20);
  addTest('initial_tests').run('4', 'ana', answers(2, 2, 2, 4), 'challenge', 5);
});

const column = (name: string) =>
  Object.fromEntries(
    db.$client
      .prepare<[], { id: string; value: unknown }>(`select id, ${name} as value from users order by id`)
      .all()
      .map(({ id, value }) => [id, value]),
  );

describe('a database of an earlier version', () => {
  it('puts everybody into their list, and counts the lists', () => {
    expect(column('list')).toEqual({ ana: 'clients', bea: 'clients', boss: 'team', eva: 'clients', guide: 'team' });
    const totals = db.$client.prepare('select list, users from user_totals order by list').all();
    expect(totals).toEqual([
      { list: 'archived', users: 0 },
      { list: 'clients', users: 3 },
      { list: 'team', users: 2 },
    ]);
  });

  it('copies the latest test of each client and the one before', () => {
    expect(column('wellness_rank')).toEqual({ ana: 2, bea: 4, boss: 0, eva: 0, guide: 0 });
    expect(column('wellness')).toEqual({ ana: 140, bea: 200, boss: null, eva: null, guide: null });
    expect(column('wellness_before')).toEqual({ ana: null, bea: 130, boss: null, eva: null, guide: null });
    expect(column('tested_at')).toEqual({ ana: 5, bea: 30, boss: null, eva: null, guide: null });
    expect(column('answered_at')).toEqual({ ana: 5, bea: 30, boss: null, eva: null, guide: null });
  });

  it('asks clients of the later phases for a weekly test a week after the latest, or after the new version', () => {
    const due = column('weekly_due_at');
    expect(due).toMatchObject({ ana: null, bea: 30 + week, boss: null, guide: null });
    expect(Number(due.eva)).toBeGreaterThan(Date.now() + week - 600_000);
  });

  it('keeps counting', () => {
    const totals = () => db.$client.prepare('select users from user_totals order by list').pluck().all();
    db.$client.exec(`update users set list = 'archived' where id = 'bea'`);
    expect(totals()).toEqual([1, 2, 2]);
    db.$client.exec(`delete from users where id = 'bea'`);
    expect(totals()).toEqual([0, 2, 2]);
  });
});
