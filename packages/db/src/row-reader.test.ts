import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userId } from '@miraco/contract/fields';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { bound } from './bound.ts';
import { connect } from './engines/sqlite/connection.ts';
import { rowReader } from './row-reader.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { users } from './schema/users.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { selectUsers, userColumns } from './user-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'miraco-db-'));
const db = connect(join(folder, 'miraco.sqlite'));
afterAll(() => {
  db.$client.close();
  rmSync(folder, { recursive: true });
});

db.insert(accessProfiles).values({ id: 'client', name: 'Client', tests: 'Initial' }).run();
const ana = userId.parse('ana');
const person = {
  ...{ id: ana, username: 'ana', usernameKey: 'ana', email: 'ana@example.com', passwordHash: '-', firstname: 'Ana' },
  ...{ lastname: 'Ríos', address: '-', phone: '-', access: 'client', createdAt: 1, activeTest: false },
};
db.insert(users).values(person).run();
for (const date of [1, 2])
  db.insert(weeklyTests)
    .values({ user: ana, responses: [1, 2, 3, 4], result: 'flow', date })
    .run();

it.each([
  ['of any kind: numbers, booleans and null', users, eq(users.id, bound('key'))],
  ['kept as JSON', weeklyTests, eq(weeklyTests.user, bound('key'))],
])('reads values %s', async (_kind, table, condition) => {
  const prepared = db.select().from(table).where(condition).prepare();
  const rows = await rowReader<object>(getTableColumns(table), prepared).all({ key: 'ana' });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(prepared.all({ key: 'ana' }));
  expect(await rowReader<object>(getTableColumns(table), prepared).all({ key: 'nobody' })).toEqual([]);
});

it('reads values that are computed from a column', async () => {
  const prepared = selectUsers(db)
    .where(eq(users.id, bound('key')))
    .prepare();
  const rows = await rowReader(userColumns, prepared).all({ key: 'ana' });
  expect(rows).toEqual(prepared.all({ key: 'ana' }));
  expect(rows).toMatchObject([{ phase: 'responsibility' }]);
});
