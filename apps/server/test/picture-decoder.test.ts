import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDecoder, type DecoderLimits, decoderLimits } from '../src/pictures/decoder.ts';
import { drawing, flatPng, picture } from './pictures.ts';

/** The processes that were started, in their order. */
let started: ChildProcess[] = [];
const note = (message: unknown) => started.push(Reflect.get(Object(message), 'process'));

beforeEach(() => {
  started = [];
  subscribe('child_process', note);
});
afterEach(() => void unsubscribe('child_process', note));

function decoderWith(given: Partial<DecoderLimits> = {}) {
  const limits = { ...decoderLimits, ...given };
  const decoder = createDecoder(limits);
  onTestFinished(decoder.close);
  const draw = (bytes: Uint8Array, admit = async (_pixels: number) => {}) => decoder.draw(bytes, 'text', admit);
  const expectWorks = async () => expect(await draw(await picture())).toMatchObject({ width: 640, height: 320 });
  return { ...decoder, draw, expectWorks, limits };
}

const unreadable = expect.objectContaining({ code: 'pictureUnreadable' });
const endOf = (child: ChildProcess | undefined) =>
  child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;

describe('the process that decodes', () => {
  it.each([
    ['as Linux shows it', true],
    ['as it reports itself', false],
  ])('is ended where it takes too much memory, %s, and the next picture has another', async (_way, showsMemory) => {
    // Linux alone shows it.
    const way = showsMemory && decoderLimits.showsMemory;
    const decoder = decoderWith({ showsMemory: way });
    // 20 megapixels of an AVIF take four times as much as the process itself.
    const large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#888' } })
      .avif({ effort: 0 })
      .toBuffer();
    decoder.limits.residentBytes = 200 * 1024 * 1024;
    await expect(decoder.draw(large)).rejects.toEqual(unreadable);
    expect(started[0]?.signalCode).toBe('SIGKILL');
    decoder.limits.residentBytes = decoderLimits.residentBytes;
    await decoder.expectWorks();
    expect(started).toHaveLength(2);
  });

  it('is ended where it takes too long, and the next picture has another', async () => {
    const decoder = decoderWith({ time: 1 });
    await expect(decoder.draw(await picture())).rejects.toEqual(unreadable);
    decoder.limits.time = decoderLimits.time;
    await decoder.expectWorks();
    expect(started).toHaveLength(2);
  });

  it('may crash: that costs one picture, and the next has another', async () => {
    const decoder = decoderWith();
    const crash = async () => void started.at(-1)?.kill('SIGSEGV');
    const both = [decoder.draw(flatPng(7000), crash), decoder.draw(await picture())];
    expect(await Promise.allSettled(both)).toMatchObject([
      { status: 'rejected', reason: unreadable },
      { status: 'fulfilled', value: { width: 640 } },
    ]);
    // Between two pictures nobody notices.
    await crash();
    await endOf(started.at(-1));
    await decoder.expectWorks();
    expect(started).toHaveLength(3);
  });

  it('is the same for pictures that follow each other, refused ones among them, and does one at a time', async () => {
    const decoder = decoderWith();
    let underWay = 0;
    const alone = async () => {
      underWay += 1;
      expect(underWay).toBe(1);
    };
    const send = async (bytes: Uint8Array) =>
      decoder.draw(bytes, alone).finally(() => {
        underWay -= 1;
      });
    const outcomes = await Promise.allSettled([
      send(await picture()),
      decoder.draw(Buffer.from('no picture')),
      decoder.draw(flatPng(7000), async () => Promise.reject(new Error('not now'))),
      decoder.draw(flatPng(14_000)),
      send(await drawing().jpeg().toBuffer()),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { reason: { code: 'notAnImage' } },
      { reason: { message: 'not now' } },
      { reason: { code: 'tooLarge' } },
      { status: 'fulfilled' },
    ]);
    expect(started).toHaveLength(1);
  });

  it('starts with the first picture, ends by itself without work, and with the product', async () => {
    const decoder = decoderWith({ idle: 50 });
    expect(started).toHaveLength(0);
    await decoder.expectWorks();
    await endOf(started[0]);
    decoder.limits.idle = decoderLimits.idle;
    await decoder.expectWorks();
    expect(started).toHaveLength(2);
    await decoder.close();
    expect(started[1]?.signalCode).toBe('SIGKILL');
    await expect(decoder.draw(await picture())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('ends with a product that is killed', async () => {
    const decoder = decoderWith();
    await decoder.expectWorks();
    started[0]?.disconnect();
    await endOf(started[0]);
    expect(started[0]?.signalCode).toBe('SIGKILL');
  });
});

it('64 MB of pictures wait, and no more', async () => {
  const bytes = await picture();
  const decoder = decoderWith({ waitingBytes: bytes.length * 2 });
  const outcomes = await Promise.allSettled([decoder.draw(bytes), decoder.draw(bytes), decoder.draw(bytes)]);
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { reason: { code: 'tooManyRequests', details: { retryAfterSeconds: 20 } } },
  ]);
  await decoder.expectWorks();
});

describe('50 megapixels, as a telephone takes them, are drawn within the limits', () => {
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c0392b' } }).withMetadata({ orientation: 6 });
  const large = () => photograph(8160, 6120);

  it.each([
    ['a JPEG', () => large().jpeg(), 1600],
    ['a JPEG in many scans', () => large().jpeg({ progressive: true }), 1600],
    ['a PNG', () => large().png({ compressionLevel: 1 }), 1600],
    ['a PNG in seven passes', () => large().png({ compressionLevel: 1, progressive: true }), 1600],
    ['a WebP', () => large().webp({ effort: 0 }), 1600],
    ['a GIF, which is not turned', () => large().gif({ effort: 1 }), 1200],
    // It takes 15 to 25 MB for each megapixel.
    ['an AVIF, of 12 megapixels', () => photograph(4000, 3000).avif({ effort: 0, bitdepth: 10 }), 1600],
  ])('%s', async (_format, file, height) => {
    expect(await decoderWith().draw(await file().toBuffer())).toMatchObject({ height });
  });
});
