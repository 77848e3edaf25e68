import { recordId, type UserId } from '@miraco/contract/fields';
import { type CappedList, caps, kept } from '@miraco/domain/caps';
import { completeTexts } from '@miraco/domain/guides';
import { virtues } from '@miraco/domain/virtues';
import type { OpenAPIV3 } from 'openapi-types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { harmfulHabit, prospect } from './conscience-payloads.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { picture, storedPictures, upload } from './pictures.ts';
import { type Person, startProduct, userForm } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { administrator, call, client, database, rest, services } = product;
const { store } = services;

afterEach(() => void vi.useRealTimers());

/** A list that a call adds to. */
interface Adding {
  list: CappedList;
  owner: () => Promise<Person>;
  /** The call and its payload for the entry of a number, each different from all others. */
  procedure: string;
  input: (user: UserId, number: number) => object | Promise<object>;
  /** The documented path; some calls have none. */
  path?: (input: object) => string;
  /** Fills the list without the limit on writes. */
  fill: (user: UserId, number: number) => Promise<unknown>;
  by?: Person;
  /** Whether the same once more is the same entry. */
  repeats: boolean;
}

const signs = { feelings: [{ emotion: 'ninguna', virtue: null }], conducts: [{ behavior: 'ninguno', virtue: null }] };
const date = 0;

const texts = completeTexts({});
await store.guides.seed(new Map(virtues.map((virtue) => [virtue, texts])), date);
const guides = (await store.guides.all()).map(({ id }) => id);
const guideAt = (number: number) => recordId.parse(guides[number]);
/** Of the 100 comments that may wait in all, 20 on each of five guides. */
const guideOf = (number: number) => guideAt(1 + Math.floor(number / caps.pendingComments));

const responsesOf = (number: number) =>
  Array.from(
    { length: 20 },
    (_, place) => (1 + (place === 0 ? number % 4 : Math.floor(number / 4) % 4)) as 1 | 2 | 3 | 4,
  );

/** A user who costs no password hash. */
function filled(username: string) {
  const { password: _, ...user } = userForm(username);
  return { ...user, passwordHash: '', createdAt: 0 };
}

const addings: readonly Adding[] = [
  {
    list: 'prospects',
    owner: client,
    procedure: 'conscience.prospect.register',
    path: () => '/client/conscience/prospect/register',
    input: (user, number) => ({ ...prospect(user), prospect: `Expectation ${number}` }),
    fill: (user, number) =>
      store.prospects.register({
        user,
        me: true,
        who: 'padre',
        prospect: `Filled ${number}`,
        ...signs,
        date,
        cares: false,
      }),
    repeats: true,
  },
  {
    list: 'harmfulHabits',
    owner: client,
    procedure: 'conscience.harmful.register',
    path: () => '/client/conscience/harmful/register',
    input: (user, number) => ({ ...harmfulHabit(user), habit: `Habit ${number}` }),
    fill: (user, number) => {
      const { feelings: _, ...habit } = harmfulHabit(user);
      return store.harmfulHabits.register({
        ...habit,
        user,
        habit: `Filled ${number}`,
        feelings: signs.feelings,
        date,
        cares: false,
      });
    },
    repeats: true,
  },
  {
    list: 'exercises',
    owner: () => clientOfLaterPhases(product),
    procedure: 'responsibility.training.register',
    path: () => '/client/responsibility/training/register',
    input: (user, number) => ({ ...exercise(user), description: `Exercise ${number}` }),
    fill: (user, number) =>
      store.exercises.register({
        user,
        virtue: 'disciplina',
        description: `Filled ${number}`,
        level: 'low',
        frequency: 'daily',
        date,
      }),
    repeats: true,
  },
  {
    list: 'pendingComments',
    owner: () => clientOfLaterPhases(product),
    procedure: 'responsibility.guides.addReview',
    path: () => `/client/responsibility/guide/addreview/${guideAt(0)}`,
    input: (user, number) => ({ user, guide: guideAt(0), comment: `Comment ${number}` }),
    fill: (user, number) =>
      store.guides.comment({ guide: guideAt(0), user, comment: `Filled ${number}`, date }, { user }),
    repeats: true,
  },
  {
    list: 'pendingCommentsInAll',
    owner: () => clientOfLaterPhases(product),
    procedure: 'responsibility.guides.addReview',
    path: () => `/client/responsibility/guide/addreview/${guideAt(0)}`,
    input: (user, number) => ({ user, guide: guideAt(0), comment: `Comment ${number}` }),
    fill: (user, number) =>
      store.guides.comment({ guide: guideOf(number), user, comment: `Filled ${number}`, date }, { user }),
    repeats: true,
  },
  {
    list: 'weeklyTests',
    owner: () => clientOfLaterPhases(product),
    procedure: 'responsibility.weekly.register',
    path: () => '/client/responsibility/weekly/register',
    input: (user, number) => ({ user, responses: responsesOf(15 - number) }),
    fill: (user, number) =>
      store.wellnessTests.registerWeekly({ user, responses: responsesOf(number), date: Date.now() }),
    repeats: true,
  },
  {
    list: 'coachNotes',
    owner: client,
    procedure: 'admin.coachNotes.add',
    input: (user, number) => ({ user, note: `Note ${number}`, readers: 'team' }),
    fill: (user, number) =>
      store.coachNotes.add({ user, author: administrator.id, readers: 'team', note: `Filled ${number}`, date }),
    by: administrator,
    repeats: false,
  },
  {
    list: 'coachingSessions',
    owner: client,
    procedure: 'admin.coachingSessions.add',
    input: (user, number) => ({ user, date: Date.now() + number, link: null, note: '', readers: 'team' }),
    fill: (user, number) =>
      store.coachingSessions.add({
        user,
        arranger: administrator.id,
        date: date + number,
        link: null,
        note: '',
        readers: 'team',
      }),
    by: administrator,
    repeats: false,
  },
  {
    list: 'caseload',
    owner: async () => (await coachOf(product)).coach,
    procedure: 'admin.users.register',
    path: () => '/admin/user/register',
    input: (coach, number) => ({ ...userForm(`caseload-${number}`), coach }),
    fill: (coach, number) => store.users.register({ ...filled(`caseload-filled-${number}`), coach }),
    by: administrator,
    repeats: false,
  },
  {
    list: 'groups',
    owner: client,
    procedure: 'admin.users.register',
    path: () => '/admin/user/register',
    input: (_, number) => ({ ...userForm(`group-${number}`), group: `Group ${number}` }),
    fill: (_, number) => store.users.register({ ...filled(`group-filled-${number}`), group: `Filled ${number}` }),
    by: administrator,
    repeats: false,
  },
];

/** A list of 1,000 entries takes PostgreSQL several seconds, and three times as long on a busy machine. */
const timeout = 60_000;

/** So many at once: what waits too long for a connection to PostgreSQL is refused. */
const atOnce = 50;

async function fillTo(entries: number, { fill }: Adding, user: UserId): Promise<void> {
  for (let begin = 0; begin < entries; begin += atOnce) {
    const length = Math.min(atOnce, entries - begin);
    await Promise.all(Array.from({ length }, (_, at) => fill(user, begin + at)));
  }
}

describe('every list with a cap', () => {
  it('is tried here', () => {
    // Uploads are no procedures: see guide-pictures.test.
    const elsewhere = ['guidePictures'];
    expect([...addings.map(({ list }) => list), ...elsewhere].sort()).toEqual(Object.keys(caps).sort());
  });
});

describe.each(addings)('the list $list', { timeout }, (adding) => {
  const { list, owner, procedure, input, path, by, repeats } = adding;
  const cap = caps[list];

  it(`takes entry ${cap - 1} and ${cap}, and refuses one more by its name and cap`, async () => {
    const person = await owner();
    const as = by ?? person;
    const { id: user } = person;
    await fillTo(cap - 2, adding, user);
    expect((await call(procedure, await input(user, 0), { as })).status).toBe(200);
    expect((await call(procedure, await input(user, 1), { as })).status).toBe(200);
    const { status, error } = await call(procedure, await input(user, 2), { as });
    expect([status, error]).toEqual([
      409,
      { code: 'limitReached', httpStatus: 409, key: 'errors.limitReached', list, cap },
    ]);
    // A repeated entry is still answered as a duplicate.
    if (repeats) expect((await call(procedure, await input(user, 1), { as })).status).toBe(200);
    if (!path) return;
    const body = await input(user, 2);
    const answer = await rest('POST', path(body), { as, body });
    const again = answer.statusCode === 404 ? await rest('PUT', path(body), { as, body }) : answer;
    expect([again.statusCode, again.json()]).toEqual([409, { message: 'errors.limitReached', list, cap }]);
  });
});

describe('room in a full list', { timeout }, () => {
  it('is made by removing an expectation or a habit', async () => {
    for (const { list, procedure, input, owner, ...adding } of addings.slice(0, 2)) {
      const as = await owner();
      await fillTo(caps[list], { list, procedure, input, owner, ...adding }, as.id);
      expect((await call(procedure, await input(as.id, 0), { as })).status).toBe(409);
      const [one] = (await call(procedure.replace('register', 'get'), { user: as.id }, { as })).data;
      await call(procedure.replace('register', 'remove'), { user: as.id, id: one.id }, { as });
      expect((await call(procedure, await input(as.id, 0), { as })).status).toBe(200);
    }
  });

  it('is made by deleting an exercise, which then has no place to come back to', async () => {
    const as = await clientOfLaterPhases(product);
    const { id: user } = as;
    const [, , adding] = addings;
    if (!adding) throw new Error('no exercises');
    await fillTo(caps.exercises, adding, user);
    const [one] = await store.exercises.of(user);
    const id = one?.id ?? '';
    expect((await call('responsibility.training.remove', { user, id }, { as })).status).toBe(200);
    expect((await call(adding.procedure, await adding.input(user, 0), { as })).status).toBe(200);
    const { error } = await call('responsibility.training.restore', { user, id }, { as });
    expect(error).toMatchObject({ code: 'limitReached', list: 'exercises' });
  });

  it('is made by finishing an exercise that is not kept as essential', async () => {
    const as = await clientOfLaterPhases(product);
    const { id: user } = as;
    const [, , adding] = addings;
    if (!adding) throw new Error('no exercises');
    await fillTo(caps.exercises, adding, user);
    const [one, other] = await store.exercises.of(user);
    const finish = (id: string | undefined, favourite: boolean) =>
      call('responsibility.training.setDone', { user, id, favourite }, { as });
    await finish(one?.id, true);
    expect((await call(adding.procedure, await adding.input(user, 0), { as })).status).toBe(409);
    await finish(other?.id, false);
    expect((await call(adding.procedure, await adding.input(user, 0), { as })).status).toBe(200);
  });

  it('is made by approving a comment', async () => {
    const as = await clientOfLaterPhases(product);
    const { id: user } = as;
    const comment = (number: number) =>
      call('responsibility.guides.addReview', { user, guide: guideAt(7), comment: `One ${number}` }, { as });
    for (let number = 0; number < caps.pendingComments; number += 1) await comment(number);
    expect((await comment(20)).status).toBe(409);
    const [own] = (await store.guides.byVirtue(await virtueAt(7), { user }))?.comments ?? [];
    await store.guides.approveComment(guideAt(7), recordId.parse(own?.id));
    expect((await comment(20)).status).toBe(200);
  });

  it('comes back to weekly tests a day after the first of them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { id: user } = await clientOfLaterPhases(product);
    const register = (number: number) =>
      store.wellnessTests.registerWeekly({ user, responses: responsesOf(number), date: Date.now() });
    const began = Date.now();
    for (let number = 0; number < caps.weeklyTests; number += 1) await register(number);
    vi.setSystemTime(began + 24 * 3_600_000 - 1000);
    await expect(register(11)).rejects.toMatchObject({ code: 'limitReached' });
    vi.setSystemTime(began + 24 * 3_600_000 + 1000);
    await expect(register(11)).resolves.toEqual(expect.any(String));
  });
});

async function virtueAt(number: number) {
  const found = (await store.guides.all()).find(({ id }) => id === guideAt(number));
  return found?.virtue ?? virtues[0];
}

describe('the stored data of a user', () => {
  const count = (sql: string, ...values: string[]) => Number(database.prepare(sql).get(...values)?.rows);

  it(`are ${kept.sessions} sessions: the longest unused one ends`, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ana = await client();
    vi.setSystemTime(Date.now() + 5000);
    for (let number = 1; number < kept.sessions; number += 1) await product.session(ana);
    const latest = await product.session(ana);
    const rows = count('select count(*) rows from sessions where user_id = ?', ana.id);
    expect(rows).toBe(kept.sessions);
    expect((await call('account.me', undefined, { as: ana })).status).toBe(401);
    expect((await call('account.me', undefined, { as: latest })).status).toBe(200);
  });

  it(`are ${kept.unusedImages} pictures that nothing shows, and the one that is shown`, async () => {
    const ana = await client();
    const name = (number: number) => `${String(number).padStart(32, '0')}.webp`;
    await store.images.add({ name: name(0), user: ana.id, uploadedAt: 0 });
    await product.edit(ana, { image: name(0) }, administrator);
    for (let number = 1; number <= kept.unusedImages; number += 1)
      expect(await store.images.add({ name: name(number), user: ana.id, uploadedAt: number })).toEqual([]);
    expect(await store.images.add({ name: name(99), user: ana.id, uploadedAt: 99 })).toEqual([name(1)]);
    expect(count('select count(*) rows from images where user = ?', ana.id)).toBe(kept.unusedImages + 1);
  });

  it('is one link for a new password', async () => {
    const ana = await client();
    for (const tokenHash of ['one', 'two', 'three'])
      await store.passwordLinks.issue({
        kind: 'reset',
        issuedAt: 0,
        user: ana.id,
        tokenHash: `${ana.id} ${tokenHash}`,
        expiresAt: Date.now() + 1e6,
      });
    expect(count('select count(*) rows from password_links where user = ?', ana.id)).toBe(1);
  });

  it(`are the ${kept.exercisesPutAway} exercises put away last: deleted ones go first, done ones after them`, async () => {
    const { id: user } = await clientOfLaterPhases(product);
    const insert = database.prepare(
      `insert into exercises (id, user, virtue, description, level, frequency, date, done, favourite, deleted)
        values (?, ?, 'guia', ?, 'low', 'daily', ?, ?, false, ?)`,
    );
    const add = (id: string, at: number, done: boolean) =>
      insert.run(`${user}-${id}`, user, id, at, Number(done), Number(!done));
    add('deleted long ago', 1, false);
    add('done long ago', 0, true);
    for (let number = 2; number < kept.exercisesPutAway; number += 1) add(`done ${number}`, number, true);
    const { id } = await store.exercises.register({
      user,
      virtue: 'guia',
      description: 'One more',
      level: 'low',
      frequency: 'daily',
      date,
    });
    const isThere = (name: string) =>
      count('select count(*) rows from exercises where id = ?', `${user}-${name}`) === 1;
    await store.exercises.edit(user, id, { done: true, favourite: false }, 1e6);
    expect([isThere('deleted long ago'), isThere('done long ago')]).toEqual([false, true]);
    add('done today', 2e6, true);
    await store.exercises.remove(user, id, { date: 1e6, remover: user });
    expect(isThere('done long ago')).toBe(false);
    expect(count('select count(*) rows from exercises where user = ?', user)).toBe(kept.exercisesPutAway);
  });
});

describe('the description of the REST paths', () => {
  it('names the caps of each call that adds to a list, and the limit on writes', async () => {
    const document: OpenAPIV3.Document = (await rest('GET', '/openapi.json')).json();
    const descriptions = Object.values(document.paths).flatMap((item) =>
      Object.values(item ?? {}).map((operation) => String(Object(operation).description ?? '')),
    );
    for (const [list, cap] of Object.entries(caps)) {
      // Their procedures have no REST path.
      if (list === 'coachNotes' || list === 'coachingSessions') continue;
      const named = descriptions.filter((text) => text.includes(`list ${list} and cap ${cap}`));
      // Both registering and changing a user give them a coach and a group.
      expect(named).toHaveLength(list === 'caseload' || list === 'groups' ? 2 : 1);
    }
    expect(document.info.description).toMatch(/120 times a minute, the team 600/);
  });
});

it('a picture that is dropped has its file removed', async () => {
  const ana = await client();
  const bytes = new Uint8Array(await picture());
  const names: string[] = [];
  for (let number = 0; number <= kept.unusedImages; number += 1)
    names.push((await upload(product, bytes, ana)).json().image);
  const read = (name: string | undefined) => rest('GET', `/upload/image/${name}`, { as: ana });
  expect((await read(names[0])).statusCode).toBe(404);
  expect((await read(names[1])).statusCode).toBe(200);
  expect(await storedPictures(product).names()).toEqual(names.slice(1).sort());
});
