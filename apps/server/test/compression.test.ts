import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { acceptedCoding } from '../src/http/compression.ts';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { clientOfLaterPhases } from './people.ts';
import { picture, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct({ MONITOR_TOKEN: 'monitor-'.repeat(5) });
const { administrator, app, call, client, services } = product;
await seedGuides(services);
const listening = app.listen({ port: 0, host: '127.0.0.1' });

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

interface Asked {
  as?: Pick<Person, 'token'>;
  accepts?: string | undefined;
  method?: 'GET' | 'HEAD' | 'POST';
  body?: object;
  headers?: Record<string, string>;
}

async function ask(url: string, { as, accepts, method = 'GET', body, headers = {} }: Asked = {}) {
  const { rawPayload, ...answer } = await app.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(accepts === undefined ? {} : { 'accept-encoding': accepts }),
    },
    ...(body ? { payload: body } : {}),
  });
  return { ...answer, bytes: rawPayload, coding: answer.headers['content-encoding'] };
}

const words = '/trpc/method.wellness';
const everybody = '/api/admin/user/getall/';
const browser = 'gzip, deflate, br, zstd';

describe('the coding of an answer', () => {
  it.each([
    ['a browser', browser, 'zstd'],
    ['Safari', 'gzip, deflate, br', 'br'],
    ['a browser without TLS', 'gzip, deflate', 'gzip'],
    ['capital letters', 'GZIP', 'gzip'],
    ['anything', '*', 'zstd'],
    ['weights', 'zstd;q=0.1, br;q=0.5, gzip;q=0.9', 'gzip'],
    ['a refusal', 'zstd;q=0, br;q=0.0, gzip;q=0.2', 'gzip'],
    ['equal weights', 'gzip;q=0.8, br;q=0.8', 'br'],
    ['none preferred', 'identity, gzip;q=0.5', undefined],
    ['only unknown ones', 'compress, deflate', undefined],
    ['an empty list', '', undefined],
    ['junk', ';;;q=,=', undefined],
    ['nothing', undefined, undefined],
  ])('for %s is the cheapest of those accepted most', async (_name, accepts, expected) => {
    const { bytes, coding, headers } = await ask(words, { accepts });
    expect(coding).toBe(expected);
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers.vary).toContain('accept-encoding');
    const plain = (await ask(words)).bytes;
    expect(unpack[String(coding)]?.(bytes) ?? bytes).toEqual(plain);
    if (coding) expect(bytes.length).toBeLessThan(plain.length * 0.6);
  });

  it('begins at 1 kB', async () => {
    const small = await ask('/trpc/account.me', { as: administrator, accepts: browser });
    expect(small.bytes.length).toBeLessThan(1000);
    expect([small.coding, small.headers.vary]).toEqual([undefined, undefined]);
  });
});

describe('compressed for those who ask, and the same for others', () => {
  const calendar = async () => {
    const own = await clientOfLaterPhases(product);
    const body = { ...exercise(own.id), frequency: 'monthly' };
    await product.rest('POST', '/client/responsibility/training/register', { as: own, body });
    const { data } = await call('account.calendar.open', undefined, { as: own });
    return new URL(data.address).pathname;
  };

  it.each<[string, () => Promise<[url: string, asked?: Asked]>]>([
    ['a batch of procedures', async () => ['/trpc/method.wellness,method.virtueNames?batch=1']],
    [
      'a query in a body',
      async () => [words, { method: 'POST', headers: { 'x-http-method-override': 'GET' }, body: {} }],
    ],
    ['a list of REST', async () => [everybody, { as: administrator }]],
    ['the description', async () => ['/api/openapi.json']],
    ['the script of its page', async () => ['/api/docs/static/swagger-ui-bundle.js']],
    ['a calendar', async () => [await calendar()]],
    ['the metrics', async () => ['/metrics', { as: { token: 'monitor-'.repeat(5) } }]],
    ['a page, for those who do not take brotli', async () => ['/method', { headers: { accept: 'text/html' } }]],
  ])('%s', async (_name, prepare) => {
    for (let number = 0; number < 5; number += 1) await client();
    const [url, asked] = await prepare();
    // A calendar says when it was read, to the second.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const plain = await ask(url, asked);
    const packed = await ask(url, { ...asked, accepts: 'gzip' });
    expect([plain.statusCode, plain.coding, packed.coding]).toEqual([200, undefined, 'gzip']);
    expect(plain.bytes.length).toBeGreaterThan(1000);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.7);
    const read = gunzipSync(packed.bytes);
    // The metrics have changed meanwhile.
    if (url === '/metrics') expect(read.toString()).toContain('http_requests_total');
    else expect(read).toEqual(plain.bytes);
  });

  it('an answer to HEAD has the headers of the one to GET, and no body', async () => {
    for (const url of ['/api/client/responsibility/guide/getall/', '/api/openapi.json', everybody]) {
      const asked = { accepts: browser, as: administrator };
      const [read, head] = [await ask(url, asked), await ask(url, { ...asked, method: 'HEAD' })];
      expect(read.coding).toBe('zstd');
      expect(head.bytes.length).toBe(0);
      const ofContent = ({ date: _, 'transfer-encoding': __, ...headers }: Record<string, unknown>) => headers;
      expect(ofContent(head.headers)).toEqual(ofContent(read.headers));
    }
  });
});

describe('left as it is', () => {
  it('a built file that is compressed already', async () => {
    const { body } = await product.request('GET', '/');
    const [, name = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(body) ?? [];
    const plain = await ask(name);
    const packed = await ask(name, { accepts: browser });
    expect(packed.coding).toBe('br');
    expect(brotliDecompressSync(packed.bytes)).toEqual(plain.bytes);
  });

  it('a picture', async () => {
    const { image } = (await upload(product, await picture(), administrator)).json();
    const { bytes, coding } = await ask(`/api/upload/image/${image}`, { as: administrator, accepts: browser });
    expect([bytes.subarray(8, 12).toString(), coding]).toEqual(['WEBP', undefined]);
  });

  it('what a reader has already', async () => {
    const url = '/api/docs/static/swagger-ui-bundle.js';
    const { etag } = (await ask(url, { accepts: browser })).headers;
    const again = await ask(url, { accepts: browser, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.bytes.length, again.coding]).toEqual([304, 0, undefined]);
  });
});

describe('what is the same for everybody', () => {
  it.each(['/api/openapi.json', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js'])(
    '%s is compressed at most once for each coding, however often it is asked for',
    async (url) => {
      for (const accepts of Object.keys(unpack)) {
        const coding = acceptedCoding({ headers: { 'accept-encoding': accepts } });
        if (!coding) throw new Error(`${accepts} is not a coding`);
        const made = [vi.spyOn(coding, 'whole'), vi.spyOn(coding, 'piecewise')];
        for (let time = 0; time < 3; time += 1) expect((await ask(url, { accepts })).coding).toBe(accepts);
        expect(made.reduce((times, spy) => times + spy.mock.calls.length, 0)).toBeLessThanOrEqual(1);
        for (const spy of made) spy.mockRestore();
      }
    },
  );
});

describe('a list that is sent while it is read', () => {
  /** A list without an end, which breaks at the batch of this number. */
  const endless = (breakAt = Number.POSITIVE_INFINITY) => {
    const { batch } = services.store.users;
    let batches = 0;
    return vi.spyOn(services.store.users, 'batch').mockImplementation(async ({ size, ...asked }) => {
      batches += 1;
      if (batches === breakAt) throw new Error('the words of a client');
      const users = await batch({ ...asked, before: undefined, size: 1 });
      return Array.from({ length: size }, () => users).flat();
    });
  };

  test('comes whole', async () => {
    const plain = await ask(everybody, { as: administrator });
    for (const coding of Object.keys(unpack)) {
      const { bytes, headers } = await ask(everybody, { as: administrator, accepts: coding });
      expect(headers['content-length']).toBeUndefined();
      expect(unpack[coding]?.(bytes)).toEqual(plain.bytes);
    }
  });

  /** Over a connection: what is sent depends on whether the head was. */
  const asked = async () => {
    const origin = await listening;
    const headers = { authorization: `Bearer ${administrator.token}`, 'accept-encoding': browser };
    const request = get(origin + everybody, { headers });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (!response) throw new Error('no response');
    return { request, response };
  };

  test('that breaks before anything is sent is an error that can be read', async () => {
    const spy = endless(2);
    const { response } = await asked();
    spy.mockRestore();
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([500, undefined]);
    expect(JSON.parse(await text(response))).toEqual({ message: 'errors.internal' });
  });

  test('that breaks later breaks the connection', async () => {
    const spy = endless(2_000);
    const { response } = await asked();
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'zstd']);
    await expect(text(response)).rejects.toThrow('aborted');
    spy.mockRestore();
  });

  test('is read no further once its reader has left', async () => {
    const spy = endless();
    const { request, response } = await asked();
    await once(response, 'data');
    request.destroy();
    await vi.waitFor(async () => {
      const { length } = spy.mock.calls;
      await setTimeout(50);
      expect(spy.mock.calls).toHaveLength(length);
    });
    spy.mockRestore();
  });
});
