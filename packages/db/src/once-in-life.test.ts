import { userId } from '@miraco/contract/fields';
import { exerciseFrequencies } from '@miraco/domain/training';
import { expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';
import { exercisesRepository } from './exercises.ts';

const storedBefore = ['daily', 'weekly', 'monthly', 'quarterly', 'annually', 'oncelive'];

const db = migratedSince('0007_once-in-life', (before) => {
  const addExercise = before.prepare(
    `insert into exercises (id, user, virtue, description, level, frequency, date, content_hash)
     values (?, 'ana', 'guia', 'oncelive', 'low', ?, 7, '-')`,
  );
  for (const [position, frequency] of storedBefore.entries()) addExercise.run(String(position), frequency);
});

it('an exercise stored as oncelive is done once; every other frequency and field is unchanged', async () => {
  const rest = { user: 'ana', virtue: 'guia', description: 'oncelive', level: 'low', date: 7 };
  const unplanned = { cue: '', act: '', setback: '', times: null };
  const exercises = await exercisesRepository(db).of(userId.parse('ana'));
  expect(exercises.toReversed()).toEqual(
    exerciseFrequencies.map((frequency, position) => ({
      ...{ id: String(position), ...rest, frequency },
      ...unplanned,
      ...{ done: false, favourite: false, deleted: false, suggester: null },
    })),
  );
});
