import { virtues } from '@miraco/domain/virtues';
import { describe, expect, test } from 'vitest';
import { startProduct } from './product.ts';
import { userPages } from './user-pages.ts';

const product = await startProduct();
const { administrator, call, client, edit, rest } = product;
const { list, usernames } = userPages(product);

describe('a filter', () => {
  const day = 24 * 60 * 60 * 1000;
  const crisis = Array<number>(20).fill(1);
  const filtered = async (filter: string, search = '') => usernames(await list({ filter, search, size: 100 })).sort();
  const counted = async () => (await call('admin.attention', undefined, { as: administrator })).data;

  test('crisis: clients whose latest test is in crisis', async () => {
    const ana = await client({ username: 'ana-crisis' });
    await product.registerInitial(ana.id, ana, crisis);
    expect(await filtered('crisis')).toEqual(['ana-crisis']);
    expect((await counted()).crisis).toBe(1);
    await edit(ana, { active_test: false });
    const weekly = (responses: number[]) =>
      call('responsibility.weekly.register', { user: ana.id, responses }, { as: ana });
    await weekly(Array<number>(20).fill(4));
    expect(await filtered('crisis')).toEqual([]);
    await weekly(crisis);
    expect(await filtered('crisis')).toEqual(['ana-crisis']);
    // Taken while the clock was set back: not the latest.
    const before = { user: ana.id, responses: Array<4>(20).fill(4), date: Date.now() - day };
    await product.services.store.wellnessTests.registerWeekly(before);
    expect(await filtered('crisis')).toEqual(['ana-crisis']);
    await edit(ana, { disabled: true });
    expect(await filtered('crisis')).toEqual([]);
  });

  test('crisis: clients with a block in crisis, however good the whole is', async () => {
    const bea = await client({ username: 'bea-block' });
    const best = Array<number>(20).fill(4);
    const before = (await counted()).crisis;
    await product.registerInitial(bea.id, bea, [1, 2, 2, 2, 2, ...best.slice(5)]);
    expect(await filtered('crisis', 'bea-block')).toEqual(['bea-block']);
    expect((await counted()).crisis).toBe(before + 1);
    const [listed] = (await list({ search: 'bea-block', size: 10 })).users;
    expect(listed).toMatchObject({ wellness: 'wow', crisisBlocks: ['health'] });
    await edit(bea, { active_test: false });
    const weekly = (responses: number[]) =>
      call('responsibility.weekly.register', { user: bea.id, responses }, { as: bea });
    await weekly([2, 2, 2, 2, 2, ...best.slice(5)]);
    expect(await filtered('crisis', 'bea-block')).toEqual([]);
    await weekly([1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4]);
    expect(await filtered('crisis', 'bea-block')).toEqual(['bea-block']);
    expect((await list({ search: 'bea-block', size: 10 })).users[0].crisisBlocks).toEqual(['company', 'health']);
  });

  test('silent: clients without activity for 14 days', async () => {
    const [ana, bea] = [await client({ username: 'ana-silent' }), await client({ username: 'bea-silent' })];
    await product.services.store.users.wasActive(ana.id, Date.now() - 14 * day - 1000);
    await product.services.store.users.wasActive(bea.id, Date.now() - 14 * day + 60_000);
    await product.services.store.users.wasActive(administrator.id, Date.now() - 100 * day);
    expect(await filtered('silent')).toEqual(['ana-silent']);
    expect(await filtered('silent', 'bea')).toEqual([]);
    expect(await filtered('silent', 'silent')).toEqual(['ana-silent']);
    await call('account.me', undefined, { as: await product.session(ana) });
    expect(await filtered('silent')).toEqual([]);
  });

  test('waiting: clients who have completed Conscience, until phase 2 is opened', async () => {
    const ana = await client({ username: 'ana-waiting' });
    const change = (virtue: string) =>
      call('conscience.userVirtues.edit', { user: ana.id, virtue, type: 'hard' }, { as: administrator });
    await product.registerInitial(ana.id, ana);
    await rest('POST', '/client/conscience/weak/register', { as: ana, body: { user: ana.id, responses: [] } });
    for (const virtue of virtues) await change(virtue);
    expect(await filtered('waiting')).toEqual([]);
    const expectation = {
      me: true,
      who: 'padre',
      prospect: 'Que no cambie',
      feelings: [{ emotion: 'culpa' }],
      conducts: [{ behavior: 'postergar' }],
    };
    await rest('POST', '/client/conscience/prospect/register', { as: ana, body: { user: ana.id, ...expectation } });
    expect(await filtered('waiting')).toEqual(['ana-waiting']);
    expect((await counted()).waiting).toBe(1);
    await edit(ana, { active_test: false });
    expect(await filtered('waiting')).toEqual([]);
  });
});
