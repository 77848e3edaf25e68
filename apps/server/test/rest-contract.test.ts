import { describe, expect, it, test } from 'vitest';
import { type ShapeName, shapes } from '../src/rest/shapes.ts';
import { restTable } from '../src/rest/table.ts';
import { harmfulHabit, mediumHardTest, prospect, weakTest } from './conscience-payloads.ts';
import { linkIn, mailsIn } from './outbox.ts';
import { allFours, type Person, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { administrator, client, rest, services } = product;

type Answer = Awaited<ReturnType<typeof rest>>;

async function newLink({ email }: Person) {
  await rest('POST', '/forgot/sendmail', { body: { email } });
  await services.mailer.settled();
  return linkIn((await mailsIn(product)).at(-1)?.text);
}

const post = (path: string, as: Person, body: object) => rest('POST', path, { as, body });
const get = (path: string, as: Person = administrator) => rest('GET', path, { as });
const conscience = '/client/conscience';

/** Every documented call, made as it is meant, by and about the client `ana`. */
const calls: Readonly<Record<string, (ana: Person) => Promise<Answer>>> = {
  'POST /login/in': ({ username, password }) => rest('POST', '/login/in', { body: { username, password } }),
  'POST /forgot/sendmail': ({ email }) => rest('POST', '/forgot/sendmail', { body: { email } }),
  'PUT /forgot/resetpassword': async (ana) => {
    const { id, token } = await newLink(ana);
    return rest('PUT', `/forgot/resetpassword?id=${id}&token=${token}`, { body: { password: 'a-newer-password' } });
  },
  'POST /client/initial/register': (ana) => product.registerInitial(ana.id, ana),
  'GET /client/initial/get/:user': async (ana) => {
    await product.registerInitial(ana.id, ana);
    return get(`/client/initial/get/${ana.id}`, ana);
  },
  'GET /client/initial/getall/': async (ana) => {
    await product.registerInitial(ana.id, ana);
    return get('/client/initial/getall/');
  },
  'POST /client/conscience/weak/register': (ana) => post(`${conscience}/weak/register`, ana, weakTest(ana.id)),
  'GET /client/conscience/weak/get/:user': async (ana) => {
    await post(`${conscience}/weak/register`, ana, weakTest(ana.id));
    return get(`${conscience}/weak/get/${ana.id}`, ana);
  },
  'POST /client/conscience/prospect/register': (ana) => post(`${conscience}/prospect/register`, ana, prospect(ana.id)),
  'GET /client/conscience/prospect/get/:user': async (ana) => {
    await post(`${conscience}/prospect/register`, ana, prospect(ana.id));
    return get(`${conscience}/prospect/get/${ana.id}`, ana);
  },
  'DELETE /client/conscience/prospect/remove/:id': async (ana) => {
    const added = await post(`${conscience}/prospect/register`, ana, prospect(ana.id));
    return rest('DELETE', `${conscience}/prospect/remove/${added.json().tests[0]._id}`, { as: ana });
  },
  'POST /client/conscience/mediumhard/register': (ana) =>
    post(`${conscience}/mediumhard/register`, ana, mediumHardTest(ana.id)),
  'GET /client/conscience/mediumhard/get/:user': async (ana) => {
    await post(`${conscience}/mediumhard/register`, ana, mediumHardTest(ana.id));
    return get(`${conscience}/mediumhard/get/${ana.id}`, ana);
  },
  'POST /client/conscience/harmful/register': (ana) => post(`${conscience}/harmful/register`, ana, harmfulHabit(ana.id)),
  'GET /client/conscience/harmful/get/:user': async (ana) => {
    await post(`${conscience}/harmful/register`, ana, harmfulHabit(ana.id));
    return get(`${conscience}/harmful/get/${ana.id}`, ana);
  },
  'DELETE /client/conscience/harmful/remove/:id': async (ana) => {
    const added = await post(`${conscience}/harmful/register`, ana, harmfulHabit(ana.id));
    return rest('DELETE', `${conscience}/harmful/remove/${added.json().id}`, { as: ana });
  },
  'GET /client/uservirtue/getbyuser/:user': async (ana) => {
    await post(`${conscience}/mediumhard/register`, ana, mediumHardTest(ana.id));
    return get(`/client/uservirtue/getbyuser/${ana.id}`, ana);
  },
  'PUT /client/uservirtue/edit/:user': (ana) =>
    rest('PUT', `/client/uservirtue/edit/${ana.id}`, {
      as: administrator,
      body: { user: ana.id, virtue: 'guia', type: 'medium' },
    }),
  'GET /admin/access/getall/': () => get('/admin/access/getall/'),
  'GET /admin/user/getall/': () => get('/admin/user/getall/'),
  'GET /admin/user/get/:id': (ana) => get(`/admin/user/get/${ana.id}`),
  'POST /admin/user/register': (ana) => post('/admin/user/register', administrator, userForm(`${ana.username}-friend`)),
  'PUT /admin/user/edit/:id': (ana) => product.edit(ana, { ...userForm(ana.username), active_test: false }),
  'DELETE /admin/user/remove/:id': (ana) => rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator }),
};

const rows = restTable.map((row) => ({ ...row, call: `${row.method} ${row.path}` }));

function expectShape(answer: Answer, status: number, shape: ShapeName) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(shapes[shape].safeParse(answer.json()).error).toBeUndefined();
}

test('every row of the table is called, once each', () => {
  expect(rows.map((row) => row.call).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(rows)('$call', ({ call, answer: shape, message }) => {
  it(`answers 200 and the shape of ${shape}`, async () => {
    const answer = await calls[call]?.(await client());
    if (!answer) throw new Error('not called');
    expectShape(answer, 200, shape);
    if (message) expect(answer.json().message).toBe(message);
  });
});

describe('an answer', () => {
  it('has the dates, names and values that were sent and stored', async () => {
    const ana = await client({ firstname: 'Łucja 🌹', lastname: "O'Neill-Ñáñez" });
    await product.registerInitial(ana.id, ana);
    const { user } = (await get(`/admin/user/get/${ana.id}`)).json();
    const { password: _, ...form } = { ...userForm(ana.username), firstname: 'Łucja 🌹', lastname: "O'Neill-Ñáñez" };
    expect(user).toMatchObject({ ...form, _id: ana.id, tests: 'Initial', active_test: true, wellness: 'wow' });
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
  const listed: ReadonlySet<string> = new Set(['prospect', 'harmful']);

  it.each(rows.filter((row) => row.path.includes(':user') && row.method === 'GET'))(
    'answers $call for a user who has none, or is unknown, with the key left empty',
    async (row) => {
      for (const user of [(await client()).id, 'nobody-has-this-id']) {
        const answer = await get(row.path.replace(':user', user));
        expectShape(answer, 263, row.answer);
        expect(answer.json()).toEqual({ [key(row)]: listed.has(key(row)) ? [] : null });
      }
    },
  );

  it('answers the user of an unknown id', async () => {
    const answer = await get('/admin/user/get/nobody-has-this-id');
    expectShape(answer, 263, 'user');
    expect(answer.json()).toEqual({ user: null });
  });

  it('answers every initial test where there is none', async () => {
    product.database.exec('delete from initial_tests');
    const answer = await get('/client/initial/getall/');
    expectShape(answer, 263, 'initials');
    expect(answer.json()).toEqual({ initials: [] });
  });
});
