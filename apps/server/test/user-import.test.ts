import { describe, expect, it, test } from 'vitest';
import { startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, call, database, signIn } = product;
const as = { as: administrator };

let rows = 0;
const row = (changes: object = {}) => {
  const { access: _, ...fields } = userForm(`row-${++rows}`);
  return { ...fields, ...changes };
};
const check = async (list: object[]) => (await call('admin.users.checkImport', { rows: list }, as)).data;
const store = (list: object[]) => call('admin.users.import', { rows: list }, as);
const countUsers = () => database.prepare('select users from user_totals').get()?.users;

describe('a file of clients', () => {
  it('returns the faults of each row by column, and stores nothing yet', async () => {
    const taken = await product.client();
    const good = row();
    const before = product.databaseVersion();
    expect(
      await check([
        good,
        row({ email: 'nothing' }),
        row({ username: taken.username.toUpperCase() }),
        row({ email: ` ${taken.email.toUpperCase()} ` }),
        row({ username: good.username.toUpperCase(), email: good.email.toUpperCase() }),
        row({ firstname: '  ', password: '123' }),
        {},
      ]),
    ).toEqual([
      [],
      [{ column: 'email', message: 'validation.email' }],
      [{ column: 'username', message: 'user.usernameTaken' }],
      [{ column: 'email', message: 'user.emailTaken' }],
      [
        { column: 'username', message: 'user.usernameRepeated' },
        { column: 'email', message: 'user.emailRepeated' },
      ],
      [
        { column: 'firstname', message: 'validation.required' },
        { column: 'password', message: 'validation.passwordTooShort' },
      ],
      ['username', 'email', 'firstname', 'lastname', 'address', 'phone'].map((column) => ({
        column,
        message: 'validation.required',
      })),
    ]);
    expect(product.databaseVersion()).toBe(before);
  });

  it('is stored completely, as clients who sign in with the password of their row', async () => {
    const before = Number(countUsers());
    const [first, second] = [row(), row({ password: '' })];
    expect((await store([first, second])).data).toEqual({ count: 2 });
    expect(countUsers()).toBe(before + 2);
    await signIn(first.username, first.password);
    const stored = database.prepare('select access, active_test from users where username = ?').get(second.username);
    expect(stored).toMatchObject({ access: 'client', active_test: 1 });
    const guess = await product.rest('POST', '/login/in', { body: { username: second.username, password: 'x' } });
    expect(guess.statusCode).toBe(401);
  });

  it('is stored whole or not at all, and says which row and column is at fault', async () => {
    const before = countUsers();
    const { error } = await store([row(), row(), row({ email: 'nothing' })]);
    expect(error).toMatchObject({ code: 'invalid', field: 'rows.2.email' });
    expect(countUsers()).toBe(before);
  });

  it('sent twice is stored once', async () => {
    const list = [row(), row()];
    const before = Number(countUsers());
    await Promise.all([store(list), store(list)]);
    expect(countUsers()).toBe(before + 2);
  });

  it('makes no user an administrator', async () => {
    const smuggled = row({ access: 'administrator', activeTest: false, disabled: true });
    const { error } = await store([smuggled]);
    expect(error?.code ?? 'stored').toBe('invalid');
  });
});

test.each([
  ['no rows', []],
  ['too many rows', Array.from({ length: 501 }, () => ({}))],
  ['a column of a megabyte', [{ firstname: 'x'.repeat(500_000) }]],
])('is refused: %s', async (_, list) => {
  const before = countUsers();
  expect((await store(list)).error?.code).toBe('invalid');
  expect(countUsers()).toBe(before);
});
