import { describe, expect, it, test } from 'vitest';
import { coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, rest } = product;

const as = { as: administrator };
const notesOf = async (user: string, search?: string) =>
  (await call('admin.coachNotes.of', { user, search }, as)).data.map(({ note }: { note: string }) => note);
const add = (user: string, note: string) => call('admin.coachNotes.add', { user, note, readers: 'team' }, as);

test('notes about a client are dated, signed and newest first', async () => {
  const ana = await client();
  await add(ana.id, 'Habló de su padre');
  await add(ana.id, '  Empieza el lunes  ');
  const { data } = await call('admin.coachNotes.of', { user: ana.id }, as);
  expect(data).toMatchObject([
    { note: 'Empieza el lunes', author: { id: administrator.id }, editedAt: null },
    { note: 'Habló de su padre' },
  ]);
  expect(Math.abs(data[0].date - Date.now())).toBeLessThan(10_000);
});

test('notes are found by their words, ignoring case and accents', async () => {
  const ana = await client();
  for (const note of ['Duerme mal: 100% café', 'Llamó Íñigo', '<script>alert(1)</script>']) await add(ana.id, note);
  expect(await notesOf(ana.id, 'INIGO')).toEqual(['Llamó Íñigo']);
  expect(await notesOf(ana.id, 'cafe duerme')).toEqual(['Duerme mal: 100% café']);
  expect(await notesOf(ana.id, '%')).toEqual(['Duerme mal: 100% café']);
  expect(await notesOf(ana.id, 'nada')).toEqual([]);
  expect(await notesOf(ana.id, '<script>')).toHaveLength(1);
});

test('a note can be changed and removed, and only as a note about that client', async () => {
  const [ana, bea] = [await client(), await client()];
  await add(ana.id, 'Uno');
  const [{ id }] = (await call('admin.coachNotes.of', { user: ana.id }, as)).data;
  for (const procedure of ['edit', 'remove']) {
    const other = await call(`admin.coachNotes.${procedure}`, { user: bea.id, id, note: 'Otro', readers: 'team' }, as);
    expect(other.error?.code).toBe('notFound');
  }
  await call('admin.coachNotes.edit', { user: ana.id, id, note: 'Dos', readers: 'team' }, as);
  expect((await call('admin.coachNotes.of', { user: ana.id }, as)).data).toMatchObject([
    { note: 'Dos', editedAt: expect.any(Number) },
  ]);
  await call('admin.coachNotes.remove', { user: ana.id, id }, as);
  expect(await notesOf(ana.id)).toEqual([]);
});

it.each(['', '   ', 'x'.repeat(100_000)])('is not taken: %.10j', async (note) => {
  const ana = await client();
  expect((await add(ana.id, note)).error).toMatchObject({ code: 'invalid', issues: [{ path: 'note' }] });
  expect(await notesOf(ana.id)).toEqual([]);
});

test('a note about an unknown user is refused', async () => {
  expect((await add('unknown', 'Nada')).error).toMatchObject({ code: 'notFound', field: 'user' });
});

test('no client is ever shown a note, not even the one it is about', async () => {
  const ana = await client();
  await add(ana.id, 'SECRET-NOTE');
  const calls = ['of', 'add', 'edit', 'remove'].map((name) =>
    call(`admin.coachNotes.${name}`, { user: ana.id, id: 'any', note: 'Mine' }, { as: ana }),
  );
  for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
  const answers = await Promise.all([
    call('account.me', undefined, { as: ana }),
    call('conscience.overview', { user: ana.id }, { as: ana }),
    rest('GET', `/admin/user/get/${ana.id}`, as),
  ]);
  expect(JSON.stringify(answers)).not.toContain('SECRET-NOTE');
});

const noteAbout = async (user: string) => (await call('admin.coachNotes.of', { user }, as)).data[0];
const activityOf = async (id: string) =>
  (await call('admin.activity', { id }, as)).data.map(({ kind, detail, actor }: Record<string, unknown>) => ({
    kind,
    detail,
    actor,
  }));

test('only its author changes or deletes a note: other administrators read it, others nothing at all', async () => {
  const [ana, other] = [await client(), await product.secondAdministrator()];
  await add(ana.id, 'Mía');
  const { id } = await noteAbout(ana.id);
  const callers = { other: 'forbidden', ana: 'forbidden', nobody: 'signedOut' };
  for (const [who, code] of Object.entries(callers)) {
    const caller = { other, ana, nobody: undefined }[who];
    for (const name of ['edit', 'remove']) {
      const answer = await call(
        `admin.coachNotes.${name}`,
        { user: ana.id, id, note: 'Suya', readers: 'team' },
        { as: caller },
      );
      expect(answer.error?.code, `${who} ${name}`).toBe(code);
    }
  }
  const read = await call('admin.coachNotes.of', { user: ana.id }, { as: other });
  expect(read.data).toMatchObject([{ note: 'Mía', editedAt: null, versions: 0 }]);
});

test('earlier texts of a note are kept with the time and author of the change, and administrators read them', async () => {
  const [ana, bea, other] = [await client(), await client(), await product.secondAdministrator()];
  await add(ana.id, 'Uno');
  const { id } = await noteAbout(ana.id);
  for (const note of ['Dos', 'Dos', 'Tres'])
    await call('admin.coachNotes.edit', { user: ana.id, id, note, readers: 'team' }, as);
  expect(await noteAbout(ana.id)).toMatchObject({ note: 'Tres', versions: 2 });
  const versions = await call('admin.coachNotes.versions', { user: ana.id, id }, { as: other });
  expect(versions.data).toMatchObject([
    { note: 'Dos', until: expect.any(Number), changedBy: { id: administrator.id } },
    { note: 'Uno', until: expect.any(Number), changedBy: { id: administrator.id } },
  ]);
  expect((await call('admin.coachNotes.versions', { user: bea.id, id }, as)).data).toEqual([]);
  expect((await call('admin.coachNotes.versions', { user: ana.id, id }, { as: ana })).status).toBe(403);
  expect((await call('admin.coachNotes.versions', { user: ana.id, id })).status).toBe(401);
});

test('changes and removals of notes are logged, without their texts', async () => {
  const ana = await client();
  await add(ana.id, 'SECRET-ONE');
  const { id } = await noteAbout(ana.id);
  await call('admin.coachNotes.edit', { user: ana.id, id, note: 'SECRET-TWO', readers: 'team' }, as);
  await call('admin.coachNotes.remove', { user: ana.id, id }, as);
  const actor = expect.objectContaining({ id: administrator.id });
  expect(await activityOf(ana.id)).toEqual([
    { kind: 'noteRemoved', detail: {}, actor },
    { kind: 'noteChanged', detail: {}, actor },
  ]);
  expect(
    product.database.prepare('select count(*) as rows from coach_note_versions where note_id = ?').get(id),
  ).toEqual({
    rows: 0,
  });
});

test('a note whose author was removed cannot be changed, and any administrator may delete it', async () => {
  const [ana, author] = [await client(), await product.secondAdministrator()];
  await call('admin.coachNotes.add', { user: ana.id, note: 'Huérfana', readers: 'team' }, { as: author });
  const { id } = await noteAbout(ana.id);
  await call('admin.coachNotes.edit', { user: ana.id, id, note: 'Sola', readers: 'team' }, { as: author });
  await rest('DELETE', `/admin/user/remove/${author.id}`, as);
  expect(await noteAbout(ana.id)).toMatchObject({ note: 'Sola', author: null });
  expect((await call('admin.coachNotes.versions', { user: ana.id, id }, as)).data).toMatchObject([{ changedBy: null }]);
  expect(
    (await call('admin.coachNotes.edit', { user: ana.id, id, note: 'Otra', readers: 'team' }, as)).error?.code,
  ).toBe('forbidden');
  expect((await call('admin.coachNotes.remove', { user: ana.id, id }, as)).status).toBe(200);
  expect((await activityOf(ana.id))[0]).toMatchObject({ kind: 'noteRemoved', actor: { id: administrator.id } });
});

describe('who reads a note', () => {
  const notesFor = async (user: string, reader: Pick<Person, 'token'>) =>
    (await call('admin.coachNotes.of', { user }, { as: reader })).data.map(({ note }: { note: string }) => note);

  it('is its author alone, or everybody who may see the client; its author may change it', async () => {
    const [ana, other] = [await client(), await product.secondAdministrator()];
    const { coach, accompany } = await coachOf(product);
    await accompany(ana);
    await call('admin.coachNotes.add', { user: ana.id, note: 'Del equipo', readers: 'team' }, { as: coach });
    await call('admin.coachNotes.add', { user: ana.id, note: 'Mía', readers: 'author' }, { as: coach });
    expect(await notesFor(ana.id, coach)).toEqual(['Mía', 'Del equipo']);
    for (const reader of [administrator, other]) expect(await notesFor(ana.id, reader)).toEqual(['Del equipo']);

    const { data } = await call('admin.coachNotes.of', { user: ana.id }, { as: coach });
    const own = { user: ana.id, id: data[0].id };
    await call('admin.coachNotes.edit', { ...own, note: 'Mía', readers: 'team' }, { as: coach });
    expect(await notesFor(ana.id, administrator)).toEqual(['Mía', 'Del equipo']);
    await call('admin.coachNotes.edit', { ...own, note: 'Otra vez mía', readers: 'author' }, { as: coach });
    expect(await notesFor(ana.id, administrator)).toEqual(['Del equipo']);
    expect((await call('admin.coachNotes.versions', own, { as: coach })).data).toMatchObject([{ note: 'Mía' }]);
  });

  it('makes a note of somebody else’s own like an unknown one, for administrators too', async () => {
    const ana = await client();
    const author = await product.secondAdministrator();
    await call('admin.coachNotes.add', { user: ana.id, note: 'Mía', readers: 'author' }, { as: author });
    const [{ id }] = (await call('admin.coachNotes.of', { user: ana.id }, { as: author })).data;
    const inputs = { edit: { note: 'Suya', readers: 'team' }, remove: {} };
    for (const [name, rest] of Object.entries(inputs)) {
      const answer = await call(`admin.coachNotes.${name}`, { user: ana.id, id, ...rest }, as);
      expect([name, answer.error?.code]).toEqual([name, 'notFound']);
    }
    expect((await call('admin.coachNotes.versions', { user: ana.id, id }, as)).data).toEqual([]);
  });

  it('does not move with the client: the next coach reads what is for the team', async () => {
    const ana = await client();
    const [before, after] = [await coachOf(product), await coachOf(product)];
    await before.accompany(ana);
    await call('admin.coachNotes.add', { user: ana.id, note: 'Del equipo', readers: 'team' }, { as: before.coach });
    await call('admin.coachNotes.add', { user: ana.id, note: 'Mía', readers: 'author' }, { as: before.coach });
    await after.accompany(ana);
    expect(await notesFor(ana.id, after.coach)).toEqual(['Del equipo']);
    expect(await notesFor(ana.id, before.coach)).toEqual([]);
  });

  it('is nobody once the author of a note of their own is removed: the note goes with them', async () => {
    const ana = await client();
    const author = await product.secondAdministrator();
    for (const readers of ['author', 'team'])
      await call('admin.coachNotes.add', { user: ana.id, note: readers, readers }, { as: author });
    const { data } = await call('admin.users.belongings', { id: author.id }, as);
    expect(data.ownNotes).toBe(1);
    await rest('DELETE', `/admin/user/remove/${author.id}`, as);
    const stored = product.database.prepare('select note from coach_notes where user = ?').all(ana.id);
    expect(stored.map(({ note }) => note)).toEqual(['team']);
  });

  it('has to be said', async () => {
    const ana = await client();
    for (const readers of [undefined, 'everybody', '']) {
      const answer = await call('admin.coachNotes.add', { user: ana.id, note: 'Nada', readers }, as);
      expect(answer.error).toMatchObject({ code: 'invalid', issues: [{ path: 'readers' }] });
    }
  });
});
