import { describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();
const { app, administrator, request } = product;

describe('a procedure that cannot be read', () => {
  it.each(['%zz', '%', '%c0%ae', '%ff', 'account.me,%c0%ae', '%2525', '%u0041'])('%s is unknown', async (path) => {
    const answer = await request('GET', `/trpc/${path}?batch=1`, { as: administrator });
    expect([404, 207]).toContain(answer.statusCode);
    expect(answer.body).toContain('errors.notFound');
    expect(answer.body).not.toContain('errors.internal');
  });
});

describe('a method that no procedure is called with', () => {
  it.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s finds nothing', async (method) => {
    const answer = await app.inject({ method: method as 'PUT', url: '/trpc/account.me' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'errors.notFound' }]);
    expect(answer.headers['content-security-policy']).toBeDefined();
  });
});
