import { expect, test } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, edit, rest } = product;
const as = { as: administrator };

const log = async (id: string) =>
  (await call('admin.activity', { id }, as)).data.map(({ kind, detail }: { kind: string; detail: object }) => [
    kind,
    detail,
  ]);

test('the changes of an administrator for a user are listed newest first, with actor and time', async () => {
  const { id } = (
    await rest('POST', '/admin/user/register', {
      ...as,
      body: {
        username: 'logged',
        email: 'logged@example.org',
        password: 'a-good-password',
        firstname: 'Log',
        lastname: 'Ged',
        address: 'Calle 1',
        phone: '1',
        access: 'client',
      },
    })
  ).json();
  await edit({ id }, { phone: '2', lastname: 'Ged', password: 'another-password' });
  await edit({ id }, { active_test: false });
  await edit({ id }, { active_test: false });
  await call('conscience.userVirtues.edit', { user: id, virtue: 'guia', type: 'hard' }, as);
  await call('conscience.userVirtues.edit', { user: id, virtue: 'guia', type: '' }, as);
  await call('responsibility.manifest.save', { user: id, statements: { guia: 'Acompaño' } }, as);
  await edit({ id }, { active_test: true });
  expect(await log(id)).toEqual([
    ['phaseBlocked', {}],
    ['savedOnBehalf', { procedure: 'responsibility.manifest.save', phase: 'responsibility' }],
    ['strengthChanged', { virtue: 'guia', strength: null }],
    ['strengthChanged', { virtue: 'guia', strength: 'fuerte' }],
    ['phaseOpened', {}],
    ['edited', { fields: ['phone', 'password'] }],
    ['registered', {}],
  ]);
  const [entry] = (await call('admin.activity', { id }, as)).data;
  expect(entry).toMatchObject({ actor: { id: administrator.id }, user: { id, lastname: 'Ged' } });
  expect(Math.abs(entry.date - Date.now())).toBeLessThan(10_000);
});

test('each saving is listed', async () => {
  const ana = await client();
  await edit(ana, { active_test: false });
  for (const purpose of ['Cuidar', 'Acompañar', 'Acompañar']) {
    await call('impact.personal.editPurpose', { user: ana.id, purpose }, as);
  }
  expect((await log(ana.id)).filter(([kind]: [string]) => kind === 'savedOnBehalf')).toHaveLength(3);
});

test('changes of users to their own data and refused changes are not listed', async () => {
  const ana = await client();
  await edit(ana, { active_test: false });
  await call('responsibility.manifest.save', { user: ana.id, statements: { guia: 'Yo' } }, { as: ana });
  await edit(ana, { email: administrator.email });
  expect(await log(ana.id)).toEqual([['phaseOpened', {}]]);
});

test('a removal is listed with the name and the actor', async () => {
  const ana = await client({ firstname: 'Nadie', lastname: 'Queda' });
  await edit(ana, { phone: '3' });
  const other = await product.secondAdministrator();
  await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: other });
  expect(await log(ana.id)).toEqual([]);
  expect(await log(other.id)).toEqual([['removed', { name: `Nadie Queda (${ana.username})` }]]);
});

test('no client reads the log', async () => {
  const ana = await client();
  expect((await call('admin.activity', { id: ana.id }, { as: ana })).status).toBe(403);
});

test('the data that is removed with a user is counted first', async () => {
  const ana = await client();
  await call('admin.coachNotes.add', { user: ana.id, note: 'Uno', readers: 'team' }, as);
  await edit(ana, { active_test: false });
  await call('responsibility.weekly.register', { user: ana.id, responses: Array(20).fill(3) }, { as: ana });
  const { data } = await call('admin.users.belongings', { id: ana.id }, as);
  expect(data).toEqual({
    ownNotes: 0,
    weekly: 1,
    prospects: 0,
    habits: 0,
    evaluations: 0,
    exercises: 0,
    comments: 0,
    notes: 1,
  });
});
