import { describe, expect, it } from 'vitest';
import { restTable } from '../src/rest/table.ts';
import { procedures } from '../src/router.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { request } = product;

const json = { 'content-type': 'application/json' };

/** JSON of so many levels. */
const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const objects = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

const tooDeep = { message: 'errors.tooDeep', issues: [{ path: 'body', message: 'errors.tooDeep' }] };

describe.each([33, 5000])('JSON of %i levels', (levels) => {
  const posts = restTable.filter(({ method }) => method !== 'GET');

  it.each(posts.map(({ method, path }) => [method, path] as const))('is refused by %s %s', async (method, path) => {
    for (const body of [lists(levels), objects(levels)]) {
      const answer = await request(method, `/api${path}`, { headers: json, body });
      expect([answer.statusCode, answer.json()]).toEqual([400, tooDeep]);
    }
  });

  it('is refused on unknown paths', async () => {
    for (const path of ['/', '/nothing', '/api/nothing', '/trpc/nothing', '/healthz', '/assets/nothing.js']) {
      const answer = await request('POST', path, { headers: json, body: lists(levels) });
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 400, tooDeep]);
    }
  });

  it('is refused by every procedure, in the body', async () => {
    for (const name of procedures.keys()) {
      const answer = await request('POST', `/trpc/${name}`, { headers: json, body: `{"user":${lists(levels - 1)}}` });
      expect([name, answer.statusCode, answer.json()]).toEqual([name, 400, tooDeep]);
    }
  });

  it('is refused in the address of a procedure, once or several times', async () => {
    const input = encodeURIComponent(lists(levels));
    for (const query of [`input=${input}`, `input={}&input=${input}`, `batch=1&inpu%74=${input}`]) {
      const answer = await request('GET', `/trpc/account.me?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'errors.tooDeep', issues: [{ path: 'input' }] });
    }
  });
});

describe('not too deep', () => {
  it('is 32 levels, which reach the procedure', async () => {
    for (const body of [lists(32), objects(32)]) {
      const answer = await request('POST', '/api/login/in', { headers: json, body });
      expect(answer.json().message).not.toBe('errors.tooDeep');
      expect((await request('POST', '/trpc/account.signIn', { headers: json, body })).body).not.toContain('tooDeep');
    }
  });

  it('are brackets side by side, and brackets in a text', async () => {
    const password = `\\"[{\\\\${'[{'.repeat(100)}`;
    const body = `{"username":"nobody","password":"${password}","more":[${'[],'.repeat(200)}{}]}`;
    const answer = await request('POST', '/api/login/in', { headers: json, body, from: '198.51.100.9' });
    expect(answer.statusCode).toBe(401);
  });

  it('is a text that ends before its quotation mark does', async () => {
    for (const body of ['"', '"\\', '{"a":"\\"[[', ']]]]']) {
      expect((await request('POST', '/api/login/in', { headers: json, body })).statusCode).toBe(400);
    }
  });
});
