import { virtues } from '@miraco/domain/virtues';
import { describe, expect, test } from 'vitest';
import { deskOf } from './desk-totals.ts';
import { coachOf } from './people.ts';
import { allFours, startProduct } from './product.ts';
import { userPages } from './user-pages.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, rest } = product;
const { list, usernames } = userPages(product);

describe('a filter', () => {
  const day = 24 * 60 * 60 * 1000;
  const crisis = Array<number>(20).fill(1);
  const filtered = async (filter: string, search = '') => usernames(await list({ filter, search, size: 100 })).sort();
  const counted = () => deskOf(product, administrator);

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
    const before = (await counted()).crisis ?? 0;
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

  test('overdue: clients whose weekly test is late, while the later phases are open', async () => {
    const [late, soon, closed] = [
      await client({ username: 'late-overdue' }),
      await client({ username: 'soon-overdue' }),
      await client({ username: 'closed-overdue' }),
    ];
    const dueAt = (id: string, moment: number) =>
      database.prepare('update users set weekly_due_at = ? where id = ?').run(moment, id);
    for (const one of [late, soon, closed]) await edit(one, { active_test: false });
    dueAt(late.id, Date.now() - 1000);
    dueAt(soon.id, Date.now() + 60_000);
    dueAt(closed.id, Date.now() - 1000);
    await edit(closed, { active_test: true });
    expect(await filtered('overdue')).toEqual(['late-overdue']);
    expect((await counted()).overdue).toBe(1);
    await call('responsibility.weekly.register', { user: late.id, responses: allFours }, { as: late });
    expect(await filtered('overdue')).toEqual([]);
  });
});

describe('the filters of a list', () => {
  const day = 24 * 60 * 60 * 1000;
  const found = async (query: object) => usernames(await list({ size: 100, ...query })).sort();

  test('level: of the latest test, not the initial one', async () => {
    const ana = await client({ username: 'ana-level', firstname: 'Nivelada' });
    await product.registerInitial(ana.id, ana);
    const among = { search: 'nivelada' };
    expect(await found({ ...among, level: 'wow' })).toEqual(['ana-level']);
    await edit(ana, { active_test: false });
    await call('responsibility.weekly.register', { user: ana.id, responses: Array(20).fill(2) }, { as: ana });
    expect(await found({ ...among, level: 'wow' })).toEqual([]);
    expect(await found({ ...among, level: 'challenge' })).toEqual(['ana-level']);
    expect(await found({ level: 'challenge' })).toContain('ana-level');
  });

  test('phase', async () => {
    const [ana, bea] = [
      await client({ username: 'ana-phase', lastname: 'Fasera' }),
      await client({ username: 'bea-phase', lastname: 'Fasera' }),
    ];
    await edit(bea, { active_test: false });
    expect(await found({ phase: 'conscience', search: 'fasera' })).toEqual(['ana-phase']);
    expect(await found({ phase: 'responsibility', search: 'fasera' })).toEqual(['bea-phase']);
    expect(await found({ phase: 'responsibility' })).toContain('bea-phase');
    expect(await found({ phase: 'responsibility' })).not.toContain('ana-phase');
    await call('admin.users.remove', { id: ana.id }, { as: administrator });
  });

  test('account state: each client is in the one that the list shows', async () => {
    const invited = async (username: string, { opened = false, expired = false } = {}) => {
      const { id } = await client({ username });
      const { passwordLinks } = product.services.store;
      const expiresAt = Date.now() + (expired ? -1000 : day);
      const tokenHash = username.padEnd(64, '0');
      const link = { user: id, kind: 'invitation' as const, tokenHash, issuedAt: Date.now(), expiresAt };
      await passwordLinks.issue(link);
      if (opened) database.prepare('update password_links set opened_at = ? where user = ?').run(Date.now(), id);
    };
    await client({ username: 'new-state' });
    await invited('invited-state');
    await invited('opened-state', { opened: true });
    await invited('expired-state', { expired: true, opened: true });
    const active = await client({ username: 'active-state' });
    await product.services.store.users.signedIn(active.id, Date.now());
    for (const state of ['new', 'invited', 'opened', 'expired', 'active']) {
      expect(await found({ accountState: state, search: '-state' })).toEqual([`${state}-state`]);
      const page = await list({ accountState: state, size: 100 });
      expect(usernames(page)).toContain(`${state}-state`);
      expect(new Set(page.users.map((user: { state: string }) => user.state))).toEqual(new Set([state]));
    }
  });

  test('combine: each leaves out more', async () => {
    const { coach, accompany } = await coachOf(product);
    const [ana, bea, eva] = [
      await client({ username: 'ana-combined' }),
      await client({ username: 'bea-combined' }),
      await client({ username: 'eva-combined' }),
    ];
    const best = { group: 'Combinada' };
    for (const one of [ana, bea, eva]) {
      await product.registerInitial(one.id, one);
      await call('admin.users.assignGroup', { ids: [one.id], ...best }, { as: administrator });
    }
    await edit(bea, { active_test: false });
    await accompany(ana);
    await accompany(bea);
    const group = (await call('admin.groups.all', undefined, { as: administrator })).data.find(
      ({ name }: { name: string }) => name === 'Combinada',
    ).id;
    const inGroup = { group, level: 'wow' };
    expect(await found(inGroup)).toEqual(['ana-combined', 'bea-combined', 'eva-combined']);
    expect(await found({ ...inGroup, filter: 'uncoached' })).toEqual(['eva-combined']);
    expect(await found({ ...inGroup, coach: coach.id })).toEqual(['ana-combined', 'bea-combined']);
    expect(await found({ ...inGroup, coach: coach.id, phase: 'responsibility' })).toEqual(['bea-combined']);
    expect(await found({ ...inGroup, phase: 'conscience', accountState: 'new' })).toEqual([
      'ana-combined',
      'eva-combined',
    ]);
    expect(await found({ ...inGroup, phase: 'conscience', search: 'eva-c' })).toEqual(['eva-combined']);
    expect(await found({ ...inGroup, level: 'flow' })).toEqual([]);
    const own = { as: await product.session(coach) };
    const ofCoach = await call('admin.users.list', { level: 'wow', phase: 'conscience' }, own);
    expect(usernames(ofCoach.data)).toEqual(['ana-combined']);
    await call('admin.users.archive', { ids: [ana.id], archived: true }, { as: administrator });
    expect(await found({ ...inGroup, coach: coach.id })).toEqual(['bea-combined']);
    expect(await found({ ...inGroup, list: 'archived' })).toEqual(['ana-combined']);
  });
});
