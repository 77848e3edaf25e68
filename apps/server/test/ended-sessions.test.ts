import { expect, it } from 'vitest';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { call, client, edit, rest, secondAdministrator, session } = product;
const times = 100;

const me = (as: Person) => call('account.me', undefined, { as });
const users = async (as: Person) => (await rest('GET', '/admin/user/getall/', { as })).statusCode;

/** The number of a hundred users whose calls succeed before `end`, and of those refused on the very next call after it. */
async function refusedAfter(begin: () => Promise<Person>, end: (who: Person) => Promise<unknown>, as = me) {
  const counts = { before: 0, refused: 0 };
  for (let time = 0; time < times; time += 1) {
    const who = await begin();
    if ((await as(who)).status === 200) counts.before += 1;
    await end(who);
    const answer = await as(who);
    if (answer.status === 401 && answer.error?.code === 'signedOut') counts.refused += 1;
  }
  return counts;
}

const all = { before: times, refused: times };

it('a user who signed out is refused on the next call, 100 of 100', async () => {
  expect(await refusedAfter(client, (as) => call('account.signOut', undefined, { as }))).toEqual(all);
});

it('a user whose session was ended elsewhere is refused on the next call, 100 of 100', async () => {
  const end = async (who: Person) => call('account.sessions.endOthers', undefined, { as: await session(who) });
  expect(await refusedAfter(client, end)).toEqual(all);
});

it('a disabled user is refused on the next call, 100 of 100', async () => {
  expect(await refusedAfter(client, (who) => edit(who, { disabled: true }))).toEqual(all);
});

it('a deleted user is refused on the next call, 100 of 100', async () => {
  const boss = product.administrator;
  expect(await refusedAfter(client, ({ id }) => rest('DELETE', `/admin/user/remove/${id}`, { as: boss }))).toEqual(all);
});

it('a demoted administrator reads no data of administrators on the next call, 100 of 100', async () => {
  const counts = { before: 0, refused: 0 };
  for (let time = 0; time < times; time += 1) {
    const boss = await secondAdministrator();
    if ((await users(boss)) === 200) counts.before += 1;
    await edit(boss, { access: 'client' });
    if ((await users(boss)) === 403) counts.refused += 1;
  }
  expect(counts).toEqual(all);
});
