import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Person, startProduct } from './product.ts';
import { authenticator, withSecondFactor } from './second-factors.ts';

const product = await startProduct();
const { call, client } = product;

const step = 30_000;
const hour = 60 * 60 * 1000;
const now = Date.parse('2034-01-01T12:00:10Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

let addresses = 0;

const signIn = async ({ username, password }: Person, code: string) => {
  addresses += 1;
  const answer = await call('account.signIn', { username, password, code }, { from: `203.0.113.${addresses}` });
  return answer.error?.code ?? 'ok';
};

describe('a code that was used', () => {
  it.each([0, step, 2 * step, hour, 24 * hour])(
    'is not taken again after the clock was set back by %i ms',
    async (back) => {
      const ana = await client();
      const { code, codeAt } = await withSecondFactor(product, ana);
      const used = code();
      expect(await signIn(ana, used)).toBe('ok');
      vi.setSystemTime(now - back);
      expect(await signIn(ana, used)).toBe('secondFactorWrong');
      // Nor is one of the past, which might have been used then.
      expect(await signIn(ana, codeAt(now - back))).toBe('secondFactorWrong');
      vi.setSystemTime(now + step);
      expect(await signIn(ana, code())).toBe('ok');
    },
  );

  it('to set the factor up does not sign in', async () => {
    const ana = await client();
    const { code } = await authenticator(product, ana);
    const first = code();
    expect((await call('account.secondFactor.confirm', { code: first }, { as: ana })).status).toBe(200);
    expect(await signIn(ana, first)).toBe('secondFactorWrong');
  });

  it('to sign in does not change the factor, nor one that changed it sign in', async () => {
    const ana = await client();
    const { code } = await withSecondFactor(product, ana);
    const renew = async (given: string) =>
      (await call('account.secondFactor.newRecoveryCodes', { current: ana.password, code: given }, { as: ana })).error
        ?.code ?? 'ok';
    expect(await signIn(ana, code())).toBe('ok');
    expect(await renew(code())).toBe('wrongCode');
    vi.setSystemTime(now + step);
    expect(await renew(code())).toBe('ok');
    expect(await signIn(ana, code())).toBe('secondFactorWrong');
  });

  it('of the recovery codes is not taken again, even with another clock', async () => {
    const ana = await client();
    const { recoveryCodes } = await withSecondFactor(product, ana);
    const [used = ''] = recoveryCodes;
    expect(await signIn(ana, used)).toBe('ok');
    for (const moment of [now - hour, now, now + 365 * 24 * hour]) {
      vi.setSystemTime(moment);
      expect(await signIn(ana, used)).toBe('secondFactorWrong');
    }
  });
});
