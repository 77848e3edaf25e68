import { describe, expect, it } from 'vitest';
import { addFirstAdministrator } from '../src/admin/first-administrator.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database } = product;

const named = async () => (await call('admin.users.namedAsAddress', undefined, { as: administrator })).data;

describe('a username that is the address of somebody else, stored before that was refused', () => {
  it('is named to administrators, until it or the address is another', async () => {
    const [ana, bea] = [await client(), await client()];
    const ownAddress = await client();
    await product.edit(ownAddress, { username: ownAddress.email });
    expect(await named()).toEqual([]);
    const address = ana.email.toUpperCase();
    database.prepare('update users set username = ?, username_key = ? where id = ?').run(address, ana.email, bea.id);
    expect(await named()).toEqual([{ id: bea.id, username: address }]);
    await product.edit(bea, { username: 'bea.again' });
    expect(await named()).toEqual([]);
  });

  it('is not named to coaches or clients', async () => {
    expect((await call('admin.users.namedAsAddress', undefined, { as: await client() })).status).toBe(403);
  });
});

it('is not given to the first administrator either', async () => {
  const empty = await startProduct();
  const ana = await empty.client();
  empty.database.prepare("update users set disabled = true where access = 'administrator'").run();
  const { config } = empty.services;
  const free = { username: 'another', email: 'another@example.org', password: 'a-good-password' };
  for (const [variable, firstAdministrator] of [
    ['ADMIN_USERNAME', { ...free, username: ana.email }],
    ['ADMIN_EMAIL', { ...free, email: ana.email }],
  ] as const) {
    const services = { ...empty.services, config: { ...config, firstAdministrator } };
    await expect(addFirstAdministrator(services)).rejects.toThrow(
      `${variable} is the username or the e-mail address of somebody else: set it to another.`,
    );
  }
});
