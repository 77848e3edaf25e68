import { readdir } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@miraco/contract/paths';
import type { InjectOptions } from 'fastify';
import { expect, it, test } from 'vitest';
import { restTable } from '../src/rest/table.ts';
import { procedures } from '../src/router.ts';
import { innerWorkings } from './inner-workings.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, app, session } = product;

type Request = InjectOptions & { url: string };

/** The headers about the type, the caching and the encoding of a body. */
const ordinary = new Set([
  ...['content-type', 'content-length', 'content-encoding', 'content-language', 'accept-ranges', 'content-range'],
  ...['cache-control', 'date', 'connection', 'transfer-encoding', 'vary', 'etag', 'last-modified', 'location'],
  ...['retry-after'],
]);

const securityOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ordinary.has(name)));

// Written out in headers.test; all others are to have the same.
const expected = securityOf((await app.inject('/')).headers);

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile())
  .map((file) => `${file.parentPath.slice(dist.length)}/${file.name}`);
/** One of each folder and kind: the server treats them alike. */
const built = [...new Map(files.map((path) => [dirname(path) + extname(path), path])).values()];

const filled = (path: string) => path.replaceAll(/:\w+/g, 'x');
const docs = ['', '/', '/static/index.html', '/static/swagger-initializer.js', '/static/nowhere.css', '/json', '/yaml'];

/** Every route that routes.test knows, as it is called. */
const routes: readonly Request[] = [
  ...[...procedures].map(([name, { _def }]) => ({
    method: _def.type === 'query' ? ('GET' as const) : ('POST' as const),
    url: `/trpc/${name}`,
  })),
  ...restTable.map(({ method, path }) => ({ method, url: `/api${filled(path)}` })),
  { method: 'POST', url: '/api/upload/uploadimage' },
  ...[
    '/api/upload/image/x',
    '/api/openapi.json',
    ...docs.map((path) => `/api/docs${path}`),
    '/healthz',
    '/readyz',
    '/healthz?full',
    ...Object.values(paths).map(filled),
    `${paths.auth}/x`,
    ...built,
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
  ].map((url) => ({ method: 'GET' as const, url })),
];

const json = { 'content-type': 'application/json' };
const token = async () => ({ authorization: `Bearer ${(await session(administrator)).token}` });

/** How a route is called: as it is meant and as it is not. */
const manners: Readonly<Record<string, (request: Request) => Promise<Request>>> = {
  'by nobody': async (request) => request,
  'by an administrator, with nothing': async (request) => ({ ...request, headers: await token() }),
  'with junk': async (request) => ({
    ...request,
    url: request.method === 'GET' ? `${request.url}${request.url.includes('?') ? '&' : '?'}input={%22` : request.url,
    headers: { ...(await token()), ...(request.method === 'GET' ? {} : json) },
    ...(request.method === 'GET' ? {} : { payload: '{"user": 7, "id": [' }),
  }),
  'with JSON that fits nothing': async (request) =>
    request.method === 'GET'
      ? { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}input=[{}]`, headers: await token() }
      : { ...request, headers: { ...(await token()), ...json }, payload: '{"user":{"$ne":1},"id":["\'"],"body":null}' },
  'in a media type that nobody takes': async (request) => ({
    ...request,
    ...(request.method === 'GET' ? {} : { payload: '<x/>' }),
    headers: { ...(await token()), 'content-type': 'application/xml', accept: 'application/xml' },
  }),
  'as a form that is cut off': async (request) => ({
    ...request,
    ...(request.method === 'GET' ? {} : { payload: '--x\r\nContent-Disposition: form-data; name="image"' }),
    headers: { ...(await token()), 'content-type': 'multipart/form-data; boundary=x' },
  }),
  'with a method that it does not have': async (request) => ({
    ...request,
    method: 'PATCH',
    headers: json,
    payload: '{}',
  }),
  'with HEAD': async (request) => ({ ...request, method: 'HEAD' }),
  'with OPTIONS, as another site would': async (request) => ({
    ...request,
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  }),
  'for a range and a copy that are no more': async (request) => ({
    ...request,
    headers: { range: 'bytes=99999999-', 'if-none-match': '"x"', 'if-modified-since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  }),
};

const isDocumentation = (url: string) => url.startsWith('/api/docs');

const statuses = new Set<number>();

it.each(Object.keys(manners))(
  'called %s, every route has these headers and leaks no inner workings',
  async (manner) => {
    const found: string[] = [];
    for (const route of routes) {
      const request = await manners[manner]?.(route);
      if (!request) continue;
      const { headers, body, statusCode } = await app.inject(request);
      const what = `${request.method} ${request.url.slice(0, 80)} ${statusCode}`;
      statuses.add(statusCode);
      const security = securityOf(headers);
      // It needs styles of its own: headers.test.
      if (isDocumentation(route.url)) security['content-security-policy'] = expected['content-security-policy'];
      if (JSON.stringify(Object.entries(security).sort()) !== JSON.stringify(Object.entries(expected).sort()))
        found.push(`${what}: ${JSON.stringify(security)}`);
      // Built files are the same for everybody, and of anything.
      const leak = built.includes(route.url) || isDocumentation(route.url) ? undefined : innerWorkings(body);
      if (leak) found.push(`${what}: ${leak}`);
      if (statusCode >= 500) found.push(what);
    }
    expect(found).toEqual([]);
  },
);

test('the calls were answered with every kind of status except 500', () => {
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]));
});
