import { beforeEach, describe, expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client: addClient } = product;
const { coach, accompany } = await coachOf(product);
await product.edit(coach, { firstname: 'Ana', lastname: 'Ruiz' });
const { coach: another } = await coachOf(product);

const hour = 60 * 60 * 1000;
const tomorrow = Date.now() + 24 * hour;
const session = { date: tomorrow, link: 'https://meet.example.org/sala', note: 'Hablar del perdón', readers: 'client' };

let client: Person;
beforeEach(async () => {
  client = await addClient();
  await accompany(client);
});

const about = (name: string, input: object, as: Person | undefined) =>
  call(`admin.coachingSessions.${name}`, { user: client.id, ...input }, { as });
const add = (changes: object = {}, as: Person | undefined = coach) => about('add', { ...session, ...changes }, as);
const read = async (as: Person) => (await about('of', { over: 5 }, as)).data.ahead;
const idOf = async (position = 0): Promise<string> => (await read(coach))[position].id;
const own = async (as = client) => (await call('account.coachingSessions', undefined, { as })).data;
const handedOut = async () => (await call('account.myData.all', undefined, { as: client })).data.coachingSessions;

describe('who may', () => {
  it('the coach of the client and administrators arrange, read, change and remove sessions', async () => {
    for (const who of [coach, administrator]) {
      expect((await add({}, who)).status).toBe(200);
      expect(await read(who)).toMatchObject([{ ...session, arranger: { id: who.id } }]);
      const id = await idOf();
      expect((await about('edit', { ...session, id, note: 'Otra cosa' }, who)).status).toBe(200);
      expect(await read(who)).toMatchObject([{ note: 'Otra cosa' }]);
      expect((await about('remove', { id }, who)).status).toBe(200);
      expect(await read(who)).toEqual([]);
    }
  });

  it.each([
    ['another coach, for whom the client is unknown', () => another, 'notFound'],
    ['the client', () => client, 'forbidden'],
    ['somebody without a session', () => undefined, 'signedOut'],
  ] satisfies [string, () => Person | undefined, string][])('%s does not', async (_, who, code) => {
    await add();
    const id = await idOf();
    expect((await about('add', session, who())).error?.code).toBe(code);
    expect((await about('edit', { ...session, id }, who())).error?.code).toBe(code);
    expect((await about('remove', { id }, who())).error?.code).toBe(code);
    const { data, error } = await about('of', { over: 5 }, who());
    const nothing = { ahead: [], over: [], held: 0 };
    expect(code === 'notFound' ? data : error?.code).toEqual(code === 'notFound' ? nothing : code);
    expect(await read(coach)).toMatchObject([session]);
  });

  it('a session is changed as one of its own client only', async () => {
    await add();
    const id = await idOf();
    const other = await addClient();
    await accompany(other);
    for (const name of ['edit', 'remove']) {
      const answer = await about(name, { ...session, id, user: other.id }, coach);
      expect(answer.error?.code).toBe('notFound');
    }
  });
});

describe('a note', () => {
  it('that is private is read by its author alone, and its session changed by nobody else', async () => {
    await add({ readers: 'author' });
    const id = await idOf();
    expect(await read(coach)).toMatchObject([{ note: session.note }]);
    expect(await read(administrator)).toMatchObject([{ note: '', date: tomorrow }]);
    expect((await about('edit', { ...session, id }, administrator)).error?.code).toBe('forbidden');
    expect((await about('remove', { id }, administrator)).error?.code).toBe('forbidden');
    expect(await own()).toMatchObject([{ note: '', link: session.link }]);
  });

  it('cannot be made private by somebody else, who would lock its author out or themselves', async () => {
    await add({ readers: 'team' });
    const id = await idOf();
    const answer = await about('edit', { ...session, id, readers: 'author' }, administrator);
    expect(answer.error).toMatchObject({ code: 'forbidden', field: 'readers' });
    expect((await about('edit', { ...session, id, readers: 'author' }, coach)).status).toBe(200);
  });

  it('for the team is not for the client, one for the client too is', async () => {
    await add({ readers: 'team', note: 'SECRET' });
    await add({ date: tomorrow + hour });
    expect(await own()).toMatchObject([{ note: '' }, { note: session.note }]);
    expect(await handedOut()).toMatchObject([{ note: session.note }, { note: '' }]);
  });

  it('of a coach who was removed is gone from sight, and the session can be removed', async () => {
    const { coach: leaving, accompany: give } = await coachOf(product);
    await give(client);
    await add({ readers: 'author' }, leaving);
    await call('admin.users.remove', { id: leaving.id }, { as: administrator });
    const [left] = await read(administrator);
    expect(left).toMatchObject({ note: '', arranger: null });
    expect((await about('remove', { id: left.id }, administrator)).status).toBe(200);
  });
});

it('the coach reads all that are ahead, the next first, the latest that are over, and how many are', async () => {
  for (const from of [48, 24, -1, -3, -30, -50, -70]) await add({ date: Date.now() + from * hour, note: String(from) });
  const { ahead, over, held } = (await about('of', { over: 2 }, coach)).data;
  const notes = (sessions: { note: string }[]) => sessions.map(({ note }) => note);
  expect([notes(ahead), notes(over), held]).toEqual([['-1', '24', '48'], ['-3', '-30'], 4]);
  expect((await about('of', { over: 0 }, coach)).error?.issues).toMatchObject([{ path: 'over' }]);
});

describe('the client', () => {
  it('reads date, link and name of the coach, and no id of anybody', async () => {
    await add();
    const { note, link, date } = session;
    const arranger = { firstname: 'Ana', lastname: 'Ruiz' };
    expect(await own()).toEqual([{ id: await idOf(), date, link, note, arranger }]);
    expect(await handedOut()).toEqual(await own());
  });

  it('reads the next first, one that has begun for two hours more, and none of others', async () => {
    for (const from of [48, 24, -1, -3]) await add({ date: Date.now() + from * hour, note: String(from) });
    expect((await own()).map(({ note }: { note: string }) => note)).toEqual(['-1', '24', '48']);
    expect(await handedOut()).toHaveLength(4);
    expect(await own(await addClient())).toEqual([]);
  });

  it('reads them in every phase', async () => {
    client = await clientOfLaterPhases(product);
    await accompany(client);
    await add();
    expect(await own()).toHaveLength(1);
  });
});

describe('an input', () => {
  it.each([
    ['a link without encryption', { link: 'http://meet.example.org' }, 'link'],
    ['a link that runs a script', { link: 'javascript:alert(1)' }, 'link'],
    ['a link with a file in it', { link: 'data:text/html,x' }, 'link'],
    ['words for a link', { link: 'meet me' }, 'link'],
    ['a link over two lines', { link: 'https://meet.example.org/\nroom' }, 'link'],
    ['an empty link', { link: '' }, 'link'],
    ['a link that is too long', { link: `https://meet.example.org/${'x'.repeat(500)}` }, 'link'],
    ['a date of the last century', { date: 0 }, 'date'],
    ['a date of the next one', { date: 4_200_000_000_000 }, 'date'],
    ['half a millisecond', { date: tomorrow + 0.5 }, 'date'],
    ['a date in words', { date: 'tomorrow' }, 'date'],
    ['a note that is too long', { note: 'x'.repeat(100_000) }, 'note'],
    ['unknown readers', { readers: 'everybody' }, 'readers'],
  ])('with %s is refused', async (_, changes, field) => {
    expect((await add(changes)).error).toMatchObject({ code: 'invalid', issues: [{ path: field }] });
    expect(await read(coach)).toEqual([]);
  });

  it('without a link and a note is taken', async () => {
    expect((await add({ link: null, note: '' })).status).toBe(200);
  });

  it('names a client who exists', async () => {
    const answer = await call('admin.coachingSessions.add', { user: 'unknown', ...session }, { as: administrator });
    expect(answer.error).toMatchObject({ code: 'notFound', field: 'user' });
  });
});
