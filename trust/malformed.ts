import { METHODS } from 'node:http';
import { restTable } from '@miraco/server/rest/table';
import { procedures } from '@miraco/server/router';
import { fieldNames, headerNames, headerValues, oddPieces, oddTexts, oddValues } from './malformed-words.ts';
import type { Random } from './random.ts';

/** A request that Node's client agrees to send. */
export interface Malformed {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** Whether it goes with a session: not where it would end it. */
  signedIn: boolean;
}

const names = [...procedures.keys()];
const ending = /signOut|sessions|settings\.set|endOthers/;

function oddJson(random: Random, depth = 0): unknown {
  if (depth > 3 || random.chance(0.4)) return random.pick(oddValues);
  if (random.chance(0.3)) return Array.from({ length: random.below(4) }, () => oddJson(random, depth + 1));
  const fields = Array.from({ length: 1 + random.below(5) }, () => [
    random.chance(0.8) ? random.pick(fieldNames) : random.pick(oddPieces),
    oddJson(random, depth + 1),
  ]);
  return Object.fromEntries(fields);
}

/** Text that is JSON, or nearly. */
function oddText(random: Random): string {
  const text = JSON.stringify(oddJson(random)) ?? '';
  switch (random.below(10)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      return `${'['.repeat(random.below(5000))}${text}`;
    case 2:
      return text.replace('{', '{"__proto__":{"isAdministrator":true},');
    case 3:
      return text + random.pick([',', '}', '\u0000', '\ufeff', text]);
    case 4:
      return `\ufeff${text}`;
    case 5:
      return `{"number":${'9'.repeat(random.below(400) + 1)}}`;
    default:
      return text;
  }
}

const percent = (text: string) => encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '?'));

const json = { 'content-type': 'application/json' };

function path(random: Random): string {
  const known = random.pick([
    ...restTable.map((row) => `/api${row.path}`),
    '/healthz',
    '/assets/x.js',
    '/api/upload/image/x',
    '/',
  ]);
  const filled = known.replaceAll(/:\w+/g, () => random.pick(oddPieces));
  const pieces = filled.split('/');
  if (random.chance(0.6)) pieces.splice(1 + random.below(pieces.length), random.below(2), random.pick(oddPieces));
  const query = random.chance(0.4)
    ? `?${random.pick(fieldNames)}=${random.pick(oddPieces)}&${random.pick(oddPieces)}`
    : '';
  return (pieces.join('/') || '/').replaceAll(' ', '%20') + query;
}

function ofPath(random: Random): Malformed {
  return {
    method: random.pick(['GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD']),
    path: path(random),
    headers: {},
    body: null,
    signedIn: random.chance(0.5),
  };
}

function ofMethod(random: Random): Malformed {
  // CONNECT asks for a tunnel and is not a request.
  const method = random.pick(METHODS.filter((name) => name !== 'CONNECT'));
  return {
    method,
    path: random.chance(0.5) ? path(random) : `/trpc/${random.pick(names)}`,
    headers: {},
    body: null,
    signedIn: false,
  };
}

function ofHeaders(random: Random): Malformed {
  const headers = Object.fromEntries(
    Array.from({ length: 1 + random.below(8) }, () => [random.pick(headerNames), random.pick(headerValues)]),
  );
  const isPost = random.chance(0.5);
  const target = random.chance(0.3)
    ? '/api/upload/uploadimage'
    : random.chance(0.5)
      ? path(random)
      : `/trpc/${random.pick(names)}`;
  return {
    method: isPost ? 'POST' : 'GET',
    path: target,
    headers,
    body: isPost ? oddText(random) : null,
    signedIn: random.chance(0.3),
  };
}

function ofJson(random: Random): Malformed {
  const row = random.pick(restTable.filter(({ method }) => method !== 'GET'));
  const bytes = random.chance(0.05) ? Buffer.from([0x7b, 0xff, 0xfe, random.below(256), 0x7d]) : oddText(random);
  if (random.chance(0.5)) {
    const filled = row.path.replaceAll(/:\w+/g, () => random.pick(oddPieces));
    return { method: row.method, path: `/api${filled}`, headers: json, body: bytes, signedIn: random.chance(0.7) };
  }
  const name = random.pick(names);
  return {
    method: 'POST',
    path: `/trpc/${name}`,
    headers: json,
    body: bytes,
    signedIn: !ending.test(name) && random.chance(0.7),
  };
}

function ofBatch(random: Random): Malformed {
  const called = Array.from({ length: random.below(14) }, () =>
    random.chance(0.85) ? random.pick(names.filter((name) => !ending.test(name))) : random.pick(oddPieces),
  );
  const shaped = random.chance(0.5)
    ? JSON.stringify(
        Object.fromEntries(called.map((_, index) => [String(index * (1 + random.below(2))), oddJson(random)])),
      )
    : oddText(random);
  const isGet = random.chance(0.5);
  const flag = random.pick(['batch=1', 'batch=1', 'batch=', 'batch=0', 'batch=1&batch=1', 'batch[]=1']);
  const input = isGet && random.chance(0.9) ? `&input=${percent(shaped).slice(0, 10_000)}` : '';
  const separator = random.pick([',', ',', ',', ',,', '%2C', '/']);
  return {
    method: isGet ? 'GET' : 'POST',
    path: `/trpc/${called.join(separator)}?${flag}${input}`,
    headers: json,
    body: isGet ? null : shaped,
    signedIn: random.chance(0.7),
  };
}

/** JSON within JSON, as deep as is chosen, in a field of its own or by itself. */
function ofNesting(random: Random): Malformed {
  const levels = 1 + random.below(random.chance(0.5) ? 40 : 6000);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"id":', '}'],
    ['[{"user":', '}]'],
  ] as const);
  const deep = `${open.repeat(levels)}${JSON.stringify(random.pick(oddValues)) ?? '1'}${close.repeat(levels)}`;
  const body = random.chance(0.5) ? deep : `{"${random.pick(fieldNames)}":${deep}}`;
  const row = random.pick(restTable);
  const signedIn = random.chance(0.5);
  if (random.chance(0.4)) return { method: row.method, path: `/api${row.path}`, headers: json, body, signedIn };
  const name = random.pick(names.filter((known) => !ending.test(known)));
  if (random.chance(0.5)) return { method: 'POST', path: `/trpc/${name}`, headers: json, body, signedIn };
  const query = `${random.pick(['', 'batch=1&'])}input=${percent(body).slice(0, 12_000)}`;
  return { method: 'GET', path: `/trpc/${name}?${query}`, headers: {}, body: null, signedIn };
}

/** Calls that are right but for one text: the schema decides which of them reach the database. */
const nearly: readonly ((text: unknown, random: Random) => readonly [procedure: string, input: object])[] = [
  (text, random) => ['admin.users.list', { search: text, sort: random.pick(['created', 'name', 'username', 'phase']) }],
  (text) => ['admin.users.neighbours', { search: text, id: 'x' }],
  (text) => ['admin.users.get', { id: text }],
  (text) => ['admin.coachNotes.of', { user: 'x', search: text }],
  (text) => ['admin.coachNotes.add', { user: text, note: text, readers: text }],
  (text) => ['account.editProfile', { firstname: text, phone: text }],
  (text) => ['account.resetPassword', { id: text, token: 'x'.repeat(43), password: text }],
  (text) => ['admin.users.checkImport', { rows: [{ username: text, email: text, password: text }] }],
  (text) => [
    'admin.users.register',
    {
      username: text,
      email: 'a@example.org',
      firstname: text,
      lastname: text,
      address: text,
      phone: text,
      access: text,
      password: text,
    },
  ],
];

function ofText(random: Random): Malformed {
  const [name, input] = random.pick(nearly)(random.pick(oddTexts), random);
  return { method: 'POST', path: `/trpc/${name}`, headers: json, body: JSON.stringify(input), signedIn: true };
}

const kinds = [ofPath, ofMethod, ofHeaders, ofJson, ofJson, ofBatch, ofNesting, ofText] as const;

export const malformed = (random: Random): Malformed => random.pick(kinds)(random);

/** Bytes that are nearly a request, as no client sends them. */
export function brokenBytes(random: Random): Buffer {
  const target = random.pick(['/', '/api/login/in', '/trpc/account.me', '/api/upload/uploadimage', path(random)]);
  const body = oddText(random);
  const choices = [
    `GET ${target}\r\n\r\n`,
    `GET ${target} HTTP/9.9\r\nhost: x\r\n\r\n`,
    `GET  ${target}  HTTP/1.1\r\n\r\n`,
    `${'G'.repeat(random.below(9000))} ${target} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET ${target} HTTP/1.1\r\n\r\n`,
    `GET ${target} HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n`,
    `GET ${target} HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(random.below(3000))}\r\n`,
    `GET ${target} HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n`,
    `GET ${target} HTTP/1.1\r\nhost: x\r\n: empty\r\na\u0000b: c\r\n\r\n`,
    `POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length + 50}\r\n\r\n${body}`,
    `POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n${body}`,
    `POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    `POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
    `POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 40\r\n\r\n--x\r\nContent-Disposition: form-data; na`,
    `POST ${target} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\nexpect: nonsense\r\ncontent-length: 2\r\n\r\n{}`,
    `GET ${target} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    '\r\n\r\n\r\n',
    body,
  ];
  return Buffer.from(random.pick(choices), random.chance(0.5) ? 'latin1' : 'utf8');
}
