import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AppError } from '@miraco/contract/app-error';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonicalAddress, networksOf } from '../src/http/addresses.ts';
import { createCounter } from '../src/security/counters.ts';
import { createRateLimits } from '../src/security/rate-limits.ts';
import { pass, stopClocks } from './stopped-clock.ts';

afterEach(() => void vi.useRealTimers());

const megabyte = 1024 * 1024;

const fail = () => Promise.reject(new AppError('credentials'));

/** The error code of a wrong attempt. */
const outcome = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

// Memory is measured after a garbage collection: a busy machine has more garbage.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

describe('200,000 attempts with as many names', () => {
  it.each([
    ['one address', () => '203.0.113.1'],
    ['10,000 networks of IPv6', (index: number) => `2001:db8:${(index % 10_000).toString(16)}::1`],
  ])(
    'from %s take 40 MB at most',
    async (_from, addressOf) => {
      const limits = createRateLimits();
      const before = memory();
      for (let index = 0; index < 200_000; index += 1) {
        await outcome(limits.signIn(`${'invented '.repeat(20)}${index}`, addressOf(index), fail));
      }
      expect(memory() - before).toBeLessThan(40);
      // Another user is still let in.
      expect(await outcome(limits.signIn('ana', '198.51.100.1', async () => 'in'))).toBe('ok');
    },
    60_000,
  );
});

it('addresses that have used up their tries cost the accounts that they go on trying nothing', async () => {
  const limits = createRateLimits();
  for (let number = 0; number < 20; number += 1) {
    const address = `203.0.113.${number}`;
    for (let time = 0; time < 100; time += 1) await outcome(limits.signIn(`other ${number} ${time}`, address, fail));
    for (let time = 0; time < 20; time += 1) {
      expect(await outcome(limits.signIn('ana', address, fail))).toBe('tooManyRequests');
    }
  }
  expect(await outcome(limits.signIn('ana', '198.51.100.1', async () => 'in'))).toBe('ok');
});

describe('a counter', () => {
  it('gives no key more than its allowance in a window, however full its table is', () => {
    stopClocks(0);
    const counter = createCounter(600);
    const ana = counter.of('ana');
    let others = 0;
    let allowed = 0;
    for (let second = 0; second < 1200; second += 1) {
      if (second > 0) pass(1000);
      for (let time = 0; time < 200; time += 1) counter.of(`other ${others++}`).add(1);
      if (ana.wait(10, 1) > 0) continue;
      ana.add(1);
      allowed += 1;
    }
    expect(allowed).toBeLessThanOrEqual(20);
  }, 180_000);

  it('counts on, and not for longer, when the clock is set back or forward', () => {
    stopClocks(1e12);
    const count = createCounter(60).of('ana');
    count.add(10);
    pass(20_000);
    for (const offset of [-5 * 60_000, -365 * 86_400_000, 3_600_000, 365 * 86_400_000]) {
      vi.setSystemTime(1e12 + offset);
      expect(count.wait(10, 1)).toBe(40);
    }
    pass(40_000);
    expect(count.wait(10, 1)).toBe(0);
  });

  it('accepts a cost of more than one only while it fits', () => {
    const count = createCounter(600).of('ana');
    count.add(100);
    expect(count.wait(150, 50)).toBe(0);
    expect(count.wait(150, 51)).toBeGreaterThan(0);
    count.undo(100);
    expect(count.wait(150, 150)).toBe(0);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:40000', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['2001:DB8::0001', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
    ['[2001:db8::1]:40000', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0:0:0:c000:201'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['unknown', null],
    ['_hidden', null],
    ['', null],
    ['192.0.2', null],
    ['192.0.2.1:', null],
    ['192.0.2.256', null],
    ['[192.0.2.1]', null],
    ['2001:db8::1:40000:1:1:1:1:1:1', null],
  ])('%j is %j', (text, canonical) => {
    expect(canonicalAddress(text)).toBe(canonical);
  });

  it('of IPv6 belongs to a /64, a /56 and a /48, one of IPv4 to itself', () => {
    expect(networksOf('2001:db8:1:2ff::9').map(({ name }) => name)).toEqual([
      '20010db8000102ff/64',
      '20010db8000102/56',
      '20010db80001/48',
    ]);
    expect(networksOf('::ffff:192.0.2.1')).toEqual([{ name: '192.0.2.1', times: 1 }]);
  });
});
