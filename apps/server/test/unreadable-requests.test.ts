import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct({ PUBLIC_URL: 'https://miraco.example' });
const { app, administrator } = product;
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0 })).port);
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The answers on a connection, split by their content-length. */
function answersIn(text: string): Answer[] {
  const [, status, head] = /^HTTP\/1\.1 (\d+) [^\r]*\r\n([\s\S]*?)\r\n\r\n/.exec(text) ?? [];
  if (head === undefined) return [];
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*: */, '')]),
  );
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  const length = Number(headers['content-length']);
  return [{ status: Number(status), headers, body: body.slice(0, length) }, ...answersIn(body.slice(length))];
}

/** All answers on a connection until the product ends it. Only the product ends it. */
async function answersTo(bytes: string, happens?: (atTheServer: Socket) => void): Promise<Answer[]> {
  const arrived = once(app.server, 'connection');
  const socket = connect(port);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(bytes);
  const [atTheServer] = await arrived;
  happens?.(atTheServer);
  await once(socket, 'end');
  socket.destroy();
  return answersIn(Buffer.concat(parts).toString());
}

const ordinary = /^(content-(type|length)|cache-control|date|connection|keep-alive|vary|etag|last-modified)$/;
const securityOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ordinary.test(name)));

// Written out in headers.test; all others are to have the same.
const expected = securityOf((await app.inject('/healthz')).headers);

const head = `host: x\r\nauth: ${administrator.token}\r\n`;
const json = `${head}content-type: application/json\r\n`;

const unreadable: Readonly<Record<string, [status: number, bytes: string]>> = {
  'not HTTP': [400, 'nonsense\r\n\r\n'],
  'an unknown version': [400, `GET / HTTP/9.9\r\n${head}\r\n`],
  'an unknown method': [400, `BREW / HTTP/1.1\r\n${head}\r\n`],
  'a path that is none': [400, `GET http:x HTTP/1.1\r\n${head}\r\n`],
  'a header without a name': [400, `GET / HTTP/1.1\r\n${head}: x\r\n\r\n`],
  'two lengths': [400, `POST / HTTP/1.1\r\n${head}content-length: 1\r\ncontent-length: 2\r\n\r\nx`],
  'no host': [400, 'GET /healthz HTTP/1.1\r\n\r\n'],
  'two hosts that differ': [400, `GET / HTTP/1.1\r\n${head}host: \u0000y\r\n\r\n`],
  'headers without end': [431, `GET / HTTP/1.1\r\n${head}a: ${'a'.repeat(20_000)}\r\n\r\n`],
  'a path without end': [431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`],
  'an expectation': [417, `POST /api/login/in HTTP/1.1\r\n${json}expect: coffee\r\ncontent-length: 2\r\n\r\n{}`],
  'a chunk of no length': [400, `POST /api/login/in HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}`],
  'a chunk of no length to a procedure': [
    400,
    `POST /trpc/account.signIn HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}`,
  ],
  'a chunk of no length in a picture': [
    400,
    `POST /api/upload/uploadimage HTTP/1.1\r\n${head}content-type: multipart/form-data; boundary=x\r\n` +
      'transfer-encoding: chunked\r\n\r\nzz\r\n{}',
  ],
  'a chunk that says too much of itself': [
    413,
    `POST /api/login/in HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
};

describe('a request that Node cannot parse', () => {
  it.each(Object.entries(unreadable))('gets our message and our headers: %s', async (_, [status, bytes]) => {
    const answers = await answersTo(bytes);
    expect(answers).toHaveLength(1);
    for (const { headers, ...answer } of answers) {
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.body)).toEqual({ message: 'errors.invalid', issues: [] });
      expect(headers).toMatchObject({ connection: 'close', 'content-type': 'application/json; charset=utf-8' });
      expect(securityOf(headers)).toEqual(expected);
    }
  });

  it.each([
    ['has sent nothing', ''],
    ['is in the middle of a header', `GET / HTTP/1.1\r\nhost`],
    ['is in the middle of a body', `POST /api/login/in HTTP/1.1\r\n${json}content-length: 99\r\n\r\n{`],
  ])('is answered 408 if it is late: the client %s', async (_, bytes) => {
    const late = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    // Node checks for late requests every thirty seconds; this is what its check does.
    const answers = await answersTo(bytes, (atTheServer) =>
      setImmediate(() => app.server.emit('clientError', late, atTheServer)),
    );
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).message])).toEqual([[408, 'errors.invalid']]);
    expect(securityOf(answers[0]?.headers ?? {})).toEqual(expected);
  });

  it('does not prevent the answers of earlier requests', async () => {
    const answers = await answersTo(
      `GET /healthz HTTP/1.1\r\n${head}\r\nGET / HTTP/1.1\r\n${head}\r\nnonsense\r\n\r\n`,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({ status: 'ok' });
  });
});

it.each([
  'GET http:///',
  'GET foo://x/healthz',
  'GET http://x/%zz',
  'GET *',
  'OPTIONS *',
  'PROPFIND /',
  'TRACE /',
  // No traversal and no name that a file system refuses reaches a file.
  'GET /assets/../index.html',
  'GET /assets/%2e%2e/index.html',
  'GET /assets/./x.js',
  'GET /assets//x.js',
  'GET /assets/a\\b',
  'GET /assets/%00',
  `GET /assets/${'x'.repeat(300)}`,
])('a readable request for an impossible address gets our message and headers too: %s', async (line) => {
  const answers = await answersTo(`${line} HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
  expect(answers.map(({ status, body }) => [status, JSON.parse(body)])).toEqual([
    [404, { message: 'errors.notFound' }],
  ]);
  expect(securityOf(answers[0]?.headers ?? {})).toEqual(expected);
});

it('a path may have the host before it', async () => {
  const answers = await answersTo(`GET http://x/healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
  expect(answers.map(({ status, body }) => [status, JSON.parse(body)])).toEqual([[200, { status: 'ok' }]]);
});

it('a request of an old version needs no host', async () => {
  const answers = await answersTo('GET /healthz HTTP/1.0\r\n\r\n');
  expect(answers.map(({ status }) => status)).toEqual([200]);
});
