import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { calendarPath, paths } from '@miraco/contract/paths';
import { expect, test } from 'vitest';
import { restTable } from '../src/rest/table.ts';
import { startProduct } from './product.ts';

const product = await startProduct();

/** Every route that the app answers, as `GET /path`, read from the router itself. */
function routes(): string[] {
  const stack: string[] = [];
  return product.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*) \(([^)]*)\)$/.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      stack.length = depth;
      stack.push(part);
      return methods.split(', ').map((method) => `${method} ${stack.join('')}`);
    });
}

const withHead = (path: string) => [`GET ${path}`, `HEAD ${path}`];
const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const built = (await readdir(dist, { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile())
  .map((file) => `${file.parentPath.slice(dist.length)}/${file.name}`)
  .filter((path) => !/^\/(index\.html|prerendered\/|assets\/)/.test(path));

/** Every route, and the test of its access. */
const known = new Set([
  // health.test and access.test: everybody, and with `?full` administrators.
  ...withHead('/healthz'),
  ...withHead('/readyz'),
  // courtesy-mails.test: holders of a link.
  `POST ${paths.mails}`,
  // calendar-feed.test: calendar programs of who has its address.
  ...withHead(calendarPath(':token')),
  // access.test.ts walks its procedures.
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'].map(
    (method) => `${method} /trpc/:path`,
  ),
  // The same for one procedure, whose input may be larger: summaries.test.ts.
  'POST /trpc/admin.summaries.send',
  // rest-access.test.
  ...restTable.flatMap(({ method, path }) =>
    method === 'GET' ? withHead(bare(`/api${path}`)) : [`${method} ${bare(`/api${path}`)}`],
  ),
  // images.test and rest-access.test.
  'POST /api/upload/uploadimage',
  ...withHead('/api/upload/image/:name'),
  // guide-pictures.test.
  'POST /api/upload/uploadguideimage/:virtue',
  ...withHead('/api/upload/guideimage/:name'),
  // well-known.test: everybody.
  ...withHead('/.well-known/security.txt'),
  ...withHead('/.well-known/change-password'),
  // The description of the calls: the same for everybody.
  ...withHead('/api/openapi.json'),
  ...withHead('/api/docs'),
  ...withHead('/api/docs*'),
  // Pages and built files: the same for everybody.
  ...Object.values(paths).flatMap(withHead),
  ...withHead(`${paths.auth}*`),
  ...[...built, '/robots.txt', '/sitemap.xml', '/site.webmanifest'].flatMap(withHead),
  ...withHead('/assets/:name'),
]);

test('every route is listed here, with the test of its access', () => {
  const answered = routes();
  expect(answered.length).toBeGreaterThan(restTable.length + Object.keys(paths).length);
  expect(answered.filter((route) => !known.has(route))).toEqual([]);
});

test('every documented call has a route', () => {
  const answered = new Set(routes());
  for (const { method, path } of restTable) expect(answered).toContain(`${method} ${bare(`/api${path}`)}`);
});
