import { describe, expect, it, test } from 'vitest';
import { harmfulHabit, prospect, weakTest } from './conscience-payloads.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, registerInitial } = product;

/** A client of a coach, and a way of each to write and to undo. */
async function coached(person = clientOfLaterPhases(product)) {
  const { coach, accompany } = await coachOf(product);
  const ana = await person;
  await accompany(ana);
  return { coach, ana };
}

const words = async ({ id: user }: Person, purpose: string, as: Person) =>
  expect((await call('impact.personal.editPurpose', { user, purpose }, { as })).status).toBe(200);

const read = async ({ id: user }: Person) =>
  (await call('impact.personal.get', { user }, { as: administrator })).data?.purpose ?? null;

interface Entry {
  id: string;
  kind: string;
  undoable: boolean;
  detail: { undone?: boolean };
}

const log = async ({ id }: Person): Promise<Entry[]> =>
  (await call('admin.activity', { id }, { as: administrator })).data.filter(
    ({ kind }: Entry) => kind !== 'coachAssigned',
  );

const latest = async ({ id: user }: Person, as: Person): Promise<{ id: string }> =>
  (await call('admin.changes.latest', { user }, { as })).data;

const undo = (entry: { id: string }, as: Person) => call('admin.changes.undo', { id: entry.id }, { as });

const codeOf = async (answer: ReturnType<typeof undo>) => (await answer).error?.code;

describe('undoing', () => {
  it('gives back what was there, also nothing, and says so in the log', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    await words(ana, 'Acompañar', coach);
    await undo(await latest(ana, coach), coach);
    expect(await read(ana)).toBe('Cuidar');
    const [undone, second, first] = await log(ana);
    expect(undone).toMatchObject({ kind: 'undone', undoable: true });
    expect(second).toMatchObject({ kind: 'savedOnBehalf', undoable: false, detail: { undone: true } });
    expect(first).toMatchObject({ kind: 'savedOnBehalf', undoable: true });
    await undo({ id: String(first?.id) }, coach);
    expect(await read(ana)).toBeNull();
  });

  it('is undone in turn, and no entry is undone twice', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    const saved = await latest(ana, coach);
    await undo(saved, coach);
    expect(await codeOf(undo(saved, coach))).toBe('changedSince');
    await undo(await latest(ana, coach), coach);
    expect(await read(ana)).toBe('Cuidar');
    expect(await codeOf(undo(saved, coach))).toBe('changedSince');
  });

  it('is refused once the client has changed the same, and once another of the team has', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    const ofCoach = await latest(ana, coach);
    await words(ana, 'Acompañar', administrator);
    const answer = await undo(ofCoach, coach);
    expect([answer.status, answer.error?.code]).toEqual([409, 'changedSince']);
    expect(await read(ana)).toBe('Acompañar');
    // What the other did is undone first.
    await undo(await latest(ana, administrator), administrator);
    expect((await undo(ofCoach, coach)).status).toBe(200);
    expect(await read(ana)).toBeNull();

    await words(ana, 'Servir', coach);
    await words(ana, 'Mi manera', ana);
    expect(await codeOf(undo(await latest(ana, coach), coach))).toBe('changedSince');
    expect(await read(ana)).toBe('Mi manera');
  });

  it('is refused where the same was written again meanwhile, and where the list is full', async () => {
    const { ana, coach } = await coached(client());
    const { data } = await call('conscience.prospect.register', prospect(ana.id), { as: ana });
    const [first] = (await call('conscience.prospect.get', { user: ana.id }, { as: ana })).data;
    expect(data).toBeDefined();
    await call('conscience.prospect.remove', { user: ana.id, id: first.id }, { as: coach });
    const removal = await latest(ana, coach);
    await call('conscience.prospect.register', prospect(ana.id), { as: ana });
    expect(await codeOf(undo(removal, coach))).toBe('changedSince');

    const [again] = (await call('conscience.prospect.get', { user: ana.id }, { as: ana })).data;
    await call('conscience.prospect.remove', { user: ana.id, id: again.id }, { as: ana });
    const fill =
      database.prepare(`insert into prospects (id, user, me, who, prospect, feelings, conducts, date, content_hash)
      values (?, ?, false, 'yo', '', '[]', '[]', 0, ?)`);
    for (let at = 0; at < 200; at += 1) fill.run(`full-${ana.id}-${at}`.slice(0, 64), ana.id, String(at));
    expect(await codeOf(undo(removal, coach))).toBe('limitReached');
  });

  it('derives the ratings and the copies of the tests again', async () => {
    const { ana, coach } = await coached(client());
    const marks = { user: ana.id, responses: weakTest(ana.id).responses };
    const ratings = async () => (await call('conscience.overview', { user: ana.id }, { as: coach })).data.ratings;
    const copies = () => ({
      ...database.prepare('select wellness, tested_at, wellness_rank from users where id = ?').get(ana.id),
    });
    const [noRatings, noCopies] = [await ratings(), copies()];
    expect((await call('conscience.weak.register', marks, { as: coach })).status).toBe(200);
    expect(await ratings()).not.toEqual(noRatings);
    await undo(await latest(ana, coach), coach);
    expect(await ratings()).toEqual(noRatings);
    await registerInitial(ana.id, coach);
    expect(copies()).not.toEqual(noCopies);
    await undo(await latest(ana, coach), coach);
    expect(copies()).toEqual(noCopies);
  });

  it('gives back the strength by the tests, or the one that was decided before', async () => {
    const { ana, coach } = await coached();
    const set = (type: string) =>
      call('conscience.userVirtues.edit', { user: ana.id, virtue: 'guia', type }, { as: coach });
    const strength = async () => (await call('conscience.overview', { user: ana.id }, { as: coach })).data.ratings.guia;
    const byTests = await strength();
    await set('weak');
    await undo(await latest(ana, coach), coach);
    expect(await strength()).toEqual(byTests);
    await set('weak');
    await set('');
    await undo(await latest(ana, coach), coach);
    expect(await strength()).toEqual({ strength: 'debil', origin: 'administrator' });
  });

  it('gives back several strengths that were changed at once', async () => {
    const { ana, coach } = await coached();
    const ratings = async () => (await call('conscience.overview', { user: ana.id }, { as: coach })).data.ratings;
    const byTests = await ratings();
    const types = { guia: 'weak', paciencia: 'medium' };
    await call('conscience.userVirtues.editAll', { user: ana.id, types }, { as: coach });
    expect(await ratings()).toEqual({
      ...byTests,
      guia: { strength: 'debil', origin: 'administrator' },
      paciencia: { strength: 'media', origin: 'administrator' },
    });
    const [entry] = await log(ana);
    expect(entry).toMatchObject({ kind: 'strengthChanged', detail: { virtues: ['guia', 'paciencia'] } });
    await undo(await latest(ana, coach), coach);
    expect(await ratings()).toEqual(byTests);
    expect((await call('conscience.userVirtues.editAll', { user: ana.id, types: {} }, { as: coach })).status).toBe(400);
  });

  it('needs the phase of the answers to be open', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    const saved = await latest(ana, coach);
    await edit(ana, { active_test: true });
    expect(await codeOf(undo(saved, coach))).toBe('phaseLocked');
    expect(await read(ana)).toBe('Cuidar');
  });

  it('names nobody of the team in what is kept, so that they can be removed', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    const kept = database
      .prepare('select detail from activities where user = ?')
      .all(ana.id)
      .map(({ detail }) => detail);
    expect(JSON.stringify(kept)).toContain('Cuidar');
    expect(JSON.stringify(kept)).not.toContain(coach.id);
    const saved = await latest(ana, coach);
    await product.rest('DELETE', `/admin/user/remove/${coach.id}`, { as: administrator });
    expect((await undo(saved, administrator)).status).toBe(200);
    expect(await read(ana)).toBeNull();
  });
});

describe('who may', () => {
  it('a coach of others is answered as about an unknown entry, and nothing changes', async () => {
    const { ana, coach } = await coached();
    const { coach: stranger } = await coachOf(product);
    await words(ana, 'Cuidar', coach);
    const saved = await latest(ana, coach);
    for (const procedure of ['admin.changes.undo', 'admin.changes.values']) {
      const unknown = await call(procedure, { id: 'no-such-entry' }, { as: stranger });
      const foreign = await call(procedure, saved, { as: stranger });
      expect([foreign.status, foreign.error]).toEqual([404, { ...unknown.error }]);
      expect((await call(procedure, saved, { as: ana })).status).toBe(403);
    }
    expect(await latest(ana, stranger)).toBeNull();
    expect(await read(ana)).toBe('Cuidar');
  });

  it('an entry of another kind is unknown', async () => {
    const ana = await client();
    await edit(ana, { phone: '2' });
    const [entry] = await log(ana);
    expect(await codeOf(undo({ id: String(entry?.id) }, administrator))).toBe('notFound');
  });
});

test('the values of an entry are read one by one, and are not in the list', async () => {
  const { ana, coach } = await coached();
  await words(ana, 'Cuidar', coach);
  await words(ana, 'Acompañar', coach);
  const entry = await latest(ana, coach);
  expect((await call('admin.changes.values', entry, { as: coach })).data).toEqual([
    { field: 'purpose', virtue: null, before: 'Cuidar', after: 'Acompañar' },
  ]);
  expect(JSON.stringify(await log(ana))).not.toContain('Acompañar');
  const rows = { user: ana.id, virtues: { guia: { own: true, training: '', mid: '' } }, complementary: { guia: '' } };
  await call('impact.couple.edit', { ...rows, potential: 'Juntos' }, { as: coach });
  expect((await call('admin.changes.values', await latest(ana, coach), { as: coach })).data).toEqual([
    { field: 'answerOwn', virtue: 'guia', before: null, after: true },
    // As the form shows it: a virtue that is practised is trained.
    { field: 'answerTraining', virtue: 'guia', before: null, after: true },
    { field: 'potential', virtue: null, before: null, after: 'Juntos' },
  ]);
});

describe('the client', () => {
  it('reads what was changed in their place, by whom and when, and nothing else of the log', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    await edit(ana, { phone: '2' });
    await undo(await latest(ana, coach), coach);
    const { data } = await call('account.changes.list', undefined, { as: ana });
    expect(data.map(({ kind }: Entry) => kind)).toEqual(['undone', 'savedOnBehalf']);
    expect(data[0].actor).toEqual({ firstname: expect.any(String), lastname: expect.any(String) });
    expect(data[0].date).toBeGreaterThan(0);
    const values = await call('account.changes.values', { id: data[1].id }, { as: ana });
    expect(values.data).toEqual([{ field: 'purpose', virtue: null, before: null, after: 'Cuidar' }]);
  });

  it('reads nothing of others', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    const saved = await latest(ana, coach);
    const other = await client();
    expect((await call('account.changes.list', undefined, { as: other })).data).toEqual([]);
    for (const as of [other, coach]) {
      expect((await call('account.changes.values', saved, { as })).error?.code).toBe('notFound');
    }
  });

  it('takes it with their data, and it goes with them', async () => {
    const { ana, coach } = await coached();
    await words(ana, 'Cuidar', coach);
    const { data } = await call('account.myData.all', undefined, { as: ana });
    expect(data.activities).toMatchObject([{ kind: 'savedOnBehalf', actor: { firstname: expect.any(String) } }]);
    expect(JSON.stringify(data.activities)).toContain('Cuidar');
    expect(JSON.stringify(data.activities)).not.toContain(coach.id);
    await product.rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator });
    expect(database.prepare('select count(*) as entries from activities where user = ?').get(ana.id)).toEqual({
      entries: 0,
    });
    expect(JSON.stringify(database.prepare('select detail from activities').all())).not.toContain(`"${ana.id}"`);
  });
});

test('a documented call that writes in a client’s place is logged in the same way', async () => {
  const { ana, coach } = await coached(client());
  const path = '/client/conscience/harmful/register';
  expect((await product.rest('POST', path, { as: coach, body: harmfulHabit(ana.id) })).statusCode).toBe(200);
  expect((await call('admin.changes.values', await latest(ana, coach), { as: coach })).data).toMatchObject([
    { field: 'habit', before: null, after: expect.any(String) },
  ]);
  await undo(await latest(ana, coach), coach);
  expect((await call('conscience.harmful.get', { user: ana.id }, { as: ana })).data).toEqual([]);
});
