import { describe, expect, it, test } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { coachOf } from './people.ts';
import { type Person, startProduct, userForm } from './product.ts';

const mailServer = await startMailServer();
const product = await startProduct({ SMTP_URL: mailServer.url });
const { administrator, call, database, services, session, signIn } = product;
const as = { as: administrator };

let rows = 0;
const row = (changes: object = {}) => {
  const { access: _, ...fields } = userForm(`row-${++rows}`);
  return { ...fields, ...changes };
};
interface Result {
  username: string;
  faults: { column: string; message: string }[];
}
const judge = async (list: object[], by: Pick<Person, 'token'> = administrator): Promise<Result[]> =>
  (await call('admin.users.checkImport', { rows: list }, { as: by })).data;
const check = async (list: object[], by?: Pick<Person, 'token'>) => (await judge(list, by)).map(({ faults }) => faults);
const store = (list: object[], by: Pick<Person, 'token'> = administrator) =>
  call('admin.users.import', { rows: list }, { as: by });
const userNamed = async (username: string) => {
  const stored = database.prepare('select id from users where username = ?').get(username);
  return (await call('admin.users.get', { id: stored?.id }, as)).data;
};
const countUsers = () => database.prepare('select sum(users) as users from user_totals').get()?.users;

describe('a file of clients', () => {
  it('returns the faults of each row by column, and stores nothing yet', async () => {
    const taken = await product.client();
    const good = row();
    const before = product.databaseVersion();
    expect(
      await check([
        good,
        row({ email: 'nothing' }),
        row({ username: taken.username.toUpperCase() }),
        row({ email: ` ${taken.email.toUpperCase()} ` }),
        row({ username: good.username.toUpperCase(), email: good.email.toUpperCase() }),
        row({ firstname: '  ', password: '123' }),
        {},
      ]),
    ).toEqual([
      [],
      [{ column: 'email', message: 'validation.email' }],
      [{ column: 'username', message: 'user.usernameTaken' }],
      [{ column: 'email', message: 'user.emailTaken' }],
      [
        { column: 'username', message: 'user.usernameRepeated' },
        { column: 'email', message: 'user.emailRepeated' },
      ],
      [
        { column: 'firstname', message: 'validation.required' },
        { column: 'password', message: 'validation.passwordTooShort' },
      ],
      ['email', 'firstname', 'lastname'].map((column) => ({
        column,
        message: 'validation.required',
      })),
    ]);
    expect(product.databaseVersion()).toBe(before);
  });

  it('repeats a name or takes one also as the address of one and the username of another', async () => {
    const taken = await product.client({ username: 'taken.name@example.org' });
    const [one, other] = [row(), row()];
    expect(
      await check([
        row({ username: taken.email }),
        row({ email: taken.username }),
        one,
        row({ username: `${one.email}\u200b` }),
        { ...other, username: other.email },
      ]),
    ).toEqual([
      [{ column: 'username', message: 'user.usernameTaken' }],
      [{ column: 'email', message: 'user.emailTaken' }],
      [],
      [{ column: 'username', message: 'user.usernameRepeated' }],
      [],
    ]);
  });

  it('is stored completely, as clients who sign in with the password of their row', async () => {
    const before = Number(countUsers());
    const [first, second] = [row(), row({ password: '' })];
    expect((await store([first, second])).data).toEqual({ count: 2, invited: 1 });
    expect(countUsers()).toBe(before + 2);
    await signIn(first.username, first.password);
    const stored = database.prepare('select access, active_test from users where username = ?').get(second.username);
    expect(stored).toMatchObject({ access: 'client', active_test: 1 });
    const guess = await product.rest('POST', '/login/in', { body: { username: second.username, password: 'x' } });
    expect(guess.statusCode).toBe(401);
  });

  it('is stored whole or not at all, and says which row and column is at fault', async () => {
    const before = countUsers();
    const { error } = await store([row(), row(), row({ email: 'nothing' })]);
    expect(error).toMatchObject({ code: 'invalid', field: 'rows.2.email' });
    expect(countUsers()).toBe(before);
  });

  it('sent twice is stored once', async () => {
    const list = [row(), row()];
    const before = Number(countUsers());
    await Promise.all([store(list), store(list)]);
    expect(countUsers()).toBe(before + 2);
  });

  it('makes no user an administrator', async () => {
    const smuggled = row({ access: 'administrator', activeTest: false, disabled: true });
    const { error } = await store([smuggled]);
    expect(error?.code ?? 'stored').toBe('invalid');
  });
});

describe('a row without a username', () => {
  const nameless = (firstname: string, lastname: string) => row({ username: '', firstname, lastname });

  it('is given one from its name that nobody has, in the file neither', async () => {
    await product.client({ username: 'Lucia.Ortega' });
    const results = await judge([
      nameless('Lucia', 'Ortega'),
      nameless('LUCÍA'.normalize('NFD'), 'ortega'),
      nameless('Lucía ', 'Ortega'),
      row({ username: 'lucia.ortega3' }),
    ]);
    const usernames = results.map(({ username }) => username);
    expect(usernames.sort()).toEqual(['2', '3', '4', '5'].map((number) => `lucia.ortega${number}`));
  });

  it('is stored under the username that was shown, or under a new one if it was not sent back', async () => {
    const ines = nameless('Inés', 'Vidal');
    const [shown] = await judge([ines]);
    expect(shown?.username).toBe('ines.vidal');
    await store([ines]);
    expect(await userNamed('ines.vidal')).toMatchObject({ email: ines.email, access: 'client' });
  });

  it('gets one among hundreds of the same', async () => {
    for (let number = 1; number <= 30; number += 1) {
      await product.client({ username: number === 1 ? 'ana.gil' : `ana.gil${number}` });
    }
    const results = await judge(Array.from({ length: 300 }, () => nameless('Ana', 'Gil')));
    expect(new Set(results.map(({ username }) => username)).size).toBe(300);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

describe('a row with a place', () => {
  it('names its coach by username, address or full name, its group, and its language by code or name', async () => {
    const { coach } = await coachOf(product);
    await product.edit(coach, { firstname: 'Nuria', lastname: 'Sáez' });
    const [one, two, three] = [
      row({ coach: coach.username.toUpperCase(), group: 'Sureste', language: 'en' }),
      row({ coach: coach.email, group: ' sureste ', language: 'Inglés' }),
      row({ coach: 'nuria saez', address: '', phone: '', language: 'spanish' }),
    ];
    expect((await store([one, two, three])).data.count).toBe(3);
    const stored = await Promise.all([one, two, three].map(({ username }) => userNamed(username)));
    expect(stored.map(({ coach: of }) => of)).toEqual([coach.id, coach.id, coach.id]);
    expect(stored.map(({ group }) => group)).toEqual(['Sureste', 'Sureste', null]);
    expect(stored.map(({ language }) => language)).toEqual(['en', 'en', 'es']);
    expect(stored[2]).toMatchObject({ address: '', phone: '' });
  });

  it('is refused for a coach who is unknown, no coach, disabled or one of several, and for an unknown language', async () => {
    const client = await product.client();
    const { coach: gone } = await coachOf(product);
    await product.edit(gone, { disabled: true });
    const [first, second] = [await coachOf(product), await coachOf(product)];
    for (const { coach } of [first, second]) await product.edit(coach, { firstname: 'Dos', lastname: 'Iguales' });
    const named = (name: string) => row({ coach: name });
    const fault = (column: string, kind: string) => [{ column, message: `userImport.fault.${kind}` }];
    expect(
      await check([
        named('nobody of this name'),
        named(client.username),
        named(gone.username),
        named('Dos Iguales'),
        row({ language: 'Klingon' }),
      ]),
    ).toEqual([
      fault('coach', 'coachUnknown'),
      fault('coach', 'coachUnknown'),
      fault('coach', 'coachUnknown'),
      fault('coach', 'coachAmbiguous'),
      fault('language', 'languageUnknown'),
    ]);
  });

  it('becomes a client of the coach who imports it, who cannot name another', async () => {
    const [{ coach }, other] = [await coachOf(product), await coachOf(product)];
    const by = await session(coach);
    const own = [row(), row({ coach: coach.username })];
    expect((await store(own, by)).data.count).toBe(2);
    for (const { username } of own) expect((await userNamed(username)).coach).toBe(coach.id);
    const faults = await check([row({ coach: other.coach.username }), row({ coach: 'nobody of this name' })], by);
    expect(faults).toEqual(Array(2).fill([{ column: 'coach', message: 'userImport.fault.coachOther' }]));
    expect((await store([row({ coach: other.coach.username })], by)).error?.code).toBe('invalid');
  });

  it('that would give a coach too many clients stores nothing of the file', async () => {
    const { coach } = await coachOf(product);
    database.exec(
      `insert into users (id, username, username_key, name_key, email, password_hash, firstname, lastname, address, phone, access, created_at, last_active, coached_by)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 999)
       select 'full-' || i, 'full-' || i, 'full-' || i, '', 'full-' || i || '@example.org', '', '', '', '', '', 'client', 0, 0, '${coach.id}' from n`,
    );
    const before = countUsers();
    const { error } = await store([row({ coach: coach.username }), row({ coach: coach.username })]);
    expect(error?.code).toBe('limitReached');
    expect(countUsers()).toBe(before);
  });
});

it('invites those without a password, once the rows are stored', async () => {
  const [invited, ready] = [row({ password: '' }), row()];
  await store([invited, ready]);
  await services.mailer.settled();
  const recipients = mailServer.mails.flatMap((mail) => mail.recipients);
  expect(recipients.filter((email) => email === invited.email)).toHaveLength(1);
  expect(recipients).not.toContain(ready.email);
});

test.each([
  ['no rows', []],
  ['too many rows', Array.from({ length: 501 }, () => ({}))],
  ['ten thousand rows', Array.from({ length: 10_000 }, () => ({ email: 'a@b.example' }))],
  ['a column of a megabyte', [{ firstname: 'x'.repeat(500_000) }]],
])('is refused: %s', async (_, list) => {
  const before = countUsers();
  expect((await store(list)).error?.code).toBe('invalid');
  expect(countUsers()).toBe(before);
});
