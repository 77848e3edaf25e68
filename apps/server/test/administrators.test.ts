import { describe, expect, it, vi } from 'vitest';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const other = await startProduct();
const { administrator, edit, rest, user } = product;

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

  it('do not count before they have set a password', async () => {
    const appointed = await product.client();
    expect((await edit(appointed, { access: 'administrator' })).statusCode).toBe(200);
    for (const change of [{ access: 'client' }, { disabled: true }]) {
      const answer = await edit(administrator, change);
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'user.lastAdministrator']);
    }
    await remove(appointed);
  });

  it('do not disable themselves, be there others or not', async () => {
    const boss = await product.secondAdministrator();
    const answer = await edit(boss, { disabled: true }, boss);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'user.ownLock']);
    expect((await user(boss.id)).disabled).toBe(false);
    await remove(boss);
  });

  it('do not remove themselves, be there others or not', async () => {
    const alone = await remove(administrator);
    expect([alone.statusCode, alone.json().message]).toEqual([409, 'user.ownAccount']);
    const boss = await product.secondAdministrator();
    expect((await remove(boss, boss)).statusCode).toBe(409);
    expect((await remove(boss)).json()).toEqual({ message: 'user.deleted', count: 1 });
  });

  it.each([
    ['password', { password: 'a-newer-password' }],
    ['address', { email: 'other@example.org' }],
  ])('give themselves a new %s only with the current password', async (_what, change) => {
    const boss = await product.secondAdministrator();
    // A mail of an earlier change leaves the queue, which is a write.
    await product.services.mailer.settled();
    for (const current of [undefined, '', 'wrong', administrator.password]) {
      const before = product.databaseVersion();
      const answer = await edit(boss, { ...change, current }, boss);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'account.wrongPassword', issues: [{ path: 'current', message: 'account.wrongPassword' }] },
      ]);
      expect(product.databaseVersion()).toBe(before);
    }
    expect((await edit(boss, { phone: '+34 1', email: boss.email.toUpperCase() }, boss)).statusCode).toBe(200);
    expect((await edit(boss, { ...change, current: boss.password }, boss)).statusCode).toBe(200);
    // Of others they know none.
    expect((await edit(boss, change)).statusCode).toBe(200);
  });

  it('cannot guess their current password by that form', async () => {
    const boss = await product.secondAdministrator();
    const guess = () => edit(boss, { password: 'a-newer-password', current: 'wrong' }, boss);
    for (let time = 0; time < 10; time += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
  });

  it('removing each other at the same moment leave one', async () => {
    const two = await other.secondAdministrator();
    const { users } = other.services.store;
    const { remove: removeNow } = users;
    const [arrived, both] = [[] as string[], Promise.withResolvers<void>()];
    vi.spyOn(users, 'remove').mockImplementation(async (id, remover, date) => {
      if (arrived.push(id) === 2) both.resolve();
      await both.promise;
      return removeNow(id, remover, date);
    });
    const answers = await Promise.all(
      [
        [other.administrator, two],
        [two, other.administrator],
      ].map(([one, as]) => other.rest('DELETE', `/admin/user/remove/${one?.id}`, { as })),
    );
    // The second is none any more.
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
    expect(await users.administratorExists()).toBe(true);
  });
});
