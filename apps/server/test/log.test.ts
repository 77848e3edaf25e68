import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture, upload } from './pictures.ts';
import { startProduct } from './product.ts';

const product = await startProduct({ LOG_LEVEL: 'trace' });
const { app, call, client, rest, services } = product;

const lines: string[] = [];

/** The stream that the logger writes to, which it keeps under a symbol of this name. */
function stream(): { write: (line: string) => void } {
  const key = Object.getOwnPropertySymbols(app.log).find((symbol) => symbol.description === 'pino.stream');
  return Reflect.get(app.log, key ?? '');
}

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(stream(), 'write').mockImplementation((line) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const logged = () => lines.map((line) => JSON.parse(line));

function expectNowhere(...secrets: string[]) {
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(lines.join('')).not.toContain(secret);
    expect(lines.join('')).not.toContain(encodeURIComponent(secret));
  }
}

it('has one line for each answer: route, status and time, and neither path, query, headers nor body', async () => {
  const ana = await client();
  lines.length = 0;
  await rest('GET', `/client/initial/get/${ana.id}?secret=SECRET`, {
    as: ana,
    headers: { cookie: 'SECRET', 'user-agent': 'SECRET', 'x-request-id': 'SECRET' },
  });
  expect(logged()).toHaveLength(1);
  expect(logged()[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^req-/),
    req: { id: expect.stringMatching(/^req-/), method: 'GET', route: '/api/client/initial/get/:user' },
    res: { status: 263 },
    ms: expect.any(Number),
    msg: 'answered',
  });
  expectNowhere('SECRET', ana.id, ana.token);
});

it('has one line for bytes that are no request, and for an expectation: status and refusal only', async () => {
  const { port } = new URL(await app.listen({ port: 0 }));
  lines.length = 0;
  for (const bytes of ['SECRET\r\n\r\n', 'GET /SECRET HTTP/1.1\r\nhost: x\r\nexpect: SECRET\r\n\r\n']) {
    const socket = connect(Number(port)).resume();
    socket.write(bytes);
    await once(socket, 'close');
  }
  const fields = { level: 30, refused: [{ code: 'invalid' }], msg: 'answered' };
  expect(logged()).toEqual([
    expect.objectContaining({ ...fields, res: { status: 400 } }),
    expect.objectContaining({ ...fields, res: { status: 417 } }),
  ]);
  expectNowhere('SECRET');
});

it('names the procedures that the web app calls, and the error of each that was refused', async () => {
  const ana = await client();
  lines.length = 0;
  await call('account.signIn', { username: ana.username, password: ana.password });
  await call('account.signIn', { username: ana.username, password: 'WRONG-PASSWORD' });
  await call('admin.users.get', { id: ana.id }, { as: ana });
  await call('conscience.initial.register', { user: ana.id, responses: ['SECRET'] }, { as: ana });
  await product.request('GET', '/trpc/method.wellness,account.me?batch=1&input=%7B%7D', { as: ana });
  await product.request('GET', '/trpc/method.wellness,admin.users.list?batch=1&input=%7B%7D');
  const entries = logged().map(({ procedures, refused, res }) => ({ procedures, refused, status: res?.status }));
  expect(entries).toEqual([
    { procedures: ['account.signIn'], refused: undefined, status: 200 },
    { procedures: ['account.signIn'], refused: [{ code: 'credentials', procedure: 'account.signIn' }], status: 401 },
    { procedures: ['admin.users.get'], refused: [{ code: 'forbidden', procedure: 'admin.users.get' }], status: 403 },
    {
      procedures: ['conscience.initial.register'],
      refused: [{ code: 'invalid', procedure: 'conscience.initial.register' }],
      status: 400,
    },
    { procedures: ['method.wellness', 'account.me'], refused: undefined, status: 200 },
    {
      procedures: ['method.wellness', 'admin.users.list'],
      refused: [{ code: 'signedOut', procedure: 'admin.users.list' }],
      status: 207,
    },
  ]);
  expectNowhere(ana.username, ana.id, ana.token, 'WRONG-PASSWORD', 'SECRET');
});

it('names an unknown procedure only as unknown', async () => {
  await product.request('GET', '/trpc/SECRET.name,account.SECRET?batch=1&input=%7B%7D');
  await product.request('GET', '/trpc/__proto__');
  expect(logged().map(({ procedures }) => procedures)).toEqual([['unknown'], ['unknown']]);
  const codes = logged().flatMap(({ refused }) => refused);
  expect(codes).toEqual(Array(3).fill({ code: 'notFound', procedure: 'unknown' }));
  expectNowhere('SECRET', 'proto');
});

it('never has passwords, tokens or names, whether a sign-in succeeds or not', async () => {
  const ana = await client();
  await rest('POST', '/login/in', { body: { username: ana.username, password: 'WRONG-PASSWORD' } });
  await call('account.signIn', { username: ana.username, password: 'WRONG-PASSWORD' });
  await rest('POST', '/login/in', {
    headers: { 'content-type': 'application/json' },
    body: '{"username":"x","password":"WRONG-PASSWORD"',
  });
  await rest('GET', '/admin/user/getall/', { headers: { authorization: 'Bearer FORGED-TOKEN', auth: 'FORGED-TOKEN' } });
  await product.edit(ana, { password: 'A-NEWER-PASSWORD', confirmation: 'A-NEWER-PASSWORD' });
  expectNowhere('WRONG-PASSWORD', 'A-NEWER-PASSWORD', ana.password, ana.token, ana.username, ana.email, 'FORGED-TOKEN');
});

it('never has the link of a mail, nor the address that it goes to', async () => {
  const ana = await client();
  const token = 'T'.repeat(43);
  await rest('POST', '/forgot/sendmail', { body: { email: ana.email } });
  await services.mailer.settled();
  await rest('PUT', `/forgot/resetpassword?id=${ana.id}&token=${token}`, { body: { password: 'A-NEWER-PASSWORD' } });
  await product.request('GET', `/resetpassword/${ana.id}/${token}`);
  expectNowhere(token, ana.id, ana.email, 'A-NEWER-PASSWORD');
});

it('never has answers, not even where storing them breaks down with a message that quotes them', async () => {
  const ana = await client();
  const answers = Array<number>(20).fill(3);
  const quoting = new Error(`insert into initial_tests failed with ${JSON.stringify(answers)}`, {
    cause: new Error(JSON.stringify(answers)),
  });
  const broken = vi.spyOn(services.store.wellnessTests, 'registerInitial').mockRejectedValue(quoting);
  await product.registerInitial(ana.id, ana, answers);
  await call('conscience.initial.register', { user: ana.id, responses: answers }, { as: ana });
  broken.mockRestore();
  await product.registerInitial(ana.id, ana, answers);
  await product.registerInitial(ana.id, ana, answers.slice(1));
  expectNowhere('3,3,3', 'insert into', ana.id);
});

it('says where an internal error was thrown, so that it can be found', async () => {
  vi.spyOn(services.store.users, 'batch').mockRejectedValue(new TypeError('SECRET'));
  await rest('GET', '/admin/user/getall/', { as: await product.session(product.administrator) });
  const error = logged().find((line) => line.level === 50);
  expect(error).toMatchObject({
    msg: 'a REST call failed: a fault of the product: report it with this line',
    err: { cause: { type: 'TypeError' } },
  });
  expect(error.err.cause.stack).toMatch(/log\.test\.ts/);
  expectNowhere('SECRET');
});

it.each<[string, object, RegExp]>([
  ['a full disk', { code: 'SQLITE_FULL' }, /: the disk is full: free space on it$/],
  ['a full disk of PostgreSQL', { code: '53100' }, /: the disk is full: free space on it$/],
  ['files of another user', { code: 'SQLITE_READONLY_DBMOVED' }, /: the user of the process must be able to read/],
  ['a damaged database', { code: 'SQLITE_CORRUPT' }, /: the database is damaged: stop, and restore a backup with /],
  ['a disk that fails', { code: 'SQLITE_IOERR_WRITE' }, /: the disk does not read or write: check it/],
])('says what to do about %s, which is no fault of the product', async (_what, fields, remedy) => {
  const cause = Object.assign(new Error('SECRET'), fields);
  vi.spyOn(services.store.users, 'batch').mockRejectedValue(new Error('SECRET', { cause }));
  await rest('GET', '/admin/user/getall/', { as: await product.session(product.administrator) });
  await call('admin.users.list', {}, { as: await product.session(product.administrator) });
  const messages = logged().flatMap(({ level, msg }) => (level === 50 ? [msg] : []));
  expect(messages).toEqual([expect.stringMatching(remedy)]);
  expectNowhere('SECRET');
});

it('says that mail fails, and not to whom', async () => {
  vi.spyOn(services.mailer, 'assertReady').mockResolvedValue();
  const ana = await client();
  vi.spyOn(services.store.passwordLinks, 'issue').mockRejectedValue(new Error(`no link for ${ana.email}`));
  await rest('POST', '/forgot/sendmail', { body: { email: ana.email } });
  await services.mailer.settled();
  expect(logged().some((line) => line.msg.startsWith('a mail was not sent: '))).toBe(true);
  expectNowhere(ana.email);
});

it('never has the name of a picture', async () => {
  const ana = await client();
  const { image } = (await upload(product, await picture(), ana, { name: 'SECRET.png' })).json();
  await rest('GET', `/upload/image/${image}`, { as: ana });
  expectNowhere(image, 'SECRET');
});
