import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
// Sets the library up in this process as in the one that decodes.
import '../src/pictures/reencode.ts';
import { drawing, flatPng, picture, storedPictures, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, rest } = product;
const ana = await client();

const { names: files } = storedPictures(product);

const show = (name: string, as?: Person) => rest('GET', `/upload/image/${name}`, { as });

async function keep(bytes: Buffer<ArrayBuffer>, as: Person = ana): Promise<string> {
  const answer = await upload(product, bytes, as);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: 'image.uploaded', image: expect.stringMatching(/^[\da-f]{32}\.webp$/) });
  return answer.json().image;
}

async function expectRefused(answer: ReturnType<typeof upload>, status: number, message: string) {
  const before = await files();
  const { statusCode, body } = await answer;
  expect([statusCode, JSON.parse(body).message]).toEqual([status, message]);
  expect(await files()).toEqual(before);
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s is kept as a WebP of 512 by 512', async (format) => {
    const shown = await show(await keep(await picture(format)), ana);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('loses everything but its pixels, and stands as its camera was held', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
    const photograph = await drawing().withMetadata({ exif, orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photograph).metadata()).orientation).toBe(6);
    expect(photograph.includes('SecretCamera')).toBe(true);
    const { rawPayload } = await show(await keep(photograph), ana);
    const metadata = await sharp(rawPayload).metadata();
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[kind]).toBeUndefined();
    expect(rawPayload.includes('Secret')).toBe(false);
    // Rotated by 90 degrees, the left side is at the top.
    const [red, , blue] = await sharp(rawPayload).extract({ left: 256, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(blue).toBeGreaterThan(Number(red));
  });

  it('is re-encoded: data appended to the file is gone', async () => {
    const polyglot = Buffer.concat([await picture(), Buffer.from('<html><script>alert(1)</script></html>')]);
    const shown = await show(await keep(polyglot), ana);
    expect(shown.rawPayload.includes('script')).toBe(false);
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
  });

  it('is detected by its bytes, not by its name or type', async () => {
    const answer = await upload(product, await picture('jpeg'), ana, { name: '../../evil.svg', type: 'image/svg+xml' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a file that is not a picture is refused', () => {
  const tiff = drawing().tiff().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['text', Buffer.from('this is text')],
    ['HTML', Buffer.from('<!doctype html><p>')],
    ['nothing', Buffer.alloc(0)],
    ['the signature of a PNG alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a TIFF', tiff],
  ])('%s named .png', async (_case, bytes) => {
    await expectRefused(upload(product, await bytes, ana), 415, 'errors.notAnImage');
  });

  it.each([
    ['SVG', Buffer.from(svg)],
    ['TIFF', tiff],
  ])('before the library has read a byte of it as %s', async (_format, bytes) => {
    await expect(sharp(await bytes).metadata()).rejects.toThrow('unsupported image format');
  });

  it.each(['png', 'jpeg', 'webp'] as const)('a truncated %s', async (format) => {
    const whole = await drawing().resize(1200, 1200).toFormat(format).toBuffer();
    const half = Buffer.from(whole.subarray(0, Math.floor(whole.length / 2)));
    await expectRefused(upload(product, half, ana), 415, 'errors.notAnImage');
  });

  it('14,000 by 14,000 pixels in a few kilobytes', async () => {
    const bomb = flatPng(14_000);
    expect(bomb.length).toBeLessThan(300_000);
    await expectRefused(upload(product, bomb, ana), 413, 'errors.tooLarge');
    expect((await upload(product, flatPng(7_000), ana)).statusCode).toBe(200);
  });

  it('5 MB and a byte, but not 5 MB', async () => {
    const padded = async (bytes: number) => {
      const whole = await picture();
      return Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
    };
    await expectRefused(upload(product, await padded(5 * 1024 * 1024 + 1), ana), 413, 'errors.tooLarge');
    expect((await upload(product, await padded(5 * 1024 * 1024), ana)).statusCode).toBe(200);
  });

  it('a form without one, with another field, or no form at all', async () => {
    await expectRefused(upload(product, await picture(), ana, { field: 'file' }), 400, 'errors.invalid');
  });

  it.each([
    ['no form', '{}', 'application/json', 415],
    ['an empty form', '--x--\r\n', 'multipart/form-data; boundary=x', 400],
    ['a form that is cut off', '--x\r\nContent-Disposition: form-data; na', 'multipart/form-data; boundary=x', 400],
    ['no boundary', 'junk', 'multipart/form-data', 400],
    [
      'text for a file',
      '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\ntext\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      400,
    ],
  ])('%s', async (_case, body, type, status) => {
    const sent = rest('POST', '/upload/uploadimage', { as: ana, body, headers: { 'content-type': type } });
    await expectRefused(sent, status, status === 415 ? 'errors.unsupportedMedia' : 'errors.invalid');
  });
});

describe('pictures are seen', () => {
  it('and without a session is refused', async () => {
    const name = await keep(await picture());
    await expectRefused(upload(product, await picture()), 401, 'errors.signedOut');
    expect((await show(name)).statusCode).toBe(401);
  });

  it('by their owner and by administrators, and are unknown to everybody else', async () => {
    const name = await keep(await picture());
    expect((await show(name, ana)).statusCode).toBe(200);
    expect((await show(name, administrator)).statusCode).toBe(200);
    const [other, unknown] = [await show(name, await client()), await show(`${'0'.repeat(32)}.webp`, ana)];
    expect(other.statusCode).toBe(404);
    expect(other.body).toBe(unknown.body);
  });

  it.each([
    'unknown',
    '..%2f..%2fmiraco.sqlite',
    '..%2fsession-secret',
    '%2e%2e%2fsession-secret',
    '..%5csession-secret',
    '%2fetc%2fpasswd',
    `${'0'.repeat(32)}.webp%00.png`,
    `${'0'.repeat(32)}.WEBP`,
  ])('under their own names alone, not %s', async (name) => {
    const answer = await show(name, administrator);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'errors.notFound' }]);
  });
});

it('thirty in ten minutes are taken of each user, then no more for a while', async () => {
  const [bea, carla] = [await client(), await client()];
  const send = (as: Person) => upload(product, Buffer.from('no picture'), as);
  for (let time = 0; time < 30; time += 1) expect((await send(bea)).statusCode).toBe(415);
  const refused = await send(bea);
  expect([refused.statusCode, refused.json()]).toEqual([429, { message: 'errors.tooManyRequests' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  expect((await send(carla)).statusCode).toBe(415);
});

it('150 megapixels in ten minutes are decoded for each user, however few bytes they come in', async () => {
  const [ana, bea] = [await product.client(), await product.client()];
  const bomb = flatPng(7000);
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await upload(product, bomb, ana)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await upload(product, await picture(), ana)).statusCode).toBe(200);
  expect((await upload(product, bomb, bea)).statusCode).toBe(200);
});
