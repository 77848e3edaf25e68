import { describe, expect, it, vi } from 'vitest';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const other = await startProduct();
const { administrator, call, client, edit, rest, user } = product;

const remove = (who: Pick<Person, 'id'>, as: Pick<Person, 'token'> = administrator) =>
  rest('DELETE', `/admin/user/remove/${who.id}`, { as });

describe('administrators', () => {
  it('cannot be left without one: the last is neither demoted nor disabled', async () => {
    const before = await user(administrator.id);
    for (const change of [{ access: 'client' }, { disabled: true }]) {
      const answer = await edit(administrator, { firstname: 'Gone', ...change });
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'user.lastAdministrator']);
    }
    expect(await user(administrator.id)).toEqual(before);
  });

  it('do not count while they are disabled', async () => {
    const boss = await product.secondAdministrator();
    await edit(boss, { disabled: true });
    expect((await edit(administrator, { access: 'client' })).statusCode).toBe(409);
    await remove(boss);
  });

  it('do not remove themselves, be there others or not', async () => {
    const alone = await remove(administrator);
    expect([alone.statusCode, alone.json().message]).toEqual([409, 'user.ownAccount']);
    const boss = await product.secondAdministrator();
    expect((await remove(boss, boss)).statusCode).toBe(409);
    expect((await remove(boss)).json()).toEqual({ message: 'user.deleted', count: 1 });
  });

  it('removing each other at the same moment leave one', async () => {
    const two = await other.secondAdministrator();
    const { users } = other.services.store;
    const { remove: removeNow } = users;
    const [arrived, both] = [[] as string[], Promise.withResolvers<void>()];
    vi.spyOn(users, 'remove').mockImplementation(async (id, remover) => {
      if (arrived.push(id) === 2) both.resolve();
      await both.promise;
      return removeNow(id, remover);
    });
    const answers = await Promise.all(
      [
        [other.administrator, two],
        [two, other.administrator],
      ].map(([one, as]) => other.rest('DELETE', `/admin/user/remove/${one?.id}`, { as })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await users.administratorExists()).toBe(true);
  });
});

describe('the list of users', () => {
  it('is read in pages, newest first, each user once', async () => {
    for (let users = 0; users < 12; users += 1) await client();
    const everybody = (await call('admin.users.getAll', undefined, { as: administrator })).data;
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { data } = await call('admin.users.list', { size: 10, before }, { as: administrator });
      expect(data.total).toBe(everybody.length);
      expect(data.users.length).toBeLessThanOrEqual(10);
      seen.push(...data.users.map((found: { id: string }) => found.id));
      before = data.next ?? undefined;
    } while (before);
    expect(seen).toEqual(everybody.map((found: { id: string }) => found.id));
  });

  it.each([0, 11, -1, 1000, '10', null])('is not read in pages of %j', async (size) => {
    expect((await call('admin.users.list', { size }, { as: administrator })).error?.code).toBe('invalid');
  });

  it('shows the wellness of each', async () => {
    const ana = await client();
    await product.registerInitial(ana.id, ana);
    const { data } = await call('admin.users.list', {}, { as: administrator });
    expect(data.users[0]).toMatchObject({ id: ana.id, wellness: 'wow' });
  });
});
