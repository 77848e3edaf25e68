import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exerciseLevels } from '@miraco/domain/training';
import { virtues } from '@miraco/domain/virtues';
import { bundledFolder, loadMethod } from '@miraco/method/load';
import { expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { startProduct } from './product.ts';
import { exercise, plan } from './responsibility-payloads.ts';

const product = await startProduct();
const { administrator, call, rest } = product;
const { coach } = await coachOf(product);
const client = await clientOfLaterPhases(product);

const of = (virtue: string, as?: typeof client) => call('method.cards', { virtue }, as ? { as } : {});
const practiceOf = async (virtue: string) =>
  (await call('responsibility.training.practice', { user: client.id, virtue }, { as: client })).data;

/** A folder whose ideas of acceptance have no card, and whose guide of it has no practice. */
async function folderWithoutCards(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-method-'));
  const bundled = async (file: string) => JSON.parse(await readFile(join(bundledFolder, file), 'utf8'));
  const exercises = await bundled('exercises.json');
  for (const level of exerciseLevels) for (const idea of exercises.aceptacion[level]) delete idea.card;
  const guides = await bundled('guides.json');
  delete guides.aceptacion.exercise;
  delete guides.admiracion.exercise.card;
  await writeFile(join(folder, 'exercises.json'), JSON.stringify(exercises));
  await writeFile(join(folder, 'guides.json'), JSON.stringify(guides));
  return folder;
}

it('clients and the team read the ideas of a virtue in their order, with their cards', async () => {
  const method = await loadMethod();
  for (const reader of [client, coach, administrator]) {
    const { status, data } = await of('perdon', reader);
    expect(status).toBe(200);
    for (const level of exerciseLevels) {
      expect(data.ideas[level]).toMatchObject(method.exercises.perdon[level].map(({ es, en }) => ({ es, en })));
      expect(data.ideas[level][0].card.en.when).toBe(method.exercises.perdon[level][0]?.card?.en.when);
    }
  }
});

it('the practice of a guide comes with what the client has added of it, in whichever language', async () => {
  const { exercise: known } = (await loadMethod()).guides.perdon;
  const { practice, exercises } = await practiceOf('perdon');
  expect(practice).toMatchObject({ level: known?.level, es: known?.es, card: { minutes: expect.any(Number) } });
  expect(exercises).toEqual([]);
  const { data } = await register({ virtue: 'perdon', description: known?.en });
  await register({ virtue: 'perdon', description: 'Another one' });
  expect((await practiceOf('perdon')).exercises).toMatchObject([{ id: data.id }]);
  await call('responsibility.training.remove', { user: client.id, id: data.id }, { as: client });
  expect((await practiceOf('perdon')).exercises).toEqual([]);
});

it('no card has the question of the coach, and each reference is a text', async () => {
  const { references } = await loadMethod();
  const texts = Object.values(references);
  for (const virtue of virtues) {
    const { ideas } = (await of(virtue, client)).data;
    const { practice } = await practiceOf(virtue);
    for (const { card } of [...ideas.low, ...ideas.medium, ...ideas.high, practice]) {
      expect(Object.keys(card.es)).not.toContain('question');
      if (card.evidence.reference !== undefined) expect(texts).toContain(card.evidence.reference);
    }
  }
});

it('nobody else reads them, and an unknown virtue is refused by name', async () => {
  expect((await of('perdon')).status).toBe(401);
  const { status, error } = await of('esperanza', client);
  expect([status, error?.issues]).toMatchObject([400, [{ path: 'virtue' }]]);
});

it('ideas without a card, and guides without a practice, are sent without', async () => {
  const own = await startProduct({ METHOD_DIR: await folderWithoutCards() });
  const reader = await clientOfLaterPhases(own);
  const read = async (procedure: string, virtue: string) =>
    (await own.call(procedure, { user: reader.id, virtue }, { as: reader })).data;
  const { ideas } = await read('method.cards', 'aceptacion');
  expect(ideas.low).toHaveLength(3);
  for (const level of exerciseLevels) for (const idea of ideas[level]) expect(idea).not.toHaveProperty('card');
  const practiceIn = async (virtue: string) => (await read('responsibility.training.practice', virtue)).practice;
  expect(await read('responsibility.training.practice', 'aceptacion')).toEqual({ practice: null, exercises: [] });
  expect(await practiceIn('admiracion')).not.toHaveProperty('card');
  expect(await practiceIn('alegria')).toHaveProperty('card');
});

const register = (more: object) =>
  call('responsibility.training.register', { ...exercise(client.id), ...more }, { as: client });

it('an exercise keeps the plan that it is added with; the documented answers do not have it', async () => {
  const { data } = await register({ description: 'Con plan', ...plan, times: 6 });
  expect(data).toMatchObject({ ...plan, times: 6 });
  const { statusCode, body } = await rest('GET', `/client/responsibility/training/getbyuser/${client.id}`, {
    as: client,
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('Con plan');
  for (const field of ['cue', 'act', 'setback', 'times']) expect(body).not.toContain(`"${field}"`);
});

it.each(['cue', 'act', 'setback'])(
  'a plan whose %s is longer than a line of 200 characters is refused by name',
  async (field) => {
    const { status, error } = await register({ description: `Demasiado ${field}`, [field]: 'x'.repeat(201) });
    expect([status, error?.issues]).toMatchObject([400, [{ path: field }]]);
    expect((await register({ description: `Justo ${field}`, [field]: 'x'.repeat(200) })).status).toBe(200);
  },
);
