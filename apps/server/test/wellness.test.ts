import { describe, expect, it } from 'vitest';
import { allFours, type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, registerInitial, rest } = product;

const initialOf = async (who: Person) =>
  (await rest('GET', `/client/initial/get/${who.id}`, { as: who })).json().initial;
const stored = ({ id }: Person) => database.prepare('select * from initial_tests where user = ?').all(id);
const unanswered = Array<null>(20).fill(null);

describe('the initial test', () => {
  it('is stored with its answers in order and the result they are worth', async () => {
    const ana = await client();
    const responses = [1, 2, 3, 4, 1, 4, 4, 4, 3, 3, 2, 2, 2, 2, 1, 3, 3, 3, 3, 3];
    expect((await registerInitial(ana.id, ana, responses)).json()).toEqual({ message: 'Registrado correctamente' });
    const initial = await initialOf(ana);
    expect(initial).toMatchObject({ user: ana.id, responses, result: 'challenge' });
    expect(initial.score).toEqual({
      blocks: {
        health: { sum: 11, level: 'challenge' },
        success: { sum: 18, level: 'wow' },
        company: { sum: 9, level: 'crisis' },
        effort: { sum: 15, level: 'flow' },
      },
      overall: { points: 136, level: 'challenge' },
    });
  });

  const answersWith = (odd: unknown) => [...allFours.slice(1), odd];

  it.each([
    ['19 answers', allFours.slice(1)],
    ['21 answers', [...allFours, 4]],
    ['no answers', []],
    ['an answer of 0', answersWith(0)],
    ['an answer of 5', answersWith(5)],
    ['a negative answer', answersWith(-1)],
    ['an answer that is not an integer', answersWith(3.5)],
    ['an answer that is text', answersWith('4')],
    ['an answer that is missing', answersWith(null)],
    ['an answer that is true', answersWith(true)],
    ['an answer in a list', answersWith([4])],
    ['text', '44444444444444444444'],
    ['an object', { ...allFours }],
    ['nothing', null],
  ])('with %s is refused, and nothing is stored', async (_case, responses) => {
    const ana = await client();
    const answer = await registerInitial(ana.id, ana, responses);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('errors.invalid');
    expect(answer.json().issues[0].path).toMatch(/^responses/);
    expect(stored(ana)).toEqual([]);
  });

  it('is not believed about its result or its date', async () => {
    const ana = await client();
    const body = { user: ana.id, responses: allFours, result: 'crisis', date: '1999-01-01T00:00:00Z', _id: 'mine' };
    await rest('POST', '/client/initial/register', { as: ana, body });
    const initial = await initialOf(ana);
    expect(initial.result).toBe('wow');
    expect(initial._id).not.toBe('mine');
    expect(Math.abs(Date.parse(initial.date) - Date.now())).toBeLessThan(60_000);
  });

  it('is taken once: a second one is refused and the first is unchanged', async () => {
    const ana = await client();
    await registerInitial(ana.id, ana, Array(20).fill(1));
    const first = await initialOf(ana);
    for (const as of [ana, administrator]) {
      expect((await registerInitial(ana.id, as, allFours)).statusCode).toBe(409);
    }
    expect(await initialOf(ana)).toEqual(first);
  });

  it('registered twenty times at once is stored once', async () => {
    const ana = await client();
    const answers = await Promise.all(Array.from({ length: 20 }, () => registerInitial(ana.id, ana)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(19);
    expect(stored(ana)).toHaveLength(1);
  });

  it('is locked once Conscience has ended, and nothing is stored', async () => {
    const ana = await client();
    await product.edit(ana, { active_test: false });
    expect((await registerInitial(ana.id, ana)).statusCode).toBe(403);
    expect(stored(ana)).toEqual([]);
    await product.edit(ana, { active_test: true });
    expect((await registerInitial(ana.id, ana)).statusCode).toBe(200);
  });

  it('may be registered by an administrator for a client, who owns it', async () => {
    const ana = await client();
    expect((await registerInitial(ana.id, administrator)).statusCode).toBe(200);
    expect((await initialOf(ana)).user).toBe(ana.id);
    expect(stored(administrator)).toEqual([]);
  });

  it("is not another client's to take or to see", async () => {
    const [ana, bea] = [await client(), await client()];
    await registerInitial(ana.id, ana);
    expect((await registerInitial(ana.id, bea)).statusCode).toBe(403);
    expect((await rest('GET', `/client/initial/get/${ana.id}`, { as: bea })).statusCode).toBe(403);
  });
});

describe('the draft of the initial test', () => {
  const half = [...unanswered.slice(10), ...allFours.slice(10)];
  const save = (who: Person, responses: unknown, as = who) =>
    call('drafts.save', { user: who.id, form: 'initial', content: { responses } }, { as });
  const draftOf = async (who: Person, as = who) =>
    (await call('drafts.get', { user: who.id, form: 'initial' }, { as })).data;

  it('is null until it is saved, and then the latest saved one', async () => {
    const ana = await client();
    expect(await draftOf(ana)).toBeNull();
    await save(ana, unanswered);
    const { data } = await save(ana, half);
    expect(await draftOf(ana)).toMatchObject({ content: { responses: half }, date: data.date });
  });

  it('goes on on another device', async () => {
    const ana = await client();
    await save(ana, half);
    const phone = { ...ana, ...(await product.session(ana)) };
    expect((await draftOf(phone)).content.responses).toEqual(half);
  });

  it('is gone once it is discarded, however often', async () => {
    const ana = await client();
    await save(ana, half);
    for (let times = 0; times < 2; times += 1) {
      expect((await call('drafts.discard', { user: ana.id, form: 'initial' }, { as: ana })).status).toBe(200);
      expect(await draftOf(ana)).toBeNull();
    }
  });

  it('is dropped when the test is registered, and kept when that is refused', async () => {
    const ana = await client();
    await save(ana, half);
    await registerInitial(ana.id, ana, allFours.slice(1));
    expect((await draftOf(ana)).content.responses).toEqual(half);
    await registerInitial(ana.id, ana);
    expect(await draftOf(ana)).toBeNull();
  });

  it('of another client can be neither read, saved nor discarded', async () => {
    const [ana, bea] = [await client(), await client()];
    await save(ana, half);
    const input = { user: ana.id, form: 'initial' };
    expect((await save(ana, unanswered, bea)).status).toBe(403);
    expect((await call('drafts.get', input, { as: bea })).status).toBe(403);
    expect((await call('drafts.discard', input, { as: bea })).status).toBe(403);
    expect((await draftOf(ana)).content.responses).toEqual(half);
  });

  it.each([
    ['19 places', { form: 'initial', content: { responses: unanswered.slice(1) } }],
    ['an answer of 5', { form: 'initial', content: { responses: [...unanswered.slice(1), 5] } }],
    ['no content', { form: 'initial' }],
    ['an unknown form', { form: 'unknown', content: { responses: unanswered } }],
    ['the content of nothing', { form: 'initial', content: null }],
  ])('with %s is refused, and the one before is kept', async (_case, input) => {
    const ana = await client();
    await save(ana, half);
    expect((await call('drafts.save', { user: ana.id, ...input }, { as: ana })).error?.code).toBe('invalid');
    expect((await draftOf(ana)).content.responses).toEqual(half);
  });

  it('that an older version stored in another shape is not used', async () => {
    const ana = await client();
    await save(ana, half);
    database.prepare('update drafts set content = ? where user = ?').run('{"answers":[1,2]}', ana.id);
    expect(await draftOf(ana)).toBeNull();
  });
});
