import { userId } from '@miraco/contract/fields';
import { describe, expect, it } from 'vitest';
import { refusal } from '../src/rest/refusals.ts';
import { restTable } from '../src/rest/table.ts';
import { procedures } from '../src/router.ts';
import type { Access } from '../src/trpc.ts';
import { allFours, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, client, rest } = product;
const json = { 'content-type': 'application/json' };

type Answer = Awaited<ReturnType<typeof rest>>;

function expectError(answer: Answer, status: number, body: unknown) {
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual(body);
  expect(refusal.safeParse(answer.json()).error).toBeUndefined();
}

const at = (path: string) => path.replaceAll(/:\w+/g, 'anything');
const guarded = restTable.filter((row) => !/^\/(login|forgot)\//.test(row.path));

it.each(restTable.filter(({ method, payload }) => method !== 'GET' && !payload))(
  '$method $path with the type of JSON and no body is answered as without the type',
  async ({ method, path }) => {
    const as = administrator;
    const plain = await rest(method, at(path), { as });
    const typed = await rest(method, at(path), { as, headers: json });
    expect([typed.statusCode, typed.json()]).toEqual([plain.statusCode, plain.json()]);
  },
);

describe('400', () => {
  it('names each field at fault', async () => {
    const answer = await rest('POST', '/admin/user/register', {
      as: administrator,
      body: { ...userForm('somebody'), email: 'nobody', firstname: ' ', password: '12345', phone: undefined },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('errors.invalid');
    expect(
      new Map(answer.json().issues.map((issue: { path: string; message: string }) => [issue.path, issue.message])),
    ).toEqual(
      new Map([
        ['email', 'validation.email'],
        ['firstname', 'validation.required'],
        ['password', 'validation.passwordTooShort'],
        ['phone', 'validation.required'],
      ]),
    );
  });

  it('names the fields of the payload as REST does, and those of the address as they are there', async () => {
    const pathsOf = async (path: string, body: object) => {
      const { issues } = (await rest('PUT', path, { as: administrator, body })).json();
      return issues.map((issue: { path: string }) => issue.path);
    };
    expect(await pathsOf(`/admin/user/edit/${administrator.id}`, { active_test: 'yes' })).toEqual(['active_test']);
    expect(await pathsOf(`/admin/user/edit/${'x'.repeat(65)}`, {})).toEqual(['id']);
  });

  it.each(['{', '{"username": admin}', 'nonsense', '[1,', '{"__proto__": {"tests": "all"}}'])(
    'answers the junk JSON %j',
    async (body) => {
      const answer = await rest('POST', '/client/initial/register', { as: administrator, headers: json, body });
      expectError(answer, 400, { message: 'errors.invalid', issues: [] });
    },
  );

  it.each(['null', '7', '"text"', '[]', 'true', '{}'])('answers the JSON %j, which is not a payload', async (body) => {
    for (const [method, path] of [
      ['POST', '/client/initial/register'],
      ['POST', '/admin/user/register'],
      ['POST', '/login/in'],
    ] as const) {
      const answer = await rest(method, path, { as: administrator, headers: json, body });
      expect(answer.statusCode).toBe(400);
      expect(refusal.safeParse(answer.json()).success).toBe(true);
    }
  });

  it('answers no payload at all', async () => {
    expect((await rest('POST', '/login/in')).statusCode).toBe(400);
    expect((await rest('PUT', '/forgot/resetpassword')).statusCode).toBe(400);
  });

  it('answers a parameter that is given twice', async () => {
    const token = 'A'.repeat(43);
    const answer = await rest('PUT', `/forgot/resetpassword?id=a&id=b&token=${token}&token=${token}`, {
      body: { password: 'a-new-password' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual(['id', 'token']);
  });
});

describe('401', () => {
  it.each(guarded)('answers $method $path without a session', async ({ method, path }) => {
    expectError(await rest(method, at(path)), 401, { message: 'errors.signedOut' });
    expectError(await rest(method, at(path), { headers: { auth: 'forged' } }), 401, { message: 'errors.signedOut' });
  });
});

describe('403', () => {
  it('answers requests for the data of another user, existing or not', async () => {
    const [ana, bea] = [await client(), await client()];
    for (const user of [bea.id, 'nobody-has-this-id']) {
      const calls = [
        rest('GET', `/client/initial/get/${user}`, { as: ana }),
        rest('POST', '/client/initial/register', { as: ana, body: { user, responses: allFours } }),
      ];
      for (const answer of await Promise.all(calls)) expectError(answer, 403, { message: 'errors.forbidden' });
    }
  });

  it('refuses a client who makes an administrator’s call', async () => {
    const ana = await client();
    const forAdministrators = guarded.filter((row) => {
      const meta = procedures.get(row.procedure)?._def.meta as { access?: Access } | undefined;
      return ['admin', 'clientAdmin', 'team'].includes(meta?.access ?? '');
    });
    const paths = forAdministrators.map((row) => row.path);
    expect(paths).toEqual(
      expect.arrayContaining(guarded.map((row) => row.path).filter((path) => /^\/admin\//.test(path))),
    );
    expect(paths).toContain('/client/initial/getall/');
    for (const { method, path } of forAdministrators) {
      expectError(await rest(method, at(path), { as: ana }), 403, { message: 'errors.forbidden' });
    }
  });

  it('answers a locked phase', async () => {
    const ana = await client();
    await product.edit(ana, { active_test: false });
    expectError(await product.registerInitial(ana.id, ana), 403, { message: 'errors.phaseLocked' });
  });
});

describe('404', () => {
  const as = administrator;

  it('answers writes to an unknown id', async () => {
    const notFound = { message: 'errors.notFound' };
    expectError(await product.edit({ id: userId.parse('nobody-has-this-id') }, { firstname: 'Ana' }), 404, notFound);
    expectError(await rest('DELETE', '/admin/user/remove/nobody-has-this-id', { as }), 404, notFound);
    expectError(await product.registerInitial('nobody-has-this-id', as), 404, notFound);
  });

  it.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['GET', '/login/in'],
    ['DELETE', '/admin/user/getall/'],
    ['POST', '/admin/user/get/x'],
    ['GET', '/admin/user/get/x/y'],
    ['GET', '/%zz'],
  ] as const)('answers %s %s as JSON, even to a browser', async (method, path) => {
    const answer = await rest(method, path, { as, headers: { accept: 'text/html' } });
    expectError(answer, 404, { message: 'errors.notFound' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('an impossible id', () => {
  it('is unknown if it cannot be decoded', async () => {
    const answer = await rest('GET', '/admin/user/get/%E0%A4%A', { as: administrator });
    expect([answer.statusCode, answer.json()]).toEqual([263, { user: null }]);
  });

  it('is invalid if it is longer than any id', async () => {
    const answer = await rest('GET', `/admin/user/get/${'x'.repeat(15_000)}`, { as: administrator });
    expectError(answer, 400, { message: 'errors.invalid', issues: [{ path: 'id', message: 'validation.tooLong' }] });
  });
});

describe('409', () => {
  it('answers a taken username, a taken email and a second initial test', async () => {
    const ana = await client();
    const register = (body: object) => rest('POST', '/admin/user/register', { as: administrator, body });
    expectError(await register({ ...userForm('new-1'), username: ana.username }), 409, {
      message: 'user.usernameTaken',
    });
    expectError(await register({ ...userForm('new-2'), email: ana.email }), 409, { message: 'user.emailTaken' });
    await product.registerInitial(ana.id, ana);
    expectError(await product.registerInitial(ana.id, ana), 409, { message: 'initial.taken' });
  });
});

describe('413', () => {
  it('answers a body of more than 1 MiB, and not one of exactly that', async () => {
    const bodyOf = (bytes: number) => JSON.stringify({ user: administrator.id, responses: '' }).padEnd(bytes);
    const register = (body: string) =>
      rest('POST', '/client/initial/register', { as: administrator, headers: json, body });
    expect((await register(bodyOf(1024 * 1024))).statusCode).toBe(400);
    expectError(await register(bodyOf(1024 * 1024 + 1)), 413, { message: 'errors.tooLarge' });
  });
});

describe('415', () => {
  it.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
  ])('answers the content type %s', async (type) => {
    const headers = { 'content-type': type };
    const answer = await rest('POST', '/login/in', { headers, body: 'username=admin' });
    expectError(answer, 415, { message: 'errors.unsupportedMedia' });
  });
});
