import { kept } from '@miraco/domain/caps';
import { addDays, latestDays } from '@miraco/domain/completions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '../src/mail/local-time.ts';
import { zoneOf } from '../src/time-zone.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';
import { completion, exercise, plan } from './responsibility-payloads.ts';

const product = await startProduct();
const { call, database, rest } = product;
const { coach, accompany } = await coachOf(product);

let client: Person;
let id: string;
beforeEach(async () => {
  client = await clientOfLaterPhases(product);
  await accompany(client);
  id = (await call('responsibility.training.register', exercise(client.id), { as: client })).data.id;
});
afterEach(() => void vi.useRealTimers());

const timeZone = zoneOf('Europe/Madrid');
const today = () => dayOf(Date.now(), timeZone);

const complete = (more: object = {}, as = client) =>
  call(
    'responsibility.completions.register',
    { user: client.id, exercise: id, day: today(), timeZone, effort: null, note: '', ...more },
    { as },
  );
const takeBack = (day = today(), as = client) =>
  call('responsibility.completions.remove', { user: client.id, exercise: id, day }, { as });
const known = async (as = client) =>
  (await call('responsibility.completions.getByUser', { user: client.id }, { as })).data;
const change = (name: string, more: object = {}) =>
  call(`responsibility.training.${name}`, { user: client.id, id, ...more }, { as: client });

describe('a completion', () => {
  it('is kept with its effort and its line, and read by the client and their coach', async () => {
    expect((await complete({ effort: 7, note: '  Con miedo,  ' })).status).toBe(200);
    const day = today();
    for (const reader of [client, coach]) {
      expect(await known(reader)).toEqual({
        recent: [{ exercise: id, day, effort: 7, note: 'Con miedo,' }],
        totals: [{ exercise: id, total: 1, first: day, latest: day }],
        timeZone: null,
      });
    }
  });

  it('is one a day: the second one of a day replaces what the first says', async () => {
    await complete({ effort: 7, note: 'Antes' });
    await complete({ effort: 0 });
    expect((await known()).recent).toEqual([{ exercise: id, day: today(), effort: 0, note: '' }]);
  });

  it('is taken back, also when it is gone already', async () => {
    await complete();
    await takeBack();
    expect((await takeBack()).status).toBe(200);
    expect(await known()).toMatchObject({ recent: [], totals: [] });
  });

  it('can be of the last two weeks, as of a phone without a network, and neither older nor in the future', async () => {
    const late = addDays(today(), -latestDays);
    expect((await complete({ day: late })).status).toBe(200);
    expect((await complete({ day: addDays(late, -1) })).error).toMatchObject({ code: 'dayTooLate', field: 'day' });
    expect((await complete({ day: addDays(today(), 1) })).error).toMatchObject({ code: 'futureDay', field: 'day' });
    expect((await known()).recent).toHaveLength(1);
  });

  it('is of the day where the client is, not where the server is', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T11:00:00Z'), toFake: ['Date'] });
    expect((await complete({ day: '2026-11-25', timeZone: 'Pacific/Kiritimati' })).status).toBe(200);
    expect((await complete({ day: '2026-11-25', timeZone: 'Pacific/Niue' })).error).toMatchObject({
      code: 'futureDay',
    });
  });

  it.each([
    ['a day that does not exist', { day: '2026-02-30' }, 'day'],
    ['an effort beyond ten', { effort: 11 }, 'effort'],
    ['half an effort', { effort: 0.5 }, 'effort'],
    ['a long line', { note: 'a'.repeat(281) }, 'note'],
  ])('with %s is refused, by the name of the field', async (_what, more, field) => {
    expect((await complete(more)).error?.issues).toMatchObject([{ path: field }]);
  });

  it('is of an exercise to do or an essential one, and of no other', async () => {
    await change('setDone', { favourite: true });
    expect((await complete()).status).toBe(200);
    await change('remove');
    expect((await complete()).status).toBe(404);
    await change('restore');
    expect((await complete()).status).toBe(200);
  });

  it('is not of a deleted exercise, nor of another client’s', async () => {
    await change('remove');
    expect((await complete()).status).toBe(404);
    const other = await clientOfLaterPhases(product);
    const { data } = await call('responsibility.training.register', exercise(other.id), { as: other });
    expect((await complete({ exercise: data.id })).status).toBe(404);
    expect((await takeBack(today(), client)).status).toBe(200);
  });

  it('makes room for itself by the earliest day, beyond ten years of them', async () => {
    const many = 1000;
    const insert = database.prepare(
      `insert into completions (id, user, exercise, day, date) values ${Array(many).fill('(?, ?, ?, ?, 0)').join(', ')}`,
    );
    for (let begin = 0; begin < kept.completions; begin += many) {
      const numbers = Array.from({ length: many }, (_, at) => begin + at);
      insert.run(...numbers.flatMap((at) => [`${client.id}-${at}`, client.id, id, addDays('2026-01-01', -at)]));
    }
    await complete();
    const rows = database
      .prepare('select count(*) rows, min(day) first from completions where user = ?')
      .get(client.id);
    expect(rows).toEqual({ rows: kept.completions, first: '1943-11-15' });
    const { recent, totals } = await known();
    expect(totals).toMatchObject([{ total: kept.completions }]);
    expect(recent.length).toBeLessThanOrEqual(93);
    expect(JSON.stringify(recent).length).toBeLessThan(15_000);
  });

  it('goes with its exercise and its owner, and is in the export of their data', async () => {
    await complete({ note: 'Mío' });
    const { data } = await call('account.myData.all', undefined, { as: client });
    expect(JSON.stringify(data)).toContain('Mío');
    database.prepare('delete from exercises where id = ?').run(id);
    expect((await known()).totals).toEqual([]);
  });
});

describe('the plan of an exercise', () => {
  it('is kept in its three parts, and does not show in REST', async () => {
    expect((await change('plan', plan)).data).toMatchObject(plan);
    const { body } = await rest('GET', `/client/responsibility/training/getbyuser/${client.id}`, { as: client });
    expect(body).not.toContain('despertador');
    expect(completion()).toMatchObject({ effort: 4 });
  });

  it('may be empty, and not be of a deleted exercise', async () => {
    expect((await change('plan', { cue: '', act: '', setback: '' })).status).toBe(200);
    await change('remove');
    expect((await change('plan', plan)).status).toBe(404);
  });
});
