import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { call, client, rest, services } = product;
const { coach, accompany } = await coachOf(product);
const day = 24 * 60 * 60 * 1000;

const open = async (as: Person): Promise<string> =>
  (await call('account.calendar.open', undefined, { as })).data.address;
const address = async (as: Person) => (await call('account.calendar.address', undefined, { as })).data.address;
const read = (from: string) => product.request('GET', new URL(from).pathname);

/** The titles of the entries, each with its recurrence. */
async function entriesOf(from: string): Promise<[title: unknown, rule: string | undefined][]> {
  const { body } = await read(from);
  return new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents('vevent')
    .map((entry) => [entry.getFirstPropertyValue('summary'), entry.getFirstPropertyValue('rrule')?.toString()]);
}

describe('the address of a calendar', () => {
  it('is there once it is opened, stays the same, and is void once it is changed or closed', async () => {
    const own = await client();
    expect(await address(own)).toBeNull();
    const first = await open(own);
    expect(await address(own)).toBe(first);
    expect((await read(first)).statusCode).toBe(200);

    const second = await open(own);
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);

    await call('account.calendar.close', undefined, { as: own });
    expect(await address(own)).toBeNull();
    expect((await read(second)).statusCode).toBe(404);
  });

  it('cannot be made from a copy of the database', async () => {
    const own = await client();
    const token = new URL(await open(own)).pathname.split('/')[2] ?? '';
    const key = (await services.store.calendarFeeds.keyOf(own.id)) ?? '';
    expect(token.startsWith(`${key}.`)).toBe(true);
    for (const forged of [key, `${key}.`, `${key}.${'A'.repeat(22)}`, 'x'.repeat(300)]) {
      expect((await read(`http://localhost/calendar/${forged}/miraco.ics`)).statusCode).toBe(404);
    }
  });

  it('is void while its owner may not sign in', async () => {
    const own = await client();
    const from = await open(own);
    await product.edit(own, { disabled: true });
    expect((await read(from)).statusCode).toBe(404);
  });

  it('is read 120 times a minute from one place, then no more for a while', async () => {
    const from = await open(await client());
    const statuses: number[] = [];
    for (let time = 0; time < 130; time += 1) {
      const { statusCode } = await product.request('GET', new URL(from).pathname, { from: '203.0.113.7' });
      statuses.push(statusCode);
    }
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a calendar', () => {
  it('has the exercises with their rhythm, the weekly test, the evaluation and the sessions', async () => {
    const own = await clientOfLaterPhases(product);
    await accompany(own);
    await rest('POST', '/client/responsibility/training/register', { as: own, body: exercise(own.id) });
    const session = { user: own.id, date: Date.now() + day, link: null, note: 'x', readers: 'client' };
    await call('admin.coachingSessions.add', session, { as: coach });

    const entries = await entriesOf(await open(own));
    expect(entries.map(([, rule]) => rule)).toEqual([undefined, 'FREQ=WEEKLY', 'FREQ=WEEKLY', 'FREQ=DAILY']);
    expect(entries[3]?.[0]).toBe('Levantarme a las siete');
  });

  it('has no test and no exercise in Conscience, and never a note that is not for its owner', async () => {
    const own = await client();
    await accompany(own);
    const session = { user: own.id, date: Date.now() + day, link: null, note: 'NOT-FOR-THEM', readers: 'team' };
    await call('admin.coachingSessions.add', session, { as: coach });
    const from = await open(own);
    expect(await entriesOf(from)).toHaveLength(1);
    const { body, headers } = await read(from);
    expect(body).not.toContain('NOT-FOR-THEM');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
  });

  it('no longer has an exercise that is deleted or done', async () => {
    const own = await clientOfLaterPhases(product);
    await rest('POST', '/client/responsibility/training/register', { as: own, body: exercise(own.id) });
    const from = await open(own);
    expect(await entriesOf(from)).toHaveLength(3);
    const [added] = await services.store.exercises.of(own.id);
    await call('responsibility.training.remove', { user: own.id, id: added?.id }, { as: own });
    expect(await entriesOf(from)).toHaveLength(2);
  });
});
