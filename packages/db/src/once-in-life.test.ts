import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userId } from '@miraco/contract/fields';
import { exerciseFrequencies } from '@miraco/domain/training';
import { afterAll, expect, it } from 'vitest';
import { migrationsBefore } from '../test/migrations-before.ts';
import { connect } from './connection.ts';
import { exercisesRepository } from './exercises.ts';

const folder = mkdtempSync(join(tmpdir(), 'miraco-once-'));
const file = join(folder, 'miraco.sqlite');

const storedBefore = ['daily', 'weekly', 'monthly', 'quarterly', 'annually', 'oncelive'];

const before = connect(file, { migrationsFolder: migrationsBefore(folder, '0007_once-in-life') }).$client;
before.exec(`
  insert into access_profiles values ('client', 'Client', 'Initial');
  insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at)
  values ('ana', 'ana', 'ana', 'ana@example.org', '-', '-', '-', '-', '-', 'client', 0);
`);
const addExercise = before.prepare(
  `insert into exercises (id, user, virtue, description, level, frequency, date, content_hash)
   values (?, 'ana', 'guia', 'oncelive', 'low', ?, 7, '-')`,
);
for (const [position, frequency] of storedBefore.entries()) addExercise.run(String(position), frequency);
before.close();

const db = connect(file);
afterAll(() => {
  db.$client.close();
  rmSync(folder, { recursive: true });
});

it('an exercise stored as oncelive is done once; every other frequency and field is unchanged', async () => {
  const rest = { user: 'ana', virtue: 'guia', description: 'oncelive', level: 'low', date: 7 };
  const exercises = await exercisesRepository(db).of(userId.parse('ana'));
  expect(exercises.toReversed()).toEqual(
    exerciseFrequencies.map((frequency, position) => ({
      ...{ id: String(position), ...rest, frequency },
      ...{ done: false, favourite: false, deleted: false },
    })),
  );
});
