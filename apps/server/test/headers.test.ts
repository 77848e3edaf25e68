import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '@miraco/contract/paths';
import { translator } from '@miraco/i18n/translator';
import { describe, expect, it } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();
const secure = await startProduct({ PUBLIC_URL: 'https://miraco.example', BRAND_NAME: "L'Alma $$1 $'" });

const assets = await readdir(fileURLToPath(new URL('../../web/dist/assets', import.meta.url))).catch(() => []);
const asset = assets.find((name) => name.endsWith('.js')) ?? 'missing.js';

const browser = { accept: 'text/html,application/xhtml+xml' };

const security = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types miraco dompurify ProseMirrorClipboard',
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': [
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=()',
    'payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
    'autoplay=(self "https://www.youtube-nocookie.com"), encrypted-media=(self "https://www.youtube-nocookie.com")',
    'fullscreen=(self "https://www.youtube-nocookie.com"), picture-in-picture=(self "https://www.youtube-nocookie.com")',
    'clipboard-write=(self)',
  ].join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

it('lets pages frame the players of the hosts that guides may show, and of no other', async () => {
  const tube = await startProduct({ VIDEO_HOSTS: 'vimeo.com, https://tube.example.org/videos' });
  const { headers } = await tube.request('GET', '/', { headers: browser });
  expect(String(headers['content-security-policy'])).toContain(
    ';frame-src https://player.vimeo.com https://tube.example.org;',
  );
  expect(headers['permissions-policy']).toContain(
    'fullscreen=(self "https://player.vimeo.com" "https://tube.example.org"),',
  );
});

/** The headers about the type, the caching and the encoding of a body. */
const ordinary =
  /^(content-(type|length|encoding|language)|cache-control|date|connection|transfer-encoding|vary|etag|last-modified|accept-ranges|location|retry-after|allow)$/;

const answers: Readonly<Record<string, () => ReturnType<typeof product.request>>> = {
  'a page': () => product.request('GET', '/'),
  'an asset': () => product.request('GET', `/assets/${asset}`),
  'an answer of REST': () => product.rest('GET', '/admin/user/getall/', { as: product.administrator }),
  'an error of REST': () => product.rest('GET', '/admin/user/getall/'),
  'an unknown path of REST': () => product.rest('GET', '/nowhere'),
  'junk sent to REST': () =>
    product.rest('POST', '/login/in', { headers: { 'content-type': 'application/json' }, body: '{' }),
  'an answer of tRPC': () => product.request('GET', '/trpc/method.wellness'),
  'an error of tRPC': () => product.request('GET', '/trpc/account.me'),
  'a form sent to tRPC': () =>
    product.request('POST', '/trpc/account.me', { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }),
  'the description': () => product.rest('GET', '/openapi.json'),
  'the health': () => product.request('GET', '/healthz'),
  'an unknown page': () => product.request('GET', '/nowhere', { headers: browser }),
  'an unknown file': () => product.request('GET', '/nowhere.js'),
  'a path that cannot be decoded': () => product.request('GET', '/%zz'),
  'a range that is not there': () =>
    product.request('GET', `/assets/${asset}`, { headers: { range: 'bytes=99999999-' } }),
};

describe('the security headers', () => {
  it.each(Object.entries(answers))('of %s are these and no others', async (_name, answer) => {
    const { headers } = await answer();
    expect(Object.fromEntries(Object.entries(headers).filter(([name]) => !ordinary.test(name)))).toEqual(security);
  });

  it('of the documentation differ as its scripts require', async () => {
    const { headers } = await product.request('GET', '/api/docs/');
    const [common] = security['content-security-policy'].split(';require-trusted-types-for');
    const policy = `${common};style-src 'self' 'unsafe-inline'`;
    expect(headers).toMatchObject({ ...security, 'content-security-policy': policy });
  });

  it('ask for TLS only where people use it', async () => {
    expect((await product.request('GET', '/')).headers['strict-transport-security']).toBeUndefined();
    for (const path of ['/', '/api/nowhere', '/trpc/account.me', '/api/docs/']) {
      const { headers } = await secure.request('GET', path);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });
});

it.each(['/trpc/account.me', '/trpc/method.wellness', '/api/admin/user/getall/', '/api/forgot/nowhere'])(
  'no cache stores the answer at %s',
  async (path) => {
    const { headers } = await product.request('GET', path, {
      headers: { auth: product.administrator.token },
    });
    expect(headers['cache-control']).toBe('no-store');
  },
);

describe('a page', () => {
  const routes = Object.values(paths).map((path) => path.replaceAll(/:\w+/g, 'x'));

  it.each([...routes, '/auth/anything', '/client/profile/', '/login?next=/x'])('is answered at %s', async (path) => {
    const answer = await product.request('GET', path, { headers: browser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toMatch(/<title>([^<]+ · )?Miraco<\/title>/);
  });

  it.each(['/nowhere', '/client/nowhere', '/admin/nowhere', '/%zz', '/index.html', '/.git/config', '/../package.json'])(
    'does not exist at %s: a browser gets the not-found page with 404',
    async (path) => {
      const answer = await product.request('GET', path, { headers: browser });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<title>${translator('en')('errors.notFoundTitle')} · Miraco</title>`);
    },
  );

  it('that is unknown is JSON for clients that do not accept HTML', async () => {
    for (const [method, headers] of [
      ['GET', {}],
      ['GET', { accept: 'application/json' }],
      ['POST', browser],
    ] as const) {
      const answer = await product.request(method, '/nowhere', { headers });
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'errors.notFound' }]);
    }
  });

  it('bears the name of the product as it is written', async () => {
    expect((await secure.request('GET', '/')).body).toContain(" · L'Alma $$1 $'</title>");
  });
});

describe('an asset', () => {
  it('is kept for a year, for its name changes with its content', async () => {
    const answer = await product.request('GET', `/assets/${asset}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('that is unknown is 404 and not kept', async () => {
    const answer = await product.request('GET', '/assets/unknown-1234.js');
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'errors.notFound' }]);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it.each(['/assets/', '/assets/..%2findex.html', '/assets/.x'])(
    'is not listed as a folder, and no file outside of it is served: %s',
    async (path) => {
      const answer = await product.request('GET', path);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined]);
    },
  );
});

it.each(['gzip, br', 'identity'])('a drawing is sent with its charset, compressed or not: %s', async (encoding) => {
  const answer = await product.request('GET', '/rosette.svg', { headers: { 'accept-encoding': encoding } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
});

describe('the health', () => {
  it('is answered without a session once the process can serve', async () => {
    const answer = await product.request('GET', '/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});
