import { loadMethod } from '@miraco/method/load';
import { describe, expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call } = product;
const { coach, accompany } = await coachOf(product);
const { coach: another } = await coachOf(product);
const method = await loadMethod();

const hour = 60 * 60 * 1000;

/** A client of the later phases, with this coach. */
async function accompanied(): Promise<Person> {
  const client = await clientOfLaterPhases(product);
  await accompany(client);
  return client;
}

const ask = (user: string, as: Person = coach) => call('admin.sessionBriefs.of', { user }, { as });

describe('who may', () => {
  it('the coach of the client and administrators read the briefs', async () => {
    const client = await accompanied();
    for (const who of [coach, administrator]) {
      const { data } = await ask(client.id, who);
      expect(data).toEqual({ briefs: method.sessions.individual, questions: [] });
    }
  });

  it('a client of others is answered about as an unknown one, and clients read none', async () => {
    const client = await accompanied();
    const unknown = await ask('unknown', another);
    expect(unknown.error?.code).toBe('notFound');
    expect((await ask(client.id, another)).error).toEqual(unknown.error);
    expect((await ask(client.id, client)).error?.code).toBe('forbidden');
    expect((await call('admin.sessionBriefs.group', undefined, { as: client })).error?.code).toBe('forbidden');
  });

  it('the briefs of groups are for everybody on the team', async () => {
    for (const as of [coach, administrator]) {
      expect((await call('admin.sessionBriefs.group', undefined, { as })).data).toEqual(method.sessions.group);
    }
  });
});

it('what to ask about the exercises to do comes from their cards, the latest first, three at most', async () => {
  const client = await accompanied();
  const [one, two, three] = method.exercises.perdon.low;
  const [done, removed] = method.exercises.perdon.medium;
  const practice = method.guides.perdon.exercise;
  if (!one || !two || !three || !done || !removed || !practice) throw new Error('perdon has fewer ideas');
  const add = (description: string) =>
    product.services.store.exercises.register({
      user: client.id,
      virtue: 'perdon',
      description,
      level: 'low',
      frequency: 'daily',
      date: Date.now(),
    });
  const descriptions = [one.es, two.en, three.es, 'Caminar', practice.es, done.es, removed.es];
  for (const description of descriptions) await add(description);
  const exercises = await product.services.store.exercises.of(client.id);
  const change = product.database.prepare('update exercises set done = ?, deleted = ? where id = ?');
  const idOf = (text: string) => exercises.find(({ description }) => description === text)?.id ?? '';
  change.run(1, 0, idOf(done.es));
  change.run(0, 1, idOf(removed.es));

  const { questions } = (await ask(client.id)).data;

  expect(questions).toEqual(
    [
      { idea: practice, description: practice.es },
      { idea: three, description: three.es },
      { idea: two, description: two.en },
    ].map(({ idea, description }) => ({
      id: idOf(description),
      description,
      question: { es: idea.card?.es.question, en: idea.card?.en.question },
    })),
  );
});

it('a session counts as held once it is no longer ahead or under way', async () => {
  const client = await accompanied();
  const now = Date.now();
  for (const date of [now - 40 * 24 * hour, now - 3 * hour, now - hour / 2, now + hour]) {
    await product.services.store.coachingSessions.add({
      user: client.id,
      arranger: coach.id,
      date,
      link: null,
      note: '',
      readers: 'team',
    });
  }
  const { data } = await call('admin.clientOverview.of', { user: client.id, since: 'week' }, { as: coach });
  expect(data.sessions.held).toBe(2);
});
