import { describe, expect, it } from 'vitest';
import { type Person, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, call, client, database, edit, rest, user } = product;

const register = (body: object) => rest('POST', '/admin/user/register', { as: administrator, body });
const passwordHashOf = ({ id }: Pick<Person, 'id'>) =>
  database.prepare('select password_hash from users where id = ?').get(id)?.password_hash;
const countUsers = () => database.prepare('select count(*) as users from users').get()?.users;

let forms = 0;
const newForm = () => userForm(`form-${++forms}`);

async function expectRefused(body: object, field: string, message: string) {
  const before = countUsers();
  const answer = await register(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toContainEqual({ path: field, message });
  expect(countUsers()).toBe(before);
}

describe('a username and an email', () => {
  it.each([
    ['username', 'user.usernameTaken', 'usernameTaken'],
    ['email', 'user.emailTaken', 'emailTaken'],
  ] as const)('is taken in any case: %s', async (field, key, code) => {
    const ana = await client({ [field]: field === 'email' ? 'Ana.Case@Example.org' : 'Íñigo.Case' });
    const before = countUsers();
    for (const value of [ana[field], ana[field].toLowerCase(), ana[field].toUpperCase(), ` ${ana[field]} `]) {
      const form = { ...newForm(), [field]: value };
      const answer = await register(form);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ message: key });
      const { error } = await call('admin.users.register', form, { as: administrator });
      expect(error).toMatchObject({ code, field });
    }
    expect(countUsers()).toBe(before);
  });

  it('that is taken cannot be taken by editing either, and nothing else of the edit is kept', async () => {
    const [ana, bea] = [await client(), await client()];
    const before = await user(bea.id);
    expect((await edit(bea, { firstname: 'Other', username: ana.username.toUpperCase() })).statusCode).toBe(409);
    expect((await edit(bea, { firstname: 'Other', email: ana.email.toUpperCase() })).statusCode).toBe(409);
    expect(await user(bea.id)).toEqual(before);
  });

  it('is taken if it is the address or the username of somebody else', async () => {
    const [ana, bea] = [await client({ username: 'ana.own@example.org' }), await client()];
    const before = countUsers();
    for (const [changes, message] of [
      [{ username: ana.email.toUpperCase() }, 'user.usernameTaken'],
      [{ username: ` ${ana.email}\u200b` }, 'user.usernameTaken'],
      [{ email: ana.username }, 'user.emailTaken'],
    ] as const) {
      for (const answer of [await register({ ...newForm(), ...changes }), await edit(bea, changes)]) {
        expect([answer.statusCode, answer.json()]).toEqual([409, { message }]);
      }
    }
    const invited = { ...newForm(), username: ana.email, password: undefined, invite: true };
    expect((await call('admin.users.register', invited, { as: administrator })).error).toMatchObject({
      code: 'usernameTaken',
      field: 'username',
    });
    const own = { email: ana.username, current: bea.password };
    expect((await call('account.editProfile', own, { as: bea })).error).toMatchObject({ code: 'emailTaken' });
    expect(countUsers()).toBe(before);
  });

  it('of one person may be the same', async () => {
    const ana = await client();
    expect((await edit(ana, { username: ana.email })).statusCode).toBe(200);
    const form = newForm();
    expect((await register({ ...form, username: form.email })).statusCode).toBe(200);
  });

  it('that are in a pair from before are no reason to refuse another change', async () => {
    const [ana, bea] = [await client(), await client()];
    database.prepare('update users set username = ?, username_key = ? where id = ?').run(ana.email, ana.email, bea.id);
    expect((await edit(bea, { username: ana.email, firstname: 'Other' })).statusCode).toBe(200);
    expect((await edit(ana, { email: ana.email, firstname: 'Other' })).statusCode).toBe(200);
  });

  it("may be changed in its case by its user's edit", async () => {
    const ana = await client();
    expect((await edit(ana, { username: ana.username.toUpperCase() })).statusCode).toBe(200);
    expect((await edit(ana, { email: ana.email.toUpperCase() })).statusCode).toBe(200);
  });

  it('that are both taken are refused for the email', async () => {
    const [ana, bea] = [await client(), await client()];
    const { username, email } = ana;
    expect((await register({ ...newForm(), username, email })).json()).toEqual({ message: 'user.emailTaken' });
    expect((await edit(bea, { username, email })).json().message).toBe('user.emailTaken');
  });

  it('registered twenty times at once is registered once', async () => {
    const form = newForm();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register({ ...form, email: `${index}-${form.email}` })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
  });
});

describe('a new user', () => {
  it('needs every field of the form', async () => {
    for (const field of Object.keys(newForm())) {
      await expectRefused({ ...newForm(), [field]: undefined }, field, 'validation.required');
      if (field !== 'password' && field !== 'email') {
        await expectRefused({ ...newForm(), [field]: '   ' }, field, 'validation.required');
      }
    }
  });

  it('needs a password of at least six characters', async () => {
    await expectRefused({ ...newForm(), password: '12345' }, 'password', 'validation.passwordTooShort');
    expect((await register({ ...newForm(), password: 'k7#pQz' })).statusCode).toBe(200);
  });

  it('requires a sent confirmation to match', async () => {
    await expectRefused({ ...newForm(), confirmation: 'a-good-passwore' }, 'confirmation', 'passnotmatch');
    await expectRefused({ ...newForm(), confirmation: '' }, 'confirmation', 'passnotmatch');
    expect((await register({ ...newForm(), confirmation: 'a-good-password' })).statusCode).toBe(200);
  });

  it.each([
    ['an unknown access profile', 'access', 'owner', 'errors.invalid'],
    ['a username with a space', 'username', 'ana maría', 'validation.noSpaces'],
    ['a username of 61 characters', 'username', 'a'.repeat(61), 'validation.tooLong'],
    ['an address that is none', 'email', 'ana@', 'validation.email'],
    ['a name that is a number', 'firstname', 7, 'validation.wrongType'],
    ['a password of 257 characters', 'password', 'p'.repeat(257), 'validation.tooLong'],
  ])('is refused with %s', async (_case, field, value, message) => {
    await expectRefused({ ...newForm(), [field]: value }, field, message);
  });

  it('may be called anything that people are called', async () => {
    for (const firstname of [
      "O'Neill",
      'Łukasz',
      '太郎',
      '<b>Ana</b>',
      "Robert'); drop table users;--",
      '🌹',
      'null',
    ]) {
      const { id } = (await register({ ...newForm(), firstname })).json();
      expect((await user(id)).firstname).toBe(firstname);
    }
  });
});

describe('editing a user', () => {
  it('without a password keeps it', async () => {
    const ana = await client();
    const before = passwordHashOf(ana);
    for (const password of [undefined, '', null]) await edit(ana, { firstname: 'Anna', password });
    expect(passwordHashOf(ana)).toBe(before);
  });

  it('refuses a short password or one that is not confirmed, and changes nothing', async () => {
    const ana = await client();
    const [before, hash] = [await user(ana.id), passwordHashOf(ana)];
    expect((await edit(ana, { firstname: 'Anna', password: '12345' })).statusCode).toBe(400);
    expect((await edit(ana, { firstname: 'Anna', password: '123456', confirmation: '123457' })).statusCode).toBe(400);
    expect((await edit(ana, { firstname: 'Anna', confirmation: '123457' })).statusCode).toBe(400);
    expect((await edit(ana, { firstname: 'Anna', access: 'owner' })).statusCode).toBe(400);
    expect(await user(ana.id)).toEqual(before);
    expect(passwordHashOf(ana)).toBe(hash);
  });

  it('changes the fields that are sent and no other', async () => {
    const ana = await client();
    const before = await user(ana.id);
    expect((await edit(ana, { phone: '+34 699 999 999', active_test: false, language: 'en' })).statusCode).toBe(200);
    expect(await user(ana.id)).toEqual({
      ...before,
      phone: '+34 699 999 999',
      active_test: false,
      phase: 2,
      language: 'en',
    });
    expect((await edit(ana, {})).statusCode).toBe(200);
  });

  it('changes only the fields of the form', async () => {
    const [ana, bea] = [await client(), await client()];
    const before = await user(ana.id);
    const hash = passwordHashOf(ana);
    const smuggled = {
      id: bea.id,
      _id: bea.id,
      tests: 'all',
      passwordHash: '$argon2id$forged',
      password_hash: '$argon2id$forged',
      createdAt: 1,
      created_at: '1999-01-01T00:00:00Z',
      lastLogin: 1,
      last_login: '1999-01-01T00:00:00Z',
      wellness: 'wow',
      'users.access': 'administrator',
    };
    // A payload that names another user than the address is refused as a whole.
    expect((await edit(ana, smuggled)).statusCode).toBe(400);
    expect((await edit(ana, { ...smuggled, id: ana.id, _id: ana.id })).statusCode).toBe(200);
    await call('admin.users.edit', { ...smuggled, id: ana.id }, { as: administrator });
    expect(await user(ana.id)).toEqual(before);
    expect(passwordHashOf(ana)).toBe(hash);
    expect((await user(bea.id)).username).toBe(bea.username);
    const { id } = (
      await register({ ...newForm(), ...smuggled, activeTest: false, disabled: true, image: 'x' })
    ).json();
    expect(id).not.toBe(bea.id);
    expect(await user(id)).toMatchObject({ tests: 'Initial', active_test: true, disabled: false, image: null });
    expect((await user(id)).last_login).toBeNull();
  });
});
