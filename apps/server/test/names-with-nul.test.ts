import { expect, it } from 'vitest';
import { startProduct } from './product.ts';

const { administrator, call, rest } = await startProduct();

/** PostgreSQL has no text with it. */
const nul = '\u0000';

it.each([
  ['a name at sign-in', () => call('account.signIn', { username: `ana${nul}`, password: '-' }), 401],
  ['the id of a user', () => call('admin.users.get', { id: `ana${nul}` }, { as: administrator }), 200],
  ['a session', () => call('account.me', undefined, { as: { token: `a${nul}` } }), 401],
])('%s with the character NUL is one that nobody has', async (_what, ask, status) => {
  expect((await ask()).status).toBe(status);
});

it('an address with the character NUL names nothing', async () => {
  const at = (path: string) => rest('GET', path, { as: administrator });
  const answers = await Promise.all([at('/admin/user/get/a%00b'), at('/upload/image/a%00b')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([263, 404]);
});
