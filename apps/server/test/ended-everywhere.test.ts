import { describe, expect, it } from 'vitest';
import { picture, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';
import { sidOf } from './second-factors.ts';

const product = await startProduct();
const { administrator, call, edit, request, rest, secondAdministrator, session } = product;

const bytes = await picture();
const imageOf = async (who: Person): Promise<string> => (await upload(product, bytes, who)).json().image;

/** Each way in that there is, with an image that the caller may see. */
const ways: Readonly<Record<string, (as: Person, image: string) => Promise<{ statusCode: number }>>> = {
  'a query': (as) => request('GET', '/trpc/admin.users.list?input={}', { as }),
  'a mutation': (as) =>
    request('POST', '/trpc/account.setLanguage', {
      as,
      headers: { 'content-type': 'application/json' },
      body: '{"language":"es"}',
    }),
  'a call of REST': (as) => rest('GET', '/admin/user/getall/', { as }),
  'the header auth': ({ token }) => rest('GET', '/admin/user/getall/', { headers: { auth: token } }),
  'a picture sent': (as) => upload(product, bytes, as),
  'a picture shown': (as, image) => rest('GET', `/upload/image/${image}`, { as }),
  'the whole health': (as) => request('GET', '/healthz?full', { as }),
};

const endings: Readonly<Record<string, (who: Person) => Promise<unknown>>> = {
  'signed out': (as) => call('account.signOut', undefined, { as }),
  disabled: (who) => edit(who, { disabled: true }),
  deleted: ({ id }) => rest('DELETE', `/admin/user/remove/${id}`, { as: administrator }),
  'given a new password by another': (who) => edit(who, { password: 'a-newer-password' }),
  'signed out from elsewhere': async (who) =>
    call('account.sessions.end', { id: sidOf(who) }, { as: await session(who) }),
};

describe.each(Object.keys(endings))('a user who was %s', (ending) => {
  it.each(Object.keys(ways))('is refused %s on the next call', async (way) => {
    const who = await secondAdministrator();
    const image = await imageOf(who);
    expect((await ways[way]?.(who, image))?.statusCode).toBe(200);
    await endings[ending]?.(who);
    expect((await ways[way]?.(who, image))?.statusCode).toBe(401);
  });

  it('is refused after that, even with calls in flight at the same time', async () => {
    const who = await secondAdministrator();
    const image = await imageOf(who);
    const readers = () => Promise.all(Array.from({ length: 10 }, () => ways['a call of REST']?.(who, image)));
    const [, during] = await Promise.all([endings[ending]?.(who), readers()]);
    expect(during).toHaveLength(10);
    expect(new Set((await readers()).map((answer) => answer?.statusCode))).toEqual(new Set([401]));
  });
});

it.each(['a query', 'a call of REST', 'the header auth', 'the whole health'])(
  'a demoted administrator is refused %s on the next call, and stays signed in',
  async (way) => {
    const who = await secondAdministrator();
    expect((await ways[way]?.(who, ''))?.statusCode).toBe(200);
    await edit(who, { access: 'client' });
    expect((await ways[way]?.(who, ''))?.statusCode).toBe(403);
    expect((await ways['a mutation']?.(who, ''))?.statusCode).toBe(200);
  },
);

it('a demoted administrator sees no picture of others on the next call', async () => {
  const [who, ana] = [await secondAdministrator(), await product.client()];
  const image = await imageOf(ana);
  const shown = async () => (await ways['a picture shown']?.(who, image))?.statusCode;
  expect(await shown()).toBe(200);
  await edit(who, { access: 'client' });
  expect(await shown()).toBe(404);
});
