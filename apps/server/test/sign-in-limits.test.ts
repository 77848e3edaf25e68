import { describe, expect, it } from 'vitest';
import { type Person, startProduct } from './product.ts';
import { withSecondFactor } from './second-factors.ts';

const product = await startProduct();
const behindProxy = await startProduct({ TRUST_PROXY: '1' });

type Credentials = Pick<Person, 'username' | 'password'> & { code?: string };

/** Signs in with all of the credentials at once, under an invented address; returns the error codes. */
function together(all: readonly Credentials[], from: string, forwardedFor: string, at = product): Promise<string[]> {
  const headers = {
    'x-forwarded-for': forwardedFor,
    forwarded: `for=${forwardedFor}`,
    'x-real-ip': forwardedFor,
    'x-client-ip': forwardedFor,
    'true-client-ip': forwardedFor,
    'cf-connecting-ip': forwardedFor,
  };
  const tries = all.map(async ({ username, password, code }) => {
    const { error } = await at.call('account.signIn', { username, password, code }, { headers, from });
    return error?.code ?? 'ok';
  });
  return Promise.all(tries);
}

const times = (codes: readonly string[], wanted: string) => codes.filter((code) => code === wanted).length;

describe('many at once under made-up addresses', () => {
  it('are ten tries at an account from one address', async () => {
    const ana = await product.client();
    const wrong = Array(10).fill({ ...ana, password: 'wrong' });
    const many = Array.from({ length: 5 }, (_, index) => together(wrong, '198.51.100.1', `203.0.113.${index}`));
    const codes = (await Promise.all(many)).flat();
    expect([times(codes, 'credentials'), times(codes, 'tooManyRequests')]).toEqual([10, 40]);
    expect(await together([ana], '198.51.100.1', '203.0.113.99')).toEqual(['tooManyRequests']);
    expect(await together([ana], '198.51.100.2', '203.0.113.99')).toEqual(['ok']);
  });

  it('are ten tries behind a proxy too, which adds the address that counts', async () => {
    const ana = await behindProxy.client();
    const wrong = Array(10).fill({ ...ana, password: 'wrong' });
    const many = Array.from({ length: 5 }, (_, index) =>
      together(wrong, '10.0.0.1', `192.0.2.${index}, 203.0.113.7`, behindProxy),
    );
    expect(times((await Promise.all(many)).flat(), 'credentials')).toBe(10);
    expect(await together([ana], '10.0.0.1', '203.0.113.8', behindProxy)).toEqual(['ok']);
  });

  it('are a hundred tries from one address, across all accounts', async () => {
    const many = Array.from({ length: 15 }, (_, request) => {
      const others = Array.from({ length: 10 }, (_, index) => ({
        username: `guess-${request}-${index}`,
        password: 'x',
      }));
      return together(others, '198.51.100.3', `203.0.113.${request}`);
    });
    const codes = (await Promise.all(many)).flat();
    expect([times(codes, 'credentials'), times(codes, 'tooManyRequests')]).toEqual([100, 50]);
  });

  it('are five tries at a second factor, from all addresses together', async () => {
    const ana = await product.client();
    await withSecondFactor(product, ana);
    const many = Array.from({ length: 4 }, (_, request) => {
      const guesses = Array.from({ length: 10 }, (_, index) => ({
        ...ana,
        code: String(100_000 + request * 10 + index),
      }));
      return together(guesses, `198.51.101.${request}`, `203.0.113.${request}`);
    });
    const codes = (await Promise.all(many)).flat();
    expect([times(codes, 'secondFactorWrong'), times(codes, 'ok')]).toEqual([5, 0]);
  });
});

describe('guessing the password of a session that was left open', () => {
  it('is ten tries, over all calls and in parallel', async () => {
    const ana = await product.client();
    const from = '198.51.100.4';
    const tries = Array.from({ length: 10 }, () => [
      product.call('account.editProfile', { password: 'a-newer-password', current: 'wrong' }, { as: ana, from }),
      product.call('account.myData.requestDeletion', { current: 'wrong' }, { as: ana, from }),
      product.call('account.secondFactor.begin', { current: 'wrong' }, { as: ana, from }),
    ]);
    const codes = (await Promise.all(tries.flat())).map(({ error }) => error?.code ?? 'ok');
    expect([times(codes, 'wrongPassword'), times(codes, 'tooManyRequests')]).toEqual([10, 20]);
  });
});
