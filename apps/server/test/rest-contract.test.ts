import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { restTable } from '../src/rest/table.ts';
import { documentedCalls } from './documented-calls.ts';
import { clientOfLaterPhases } from './people.ts';
import { allFours, type Person, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, client, rest } = product;

type Answer = Awaited<ReturnType<typeof rest>>;

const get = (path: string, as: Person = administrator) => rest('GET', path, { as });
const { inConscience, inLaterPhases } = documentedCalls(product);

const rows = restTable.map((row) => ({ ...row, call: `${row.method} ${row.path}` }));

function expectShape(answer: Answer, status: number, shape: z.ZodType | undefined) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(shape?.safeParse(answer.json())).toMatchObject({ success: true });
}

const answerOf = (path: string) => rows.find((row) => row.path === path)?.answer;

test('every row of the table has exactly one documented call', () => {
  const called = [...Object.keys(inConscience), ...Object.keys(inLaterPhases)];
  expect(rows.map((row) => row.call).sort()).toEqual(called.sort());
});

describe.each(rows)('$call', ({ call, answer: shape, message }) => {
  it('answers 200 with the documented shape', async () => {
    const answer =
      (await inConscience[call]?.(await client())) ?? (await inLaterPhases[call]?.(await clientOfLaterPhases(product)));
    if (!answer) throw new Error(`${call} is not called`);
    expectShape(answer, 200, shape);
    if (message) expect(answer.json().message).toBe(message);
  });
});

describe('an answer', () => {
  it('has the dates, names and values that were sent and stored', async () => {
    const ana = await client({ firstname: 'Łucja 🌹', lastname: "O'Neill-Ñáñez" });
    await product.signIn(ana.username, ana.password);
    await product.registerInitial(ana.id, ana);
    const { user } = (await get(`/admin/user/get/${ana.id}`)).json();
    const { password: _, ...form } = { ...userForm(ana.username), firstname: 'Łucja 🌹', lastname: "O'Neill-Ñáñez" };
    expect(user).toMatchObject({
      ...form,
      _id: ana.id,
      tests: 'Initial',
      active_test: true,
      phase: 1,
      wellness: 'wow',
    });
    expect(Math.abs(Date.parse(user.last_login) - Date.now())).toBeLessThan(60_000);
    const { initial } = (await get(`/client/initial/get/${ana.id}`, ana)).json();
    expect(initial).toMatchObject({ user: ana.id, responses: allFours, result: 'wow' });
    expect(initial.score.overall).toEqual({ points: 200, level: 'wow' });
  });

  it('lists the newest first', async () => {
    const [older, newer] = [await client(), await client()];
    const ids = (await get('/admin/user/getall/')).json().users.map((user: { _id: string }) => user._id);
    expect(ids.slice(0, 2)).toEqual([newer.id, older.id]);
  });
});

describe('263, no records', () => {
  const key = (row: (typeof rows)[number]) => String(row.key);
  const listed: ReadonlySet<string> = new Set(['prospect', 'harmful', 'trainings', 'weekly', 'evaluations']);

  it.each(rows.filter((row) => row.path.includes(':user') && row.method === 'GET'))(
    'answers $call with an empty key for a user without one and for an unknown user',
    async (row) => {
      for (const user of [(await client()).id, 'nobody-has-this-id']) {
        const answer = await get(row.path.replace(':user', user));
        expectShape(answer, 263, row.answer);
        expect(answer.json()).toEqual({ [key(row)]: listed.has(key(row)) ? [] : null });
      }
    },
  );

  it('returns an empty list of guides', async () => {
    product.database.exec('delete from guides');
    const answers = [
      await get('/client/responsibility/guide/getall/'),
      await get('/client/responsibility/guide/getbyvirtue/guia'),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [263, { guides: [] }],
      [263, { guide: null }],
    ]);
  });

  it('answers a request for an unknown user', async () => {
    const answer = await get('/admin/user/get/nobody-has-this-id');
    expectShape(answer, 263, answerOf('/admin/user/get/:id'));
    expect(answer.json()).toEqual({ user: null });
  });

  it('returns an empty list of initial tests', async () => {
    product.database.exec('delete from initial_tests');
    const answer = await get('/client/initial/getall/');
    expectShape(answer, 263, answerOf('/client/initial/getall/'));
    expect(answer.json()).toEqual({ initials: [] });
  });
});

describe('a trailing slash', () => {
  it('changes nothing', async () => {
    const ana = await client();
    for (const path of [
      '/client/initial/getall',
      '/admin/user/getall',
      '/admin/access/getall',
      `/admin/user/get/${ana.id}`,
    ]) {
      const [bare, slashed] = [
        await rest('GET', path, { as: administrator }),
        await rest('GET', `${path}/`, { as: administrator }),
      ];
      expect(slashed.statusCode).toBe(bare.statusCode);
      expect(bare.statusCode).toBeLessThan(300);
      expect(slashed.body).toBe(bare.body);
    }
  });
});
