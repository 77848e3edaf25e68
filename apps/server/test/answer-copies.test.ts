import { expect, it } from 'vitest';
import { clientOfLaterPhases } from './people.ts';
import { allFours, type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit } = product;

const week = 7 * 24 * 60 * 60 * 1000;
const soon = 60_000;

const copiesOf = ({ id }: Pick<Person, 'id'>) =>
  database
    .prepare(
      'select list, wellness, wellness_before, tested_at, weekly_at, weekly_due_at, answered_at from users where id = ?',
    )
    .get(id) as Record<string, number | string | null>;

const take = (who: Person, answer: number, as = who) =>
  call('responsibility.weekly.register', { user: who.id, responses: Array(20).fill(answer) }, { as });

it('the latest test and the one before are copied with each test', async () => {
  const ana = await client();
  await product.registerInitial(ana.id, ana, allFours);
  expect(copiesOf(ana)).toMatchObject({ wellness: 200, wellness_before: null, weekly_at: null, weekly_due_at: null });
  await edit(ana, { active_test: false });
  await take(ana, 2);
  const copies = copiesOf(ana);
  expect(copies).toMatchObject({ wellness: 100, wellness_before: 200 });
  expect(copies.weekly_at).toBe(copies.tested_at);
  expect(copies.weekly_due_at).toBe(Number(copies.weekly_at) + week);
});

it('a weekly test is due a week after the later phases are opened, and not while they are closed', async () => {
  const ana = await client();
  await edit(ana, { active_test: false });
  expect(Math.abs(Number(copiesOf(ana).weekly_due_at) - Date.now() - week)).toBeLessThan(soon);
  await edit(ana, { active_test: true });
  expect(copiesOf(ana).weekly_due_at).toBeNull();
});

it('what clients answer is noted as theirs, and what the team saves for them is not', async () => {
  const ana = await clientOfLaterPhases(product);
  database.prepare('update users set answered_at = null where id = ?').run(ana.id);
  await take(ana, 3, administrator);
  expect(copiesOf(ana).answered_at).toBeNull();
  await call('drafts.save', { user: ana.id, form: 'weekly', values: {} }, { as: ana });
  expect(copiesOf(ana).answered_at).toBeNull();
  await take(ana, 4);
  expect(Math.abs(Number(copiesOf(ana).answered_at) - Date.now())).toBeLessThan(soon);
});

it('who joins or leaves the team changes the list', async () => {
  const ana = await client();
  expect(copiesOf(ana).list).toBe('clients');
  await edit(ana, { access: 'coach' });
  expect(copiesOf(ana).list).toBe('team');
  await edit(ana, { access: 'client' });
  expect(copiesOf(ana).list).toBe('clients');
  expect(copiesOf(administrator).list).toBe('team');
});

it('those without a test are last, whichever way the list is sorted by wellness', async () => {
  await client();
  for (const direction of ['asc', 'desc']) {
    const { data } = await call('admin.users.list', { sort: 'wellness', direction, size: 100 }, { as: administrator });
    const tested = data.users.map(({ id }: Pick<Person, 'id'>) => copiesOf({ id }).tested_at !== null);
    expect(tested).toContain(true);
    expect(tested.lastIndexOf(true)).toBeLessThan(tested.indexOf(false));
  }
});
