import { userId } from '@miraco/contract/fields';
import { expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';
import { purposesRepository } from './purposes.ts';

const ana = userId.parse('ana');
const rows = '{"guia":[true,true,null,"wow","resulthard2","actionhard2","hard"]}';

const db = migratedSince('0009_roles-and-creations', (before) => {
  before
    .prepare(`insert into user_virtues (user, virtue, strength, origin) values ('ana', 'guia', 'fuerte', 'test')`)
    .run();
  before
    .prepare(
      `insert into personal_purposes (user, motivate, favourite, lifeproject, purpose, date) values (?, ?, ?, ?, ?, 7)`,
    )
    .run('ana', '["guia"]', '{"guia":"Rosa"}', 'Un taller', 'Cuidar');
  before.prepare(`insert into professional_purposes (user, virtues, date) values ('ana', ?, 8)`).run(rows);
});
const purposes = purposesRepository(db);

it('a personal purpose of before has no creations, and is otherwise unchanged', async () => {
  expect(await purposes.personalOf(ana)).toMatchObject({
    ...{ motivate: ['guia'], favourite: { guia: 'Rosa' }, lifeproject: 'Un taller', purpose: 'Cuidar', date: 7 },
    ...{ creations: {}, dropped: [] },
  });
});

it('a professional purpose of before has no role, and its rows are unchanged', async () => {
  const professional = await purposes.professionalOf(ana);
  expect(professional).toMatchObject({ role: null, date: 8 });
  expect(professional?.virtues.guia).toMatchObject({ level: 'wow', resultKey: 'resulthard2' });
});
