import { userId } from '@miraco/contract/fields';
import { describe, expect, it } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { deskOf } from './desk-totals.ts';
import { documentedCall, ownerOf, restRows } from './documented-call.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { picture, upload } from './pictures.ts';
import { procedureInputs } from './procedure-inputs.ts';
import { type Person, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, call, client, rest, session, services } = product;
const { coach, accompany } = await coachOf(product);
await seedGuides(services);
const inputs = procedureInputs(product);

const anyId = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
const unknownId = userId.parse('01890000-0000-7000-8000-000000000000');

/** The same text about nobody: every id in it but those of the coach is unknown. */
const aboutNobody = (text: string) => text.replaceAll(anyId, (id) => (id === coach.id ? id : unknownId));

const walked = [...procedures].map(([name, { _def }]) => ({
  name,
  isWrite: _def.type === 'mutation',
  access: (_def.meta as { access: Access }).access,
}));
const isOfTheTeam = ({ access }: { access: Access }) => !['public', 'signedIn', 'admin'].includes(access);

const anotherClient = (access: Access) => (access === 'laterPhase' ? clientOfLaterPhases(product) : client());

/** Removes what depends on the moment of the call. */
const timeless = (text: string) => text.replaceAll(/\d{13}/g, 'now');

describe.each(walked.filter(isOfTheTeam))(
  '$name, about a client of nobody’s or another coach’s',
  ({ name, access, isWrite }) => {
    it('answers a coach as it does about an unknown id, to the letter', async () => {
      const owner = await anotherClient(access);
      const input = JSON.stringify(await inputs[name]?.(owner, coach));
      if (!input?.includes(owner.id)) return;
      await services.mailer.settled();
      const as = await session(coach);
      const before = product.databaseVersion();

      const ofAnother = await call(name, JSON.parse(input), { as });
      const ofNobody = await call(name, JSON.parse(aboutNobody(input)), { as });

      expect(timeless(JSON.stringify(ofAnother))).toBe(timeless(JSON.stringify(ofNobody)));
      if (isWrite) expect(product.databaseVersion()).toBe(before);
    });
  },
);

describe.each(walked.filter(({ access }) => access !== 'admin' && access !== 'public'))(
  '$name',
  ({ name, access, isWrite }) => {
    it('names nobody to a coach who is not their client', async () => {
      if (isWrite) return;
      const owner = await anotherClient(access);
      const answer = await call(name, await inputs[name]?.(owner, coach), { as: await session(coach) });
      const text = JSON.stringify(answer);
      for (const word of [owner.username, owner.email]) expect(text).not.toContain(word);
    });
  },
);

describe.each(restRows)('$call', (row) => {
  it('answers a coach about another’s client as about an unknown id, to the letter', async () => {
    const owner = await ownerOf(product, row);
    const as = await session(coach);
    let answered = false;
    await documentedCall(product, row, owner, async (path, request) => {
      const ofAnother = await rest(row.method, path, { ...request, as });
      answered = true;
      // Everybody reads the guides, and the team moderates all comments on them, which have the names of their authors.
      if (row.access === 'public' || row.procedure.includes('guides')) return ofAnother;
      for (const word of [owner.username, owner.email]) expect(ofAnother.body).not.toContain(word);
      const { body } = request;
      const asked = JSON.stringify({ path, body });
      if (asked === aboutNobody(asked)) return ofAnother;
      const about: { path: string; body?: object } = JSON.parse(aboutNobody(asked));
      const ofNobody = await rest(row.method, about.path, { ...request, ...about, as });
      expect([ofAnother.statusCode, ofAnother.body]).toEqual([ofNobody.statusCode, ofNobody.body]);
      expect([263, 404]).toContain(ofAnother.statusCode);
      return ofAnother;
    }).catch((error: unknown) => {
      // Errors of the call after a refused answer do not matter here.
      if (!(error instanceof TypeError)) throw error;
    });
    expect(answered).toBe(true);
  });
});

/** The ids that a coach gets from the lists. */
async function listed(as: Pick<Person, 'token'>) {
  const list = await call('admin.users.list', { size: 500 }, { as });
  const all = (await rest('GET', '/admin/user/getall/', { as })).json();
  return {
    list: list.data.users.map(({ id }: Person) => id),
    total: list.data.total,
    all: all.users.map(({ _id }: { _id: string }) => _id),
  };
}

describe('a coach', () => {
  it('sees their own clients, and nobody else, in the list, its search and its filters', async () => {
    const { coach: eva, accompany: give } = await coachOf(product);
    const [ana, leo] = [await client({ firstname: 'Zenobia' }), await client({ firstname: 'Zenobia' })];
    await give(ana);
    const as = await session(eva);
    expect(await listed(as)).toEqual({ list: [ana.id], total: 1, all: [ana.id] });
    for (const input of [{ search: 'zenob' }, { search: 'ze' }, { filter: 'neverSignedIn' }, { coach: eva.id }]) {
      const { data } = await call('admin.users.list', input, { as });
      expect([input, data.users.map(({ id }: Person) => id)]).toEqual([input, [ana.id]]);
    }
    const others = await call('admin.users.list', { coach: coach.id, search: 'zenob' }, { as });
    expect(others.data.users).toEqual([]);
    const found = await call('admin.users.list', { search: 'zenob' }, { as: administrator });
    expect(found.data.users.map(({ id }: Person) => id)).toEqual([leo.id, ana.id]);
  });

  it('sees their own clients in counts, initial tests and neighbours', async () => {
    const { coach: eva, accompany: give } = await coachOf(product);
    const [ana, bea, leo] = [await client(), await client(), await client()];
    for (const owner of [ana, leo]) await product.registerInitial(owner.id, owner, Array(20).fill(1));
    await give(ana);
    await give(bea);
    const as = await session(eva);
    expect(await deskOf(product, as)).toMatchObject({
      crisis: 1,
      neverSignedIn: 2,
      uncoached: 0,
    });
    const { initials } = (await rest('GET', '/client/initial/getall/', { as })).json();
    expect(initials.map(({ user }: { user: string }) => user)).toEqual([ana.id]);
    expect((await call('admin.users.neighbours', { id: ana.id }, { as })).data).toEqual({
      previous: bea.id,
      next: null,
    });
    expect((await call('admin.users.neighbours', { id: leo.id }, { as })).data).toEqual({ previous: null, next: null });
  });

  it('loses a client who is given to somebody else, at once', async () => {
    const { coach: eva, accompany: give } = await coachOf(product);
    const ana = await client();
    await give(ana);
    const as = await session(eva);
    expect((await rest('GET', `/admin/user/get/${ana.id}`, { as })).statusCode).toBe(200);
    await accompany(ana);
    expect((await rest('GET', `/admin/user/get/${ana.id}`, { as })).statusCode).toBe(263);
  });

  it('sees the picture of their own client, and no other', async () => {
    const [ana, leo] = [await client(), await client()];
    await accompany(ana);
    const statuses = [];
    for (const owner of [ana, leo]) {
      const { image } = (await upload(product, await picture(), owner)).json();
      statuses.push((await rest('GET', `/upload/image/${image}`, { as: await session(coach) })).statusCode);
    }
    expect(statuses).toEqual([200, 404]);
  });

  it('adds clients of their own, and nobody to the team', async () => {
    const as = await session(coach);
    const form = userForm('added-by-coach');
    const { id } = (await rest('POST', '/admin/user/register', { as, body: form })).json();
    expect((await product.user(id)).coach).toBe(coach.id);
    for (const refused of [
      { access: 'coach' },
      { access: 'administrator' },
      { coach: administrator.id },
      { coach: null },
    ]) {
      const body = { ...userForm(`refused-${Object.values(refused)}`), ...refused };
      expect((await rest('POST', '/admin/user/register', { as, body })).statusCode).toBe(403);
    }
    for (const refused of [{ access: 'coach' }, { coach: administrator.id }, { coach: null }]) {
      expect((await rest('PUT', `/admin/user/edit/${id}`, { as, body: refused })).statusCode).toBe(403);
    }
    expect(
      (await rest('PUT', `/admin/user/edit/${id}`, { as, body: { phone: '1', coach: coach.id } })).statusCode,
    ).toBe(200);
  });

  it('archives their own client, and deletes nobody: 403 about their own, 404 about another’s and about nobody', async () => {
    const [ana, leo] = [await client(), await client()];
    await accompany(ana);
    const as = await session(coach);
    const removals = [];
    for (const id of [ana.id, leo.id, unknownId])
      removals.push(await rest('DELETE', `/admin/user/remove/${id}`, { as }));
    expect(removals.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [403, 'errors.forbidden'],
      [404, 'errors.notFound'],
      [404, 'errors.notFound'],
    ]);
    expect((await product.user(ana.id)).username).toBe(ana.username);
    expect((await call('admin.users.archive', { ids: [ana.id], archived: true }, { as })).status).toBe(200);
    expect((await call('admin.users.archive', { ids: [leo.id], archived: true }, { as })).error?.code).toBe('notFound');
  });

  it('writes in the place of their own client, which is logged with their name', async () => {
    const ana = await client();
    await accompany(ana);
    const answer = await product.registerInitial(ana.id, { ...coach, ...(await session(coach)) });
    expect(answer.statusCode).toBe(200);
    const [latest] = (await call('admin.activity', { id: ana.id }, { as: administrator })).data;
    expect(latest).toMatchObject({ kind: 'savedOnBehalf', actor: { id: coach.id } });
  });

  it('opens nothing of others without a second factor where one is required', async () => {
    const { coach: eva } = await coachOf(product);
    await services.store.settings.set({ requireSecondFactor: true }, administrator.id);
    const answer = await call('admin.users.list', {}, { as: await session(eva) });
    await services.store.settings.set({ requireSecondFactor: false }, administrator.id);
    expect(answer.error?.code).toBe('secondFactorRequired');
  });
});

describe('the coach of a client', () => {
  const edit = (id: string, body: object) => rest('PUT', `/admin/user/edit/${id}`, { as: administrator, body });

  it('is somebody on the team who can sign in: anybody else is refused by name', async () => {
    const [ana, leo] = [await client(), await client()];
    const { coach: gone } = await coachOf(product);
    await services.store.users.remove(gone.id, { remover: administrator.id }, 0);
    const { coach: disabled } = await coachOf(product);
    await edit(disabled.id, { disabled: true });
    for (const nobody of [leo.id, gone.id, disabled.id, 'no-such-id']) {
      const answer = await edit(ana.id, { coach: nobody });
      expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'coach', message: 'errors.invalid' }]]);
    }
    expect((await edit(ana.id, { coach: administrator.id })).statusCode).toBe(200);
    expect((await product.user(ana.id)).coach).toBe(administrator.id);
    expect((await edit(ana.id, { coach: null })).statusCode).toBe(200);
    expect((await product.user(ana.id)).coach).toBeNull();
  });

  it('is for clients only', async () => {
    const { coach: eva } = await coachOf(product);
    const answer = await edit(eva.id, { coach: coach.id });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'coach', message: 'errors.invalid' }]]);
  });

  it('is gone when they leave the team, and with their account', async () => {
    const [ana, leo] = [await client(), await client()];
    const { coach: eva, accompany: give } = await coachOf(product);
    await give(ana);
    await edit(eva.id, { access: 'client' });
    expect((await product.user(ana.id)).coach).toBeNull();
    const { coach: max, accompany: giveMax } = await coachOf(product);
    await giveMax(leo);
    await rest('DELETE', `/admin/user/remove/${max.id}`, { as: administrator });
    expect((await product.user(leo.id)).coach).toBeNull();
  });

  it('changes for many at once, or for none of them, and each change is logged with both names', async () => {
    const [ana, leo] = [await client(), await client()];
    const { coach: eva } = await coachOf(product);
    await accompany(ana);
    const assign = (ids: string[], to: string | null) =>
      call('admin.users.assignCoach', { ids, coach: to }, { as: administrator });
    expect((await assign([ana.id, 'no-such-id'], eva.id)).error?.code).toBe('notFound');
    expect((await product.user(ana.id)).coach).toBe(coach.id);
    expect((await assign([ana.id, leo.id], eva.id)).error).toBeUndefined();
    expect([(await product.user(ana.id)).coach, (await product.user(leo.id)).coach]).toEqual([eva.id, eva.id]);
    const [latest] = (await call('admin.activity', { id: ana.id }, { as: administrator })).data;
    expect(latest).toMatchObject({ kind: 'coachAssigned', detail: { coach: 'Ana Pérez', formerCoach: 'Ana Pérez' } });
  });

  it('has at most a full caseload', async () => {
    const { coach: eva } = await coachOf(product);
    product.database
      .prepare(
        `insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at, coached_by)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
         select ? || i, ? || i, ? || i, ? || i, '', '-', '-', '-', '-', 'client', 0, ? from n`,
      )
      .run(...Array(4).fill(`full-${eva.id}`), eva.id);
    const answer = await edit((await client()).id, { coach: eva.id });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { list: 'caseload', cap: 1000 }]);
  });
});
