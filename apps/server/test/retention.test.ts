import { expect, it } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, services } = product;

const day = 24 * 60 * 60 * 1000;
const year = 365.25 * day;
const now = Date.now();

/** A client of long ago, for whom the latest change of an administrator is as old as their latest own. */
async function clientOf(ago: { lastActive: number; changed?: number; disabled?: boolean; access?: string }) {
  const person = await client();
  await call('admin.users.edit', { id: person.id, disabled: ago.disabled ?? true }, { as: administrator });
  const then = now - ago.lastActive;
  database
    .prepare('update users set created_at = ?, last_active = ?, access = ? where id = ?')
    .run(then, then, ago.access ?? 'client', person.id);
  database
    .prepare('update activities set date = ? where user = ?')
    .run(now - (ago.changed ?? ago.lastActive), person.id);
  return person;
}

const keepFor = (years: number | null) =>
  call('admin.settings.set', { retention: { removeInactiveAfterYears: years } }, { as: administrator });
const count = async (years: number) => (await call('admin.settings.countLeft', { years }, { as: administrator })).data;
const isThere = async ({ id }: Person) => (await services.store.users.byId(id)) !== undefined;

it('removes nobody by itself, as long as no rule is set', async () => {
  const old = await clientOf({ lastActive: 20 * year });
  await runHousekeeping(services, now);
  expect(await isThere(old)).toBe(true);
  await call('admin.users.remove', { id: old.id }, { as: administrator });
});

it('removes the deactivated clients that nobody has done anything for in so many years, and no others', async () => {
  const over = await clientOf({ lastActive: 3 * year + day });
  const kept = {
    'not yet three years': await clientOf({ lastActive: 3 * year - day }),
    'still active': await clientOf({ lastActive: 10 * year, disabled: false }),
    'deactivated last week': await clientOf({ lastActive: 10 * year, changed: 7 * day }),
    'a coach': await clientOf({ lastActive: 10 * year, access: 'coach' }),
    'an administrator': await clientOf({ lastActive: 10 * year, access: 'administrator' }),
  };
  expect(await count(3)).toBe(1);
  expect(await count(4)).toBe(0);
  await keepFor(3);
  await runHousekeeping(services, now);
  expect(await isThere(over)).toBe(false);
  for (const [who, person] of Object.entries(kept)) expect(await isThere(person), who).toBe(true);
});

it('counts the deactivation itself: an account of long ago is not gone within the hour', async () => {
  const old = await clientOf({ lastActive: 10 * year, disabled: false });
  await call('admin.users.edit', { id: old.id, disabled: true }, { as: administrator });
  await keepFor(1);
  await runHousekeeping(services, Date.now());
  expect(await isThere(old)).toBe(true);
  await runHousekeeping(services, Date.now() + 366 * day);
  expect(await isThere(old)).toBe(false);
});

it('removes nobody any more once the rule is taken back', async () => {
  const old = await clientOf({ lastActive: 10 * year });
  await keepFor(null);
  await runHousekeeping(services, now);
  expect(await isThere(old)).toBe(true);
});

it('is counted for administrators alone, for a whole number of years', async () => {
  expect((await call('admin.settings.countLeft', { years: 3 }, { as: await client() })).status).toBe(403);
  const wrong = await call('admin.settings.countLeft', { years: 0 }, { as: administrator });
  expect([wrong.status, JSON.stringify(wrong.error)]).toEqual([400, expect.stringContaining('years')]);
});

it('removes nobody who was activated again after it read who is to be removed', async () => {
  const back = await clientOf({ lastActive: 10 * year });
  const by = { leftBefore: now - year };
  expect(await services.store.clients.leftBefore(by.leftBefore)).toContain(back.id);
  await call('admin.users.edit', { id: back.id, disabled: false }, { as: administrator });
  expect((await services.store.users.remove(back.id, by, now)).count).toBe(0);
  expect(await isThere(back)).toBe(true);
});
