import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { box, fullBox, u16, u32 } from '../src/pictures/containers/boxes.ts';
import { orientationOnly } from '../src/pictures/containers/exif.ts';
import { pictureOnly } from '../src/pictures/containers/picture-only.ts';
import { drawing } from './pictures.ts';

const canary = 'canary-beside-a-picture';
const text = Buffer.from(canary);

/** 100 kB that compress to nothing. */
const inflatable = deflateSync(Buffer.alloc(100_000));

/** In EXIF and XMP, and turned by the orientation. */
const described = () =>
  drawing()
    .withExif({ IFD0: { ImageDescription: canary } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`)
    .withMetadata({ orientation: 6 });

function insert(bytes: Buffer, place: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([bytes.subarray(0, place), ...parts, bytes.subarray(place)]);
}

function segment(code: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, code]), u16(data.length + 2), data]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([u32(data.length), typed, u32(crc32(typed))]);
}

/** Before the pixels of a PNG. */
const afterHeader = 33;

async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#c0392b', '#2980b9', '#27ae60'].map((background) =>
    sharp({ create: { width: 64, height: 32, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** The bytes of an AV1 picture and its decoder’s configuration, out of a file. */
async function av1() {
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c0392b' } })
    .avif()
    .toBuffer();
  const boxOf = (type: string) => {
    const start = file.indexOf(type) - 4;
    return file.subarray(start, start + file.readUInt32BE(start));
  };
  return { pixels: boxOf('mdat').subarray(8), configuration: boxOf('av1C') };
}

/** A grid of so many equal tiles in a row, with a text as one more item. */
async function avifGrid(tiles: number, references = tiles): Promise<Buffer> {
  const { pixels, configuration } = await av1();
  const ids = Array.from({ length: tiles }, (_, index) => index + 2);
  const header = Buffer.concat([Buffer.from([0, 0, 0, references - 1]), u16(64 * references), u16(64)]);
  const contents = [header, ...ids.map(() => pixels), text];
  const items = ['grid', ...ids.map(() => 'av01'), 'mime'];
  const infos = items.map((type, index) => fullBox('infe', 2, 0, u16(index + 1), u16(0), Buffer.from(`${type}\0\0`)));
  const size = (width: number) => fullBox('ispe', 0, 0, u32(width), u32(64));
  const associations = ids.map((id) => Buffer.concat([u16(id), Buffer.from([2, 2, 0x83])]));
  const meta = (start: number) => {
    let offset = start;
    const places = contents.map(({ length }, index) => {
      offset += length;
      return Buffer.concat([u16(index + 1), u16(0), u16(1), u32(offset - length), u32(length)]);
    });
    return fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(1)),
      fullBox('iinf', 0, 0, u16(items.length), ...infos),
      fullBox(
        'iref',
        0,
        0,
        box(
          'dimg',
          u16(1),
          u16(references),
          ...Array.from({ length: references }, (_, index) => u16(2 + (index % tiles))),
        ),
        box('cdsc', u16(items.length), u16(1), u16(1)),
      ),
      box(
        'iprp',
        box('ipco', size(64 * references), size(64), configuration),
        fullBox('ipma', 0, 0, u32(items.length - 1), u16(1), Buffer.from([1, 1]), ...associations),
      ),
      fullBox('iloc', 0, 0, Buffer.from([0x44, 0]), u16(items.length), ...places),
    );
  };
  const type = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf'));
  return Buffer.concat([type, meta(type.length + meta(0).length + 8), box('mdat', ...contents)]);
}

const pixelsOf = (bytes: Buffer) =>
  sharp(bytes).autoOrient().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

const jpeg = async () => {
  const whole = await described().jpeg().toBuffer();
  const comments = [
    segment(0xfe, text),
    segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), text])),
    segment(0xef, text),
  ];
  return Buffer.concat([insert(whole, 2, ...comments), text, whole]);
};

const png = async () =>
  insert(
    await described().png().toBuffer(),
    afterHeader,
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), text])),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), inflatable])),
    chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0'), inflatable])),
    chunk('prVt', text),
  );

const apng = async () => {
  const whole = await drawing().png().toBuffer();
  const control = Buffer.concat([u32(0), u32(640), u32(320), u32(0), u32(0), Buffer.alloc(6)]);
  const frame = chunk('fdAT', Buffer.concat([u32(1), text]));
  return insert(insert(whole, whole.length - 12, frame), afterHeader, chunk('acTL', u32(2)), chunk('fcTL', control));
};

const gif = async () => {
  const whole = await animated('gif');
  const colours = 13 + (3 << ((whole.readUInt8(10) & 7) + 1));
  const start = whole.readUInt8(10) & 0x80 ? colours : 13;
  return insert(whole, start, Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0]));
};

/** Files as programs and telephones write them, most with texts beside the picture. */
const files: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a JPEG with EXIF, XMP, comments and another picture behind it': jpeg,
  'a JPEG in many scans': () => described().jpeg({ progressive: true }).toBuffer(),
  'a JPEG of inks': () => drawing().toColourspace('cmyk').jpeg().toBuffer(),
  'a JPEG in grey': () => drawing().greyscale().jpeg().toBuffer(),
  'a JPEG with the colours of a telephone': () => drawing().withIccProfile('p3').jpeg().toBuffer(),
  'a PNG with texts, compressed ones too, and EXIF': png,
  'a PNG of 16 bits': () => drawing().toColourspace('rgb16').png().toBuffer(),
  'a PNG with a palette and transparency': () => drawing().ensureAlpha(0.5).png({ palette: true }).toBuffer(),
  'an animated PNG': apng,
  'a WebP with EXIF and XMP': () => described().webp().toBuffer(),
  'a WebP without loss': () => described().webp({ lossless: true }).toBuffer(),
  'a WebP with transparency': () => drawing().ensureAlpha(0.5).webp().toBuffer(),
  'a WebP with the colours of a telephone': () => drawing().withIccProfile('p3').webp().toBuffer(),
  'an animated WebP': () => animated('webp'),
  'an animated GIF with a comment': gif,
  'an AVIF with EXIF and XMP': () => described().avif().toBuffer(),
  'an AVIF of 10 bits': () => drawing().avif({ bitdepth: 10 }).toBuffer(),
  'an AVIF with transparency': () => drawing().ensureAlpha(0.5).avif().toBuffer(),
  'an AVIF with the colours of a telephone': () => drawing().withIccProfile('p3').avif().toBuffer(),
  'an AVIF of tiles with a text': () => avifGrid(3),
};

describe.each(Object.entries(files))('%s', (_name, file) => {
  it('keeps the pixels of its first picture, as the camera was held, and nothing else', async () => {
    const whole = await file();
    const only = pictureOnly(whole);
    const [before, after] = await Promise.all([pixelsOf(whole), pixelsOf(only)]);
    expect(after.info).toEqual(before.info);
    expect(after.data.equals(before.data)).toBe(true);
    expect(only.includes(canary)).toBe(false);
    const { exif, iptc, pages, xmp } = await sharp(only).metadata();
    expect({ exif: (exif?.length ?? 0) <= 32, iptc, pages: pages ?? 1, xmp }).toEqual({ exif: true, pages: 1 });
  });

  it('is read again as it was written', async () => {
    const only = pictureOnly(await file());
    expect(pictureOnly(only).equals(only)).toBe(true);
  });

  it('is refused or still a picture wherever it is cut off, or a length is a lie', async () => {
    const whole = await file();
    for (let place = 0; place < Math.min(whole.length, 1500); place += 1) {
      const lie = Buffer.from(whole);
      lie.fill(0xff, place, Math.min(place + 4, lie.length));
      for (const bytes of [whole.subarray(0, place), lie]) {
        try {
          expect(pictureOnly(bytes).length).toBeLessThan(bytes.length + 1000);
        } catch (error) {
          expect(error).toMatchObject({ code: 'notAnImage' });
        }
      }
    }
  });
});

describe('the orientation', () => {
  const tiff = {
    II: (tag: number) =>
      Buffer.from(`49492a00080000000200${'00'.repeat(12)}${tag.toString(16)}01030001000000060000000000`, 'hex'),
    MM: (tag: number) =>
      Buffer.from(`4d4d002a000000080002${'00'.repeat(12)}01${tag.toString(16)}000300000001000600000000`, 'hex'),
  };

  it.each(['II', 'MM'] as const)('is read in the byte order %s, behind other fields', (order) => {
    expect(orientationOnly(tiff[order](0x12)).readUInt16LE(18)).toBe(6);
    expect(orientationOnly(tiff[order](0x13))).toHaveLength(0);
  });

  it.each([0, 9, 0xffff])('%d does not exist', (orientation) => {
    const block = tiff.II(0x12);
    block.writeUInt16LE(orientation, 30);
    expect(orientationOnly(block)).toHaveLength(0);
  });
});

const withProfile = async (bytes: number) => {
  const whole = await drawing().jpeg().toBuffer();
  const part = (index: number, data: Buffer) =>
    segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index, 2]), data]));
  return insert(whole, 2, part(1, Buffer.alloc(bytes / 2, canary)), part(2, Buffer.alloc(bytes / 2, canary)));
};

describe('a colour profile', () => {
  it.each([
    [60_000, true],
    [66_000, false],
  ])('of %d bytes is kept: %s', async (bytes, isKept) => {
    expect(pictureOnly(await withProfile(bytes)).includes(canary)).toBe(isKept);
  });

  it('that is compressed is not', async () => {
    const whole = await drawing().withIccProfile('p3').png().toBuffer();
    expect(whole.includes('iCCP')).toBe(true);
    expect(pictureOnly(whole).includes('iCCP')).toBe(false);
  });
});

describe('of what repeats there are', () => {
  const refusal = expect.objectContaining({ code: 'notAnImage' });

  it('50 scans of a JPEG, and no more', async () => {
    const whole = await drawing().jpeg().toBuffer();
    const start = whole.indexOf(Buffer.from([0xff, 0xda]));
    const scan = whole.subarray(start, -2);
    const scans = (count: number) => insert(whole, start, ...Array<Buffer>(count - 1).fill(scan));
    expect(pictureOnly(scans(50)).length).toBeGreaterThan(50 * scan.length);
    expect(() => pictureOnly(scans(51))).toThrow(refusal);
  });

  it('256 tiles of an AVIF, and no more, however few items they are', async () => {
    expect(pictureOnly(await avifGrid(3, 256)).length).toBeGreaterThan(0);
    const many = await avifGrid(3, 256);
    const place = many.indexOf('dimg') + 6;
    many.writeUInt16BE(257, place);
    expect(() => pictureOnly(many)).toThrow(refusal);
  });

  it('no more bytes in the items of an AVIF than in the file', async () => {
    const file = await avifGrid(3);
    const entries = file.indexOf('iloc') + 12;
    // The first tile ends with the file, and so do all others.
    for (let entry = 1; entry <= 3; entry += 1) {
      const place = entries + entry * 14 + 6;
      file.writeUInt32BE(0, place);
      file.writeUInt32BE(file.length, place + 4);
    }
    expect(() => pictureOnly(file)).toThrow(refusal);
  });

  it('no endless list without bytes', async () => {
    const file = await avifGrid(3);
    file.writeUInt16BE(0, file.indexOf('iloc') + 8);
    expect(() => pictureOnly(file)).toThrow(refusal);
  });
});
