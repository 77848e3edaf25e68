import { beforeEach, expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { administrator, call, database, rest } = product;
const { coach, accompany } = await coachOf(product);
await product.edit(coach, { firstname: 'Ana', lastname: 'Ruiz' });
const ana = { firstname: 'Ana', lastname: 'Ruiz' };

let client: Person;
beforeEach(async () => {
  client = await clientOfLaterPhases(product);
  await accompany(client);
});

const add = (as: Person) => call('responsibility.training.register', exercise(client.id), { as });
const mine = async (as = client) =>
  (await call('responsibility.training.getByUser', { user: client.id }, { as })).data as { suggester: unknown }[];
const change = (name: string, id: string, as = client, more = {}) =>
  call(`responsibility.training.${name}`, { user: client.id, id, ...more }, { as });

it('an exercise added by a coach says who suggested it, to the coach and to the client', async () => {
  expect((await add(coach)).data.suggester).toEqual(ana);
  for (const reader of [coach, client]) expect(await mine(reader)).toMatchObject([{ suggester: ana }]);
});

it('so does one added in REST, whose answers stay as documented', async () => {
  const { statusCode, body } = await rest('POST', '/client/responsibility/training/register', {
    as: coach,
    body: exercise(client.id),
  });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('Ruiz');
  expect(await mine()).toMatchObject([{ suggester: ana }]);
});

it('an exercise added by its owner has nobody who suggested it, whoever is named in the input', async () => {
  const input = { ...exercise(client.id), suggester: coach.id };
  expect((await call('responsibility.training.register', input, { as: client })).data.suggester).toBeNull();
});

it('an exercise that the client has already stays their own', async () => {
  await add(client);
  expect((await add(coach)).data.suggester).toBeNull();
  expect(await mine()).toMatchObject([{ suggester: null }]);
});

it('keeps who suggested it while the client changes it, declines it, takes that back and finishes it', async () => {
  const { id } = (await add(coach)).data;
  const schedule = { level: 'high', frequency: 'weekly' };
  expect((await change('edit', id, client, schedule)).data).toMatchObject({ ...schedule, suggester: ana });
  expect((await change('remove', id)).data).toMatchObject({ deleted: true, suggester: ana });
  expect((await change('restore', id)).data).toMatchObject({ deleted: false, suggester: ana });
  expect((await change('setDone', id, client, { favourite: true })).data).toMatchObject({ done: true, suggester: ana });
});

it.each([
  ['coach', () => coach],
  ['administrator', () => administrator],
] as const)('taken back by the %s, it was not declined by the client', async (_, who) => {
  const { id } = (await add(coach)).data;
  expect((await change('remove', id, who())).data).toMatchObject({ deleted: true, suggester: null });
  expect(await mine()).toMatchObject([{ deleted: true, suggester: null }]);
});

it('the mark of an essential one, taken away by the team, leaves who suggested it', async () => {
  const { id } = (await add(coach)).data;
  await change('setDone', id, client, { favourite: true });
  expect((await change('remove', id, coach)).data).toMatchObject({ favourite: false, suggester: ana });
});

it('no mail tells of it', async () => {
  const mails = () => database.prepare('select count(*) as count from mails').get();
  const before = mails();
  await add(coach);
  expect(mails()).toEqual(before);
});

it('stays when who suggested it was removed', async () => {
  const { coach: other, accompany: give } = await coachOf(product);
  await give(client);
  await add(other);
  await call('admin.users.remove', { id: other.id }, { as: administrator });
  expect(await mine()).toMatchObject([{ suggester: null }]);
});
