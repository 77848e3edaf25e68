import { describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';

const publicUrl = 'https://miraco.example';
const product = await startProduct({ PUBLIC_URL: publicUrl });
const { administrator, call, request } = product;

const practice = {
  name: '',
  contact: { name: 'Ana Ruiz', phone: '+34 600 000 001', mail: 'ana@miraco.example', picture: null },
};
const securityTxt = () => request('GET', '/.well-known/security.txt');

describe('security.txt', () => {
  it('is not found without a contact of the practice', async () => {
    expect((await securityTxt()).statusCode).toBe(404);
  });

  it('names the contact of the practice, the languages and its own address, and does not expire soon (RFC 9116)', async () => {
    expect((await call('admin.settings.set', { practice }, { as: administrator })).status).toBe(200);
    const { body, headers, statusCode } = await securityTxt();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': '));
    expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', 'mailto:ana@miraco.example'],
      ['Contact', 'tel:+34600000001'],
      ['Preferred-Languages', 'es, en'],
      ['Canonical', `${publicUrl}/.well-known/security.txt`],
    ]);
    const days = (Date.parse(fields.find(([name]) => name === 'Expires')?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});

it('password managers are led to the page where the password is changed', async () => {
  const { headers, statusCode } = await request('GET', '/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/client/editprofile']);
});
