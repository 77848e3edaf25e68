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
