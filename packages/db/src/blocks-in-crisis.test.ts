import { expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';

const five = (answer: number) => Array<number>(5).fill(answer);
const sumOf9 = [1, 2, 2, 2, 2];
const [low, good, best] = [five(1), five(3), five(4)];

/** Clients with the answers of their tests and the dates of these, and the blocks in crisis by the latest. */
const clients: Record<string, { initial?: [number[], number]; weeks?: [number[], number][]; crisis: string[] }> = {
  untested: { crisis: [] },
  well: { initial: [[good, good, good, best].flat(), 1], crisis: [] },
  crisis: { initial: [[low, low, low, low].flat(), 1], crisis: ['health', 'success', 'company', 'effort'] },
  lowest: { initial: [[sumOf9, good, low, best].flat(), 1], crisis: ['company', 'health'] },
  boundary: { initial: [[five(2), sumOf9, best, best].flat(), 1], crisis: ['success'] },
  recovered: {
    initial: [[low, best, best, best].flat(), 1],
    weeks: [[[best, best, best, best].flat(), 2]],
    crisis: [],
  },
  worse: {
    initial: [[best, best, best, best].flat(), 1],
    weeks: [
      [[best, best, best, low].flat(), 3],
      [[best, best, best, best].flat(), 2],
    ],
    crisis: ['effort'],
  },
  weekOfTheSameMoment: {
    initial: [[low, best, best, best].flat(), 1],
    weeks: [[[best, low, best, best].flat(), 1]],
    crisis: ['success'],
  },
  initialAfterTheWeek: {
    initial: [[low, best, best, best].flat(), 5],
    weeks: [[[best, low, best, best].flat(), 4]],
    crisis: ['health'],
  },
  weeksAlone: { weeks: [[[best, best, low, best].flat(), 1]], crisis: ['company'] },
};

const db = migratedSince('0008_in-crisis-and-care', (before) => {
  const addUser = before.prepare(
    `insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at)
     values (@name, @name, @name, @name || '@example.org', '-', '-', '-', '-', '-', 'client', 0)`,
  );
  const addTo = (table: string) =>
    before.prepare(`insert into ${table} (id, user, responses, result, date) values (?, ?, ?, 'flow', ?)`);
  const [addInitial, addWeek] = [addTo('initial_tests'), addTo('weekly_tests')];
  for (const [name, { initial, weeks = [] }] of Object.entries(clients)) {
    addUser.run({ name });
    if (initial) addInitial.run(name, name, JSON.stringify(initial[0]), initial[1]);
    for (const [responses, date] of weeks) addWeek.run(`${name}${date}`, name, JSON.stringify(responses), date);
  }
}).$client;

it('the blocks in crisis of the latest stored test are known after the migration', () => {
  const stored = db.prepare("select id, crisis_blocks as blocks from users where id <> 'ana'").all();
  const expected = Object.entries(clients).map(([id, { crisis }]) => ({ id, blocks: JSON.stringify(crisis) }));
  expect(stored).toEqual(expect.arrayContaining(expected));
  expect(stored).toHaveLength(expected.length);
});

it('the filter reads the index of those in crisis', () => {
  const plan = db.prepare("explain query plan select id from users where crisis_blocks <> '[]'").all();
  expect(JSON.stringify(plan)).toContain('SCAN users USING INDEX users_in_crisis');
});
