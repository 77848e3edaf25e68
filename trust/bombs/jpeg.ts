import { megabyte, times } from './png.ts';

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

const segment = (code: number, data: Buffer) => Buffer.concat([Buffer.from([0xff, code]), u16(data.length + 2), data]);

const [start, end] = [Buffer.from('ffd8', 'hex'), Buffer.from('ffd9', 'hex')];
const quantization = segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]));

/** One code of one bit. */
const huffman = (table: number, symbol: number) =>
  segment(0xc4, Buffer.concat([Buffer.from([table, 1]), Buffer.alloc(15), Buffer.from([symbol])]));

/** No difference between blocks; and the end of 2 to the power of 14 blocks, with 14 more bits. */
const tables = Buffer.concat([quantization, huffman(0, 0), huffman(0x10, 0xe0)]);

const progressive = 0xc2;

function frame(kind: number, side: number, components = 1): Buffer {
  const each = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]);
  return segment(
    kind,
    Buffer.concat([Buffer.from([8]), u16(side), u16(side), Buffer.from([components, ...each.flat()])]),
  );
}

function scan(components: number, first: number, last: number): Buffer {
  const each = Array.from({ length: components }, (_, index) => [index + 1, 0]);
  return segment(0xda, Buffer.from([components, ...each.flat(), first, last, 0]));
}

/** The first scan has a bit for each block, all 0; each of the others goes through all blocks without one. */
function scans(side: number, count: number, components = 1): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const one = Buffer.concat([scan(1, 1, 63), Buffer.alloc(Math.ceil((blocks / 16_384) * 2) + 2)]);
  return Buffer.concat([
    ...[start, tables, frame(progressive, side, components)],
    ...[scan(components, 0, 0), Buffer.alloc(Math.ceil((blocks * components) / 8) + 1)],
    times(count - 1, one),
    end,
  ]);
}

/** 8 by 8 pixels, with other segments before them. */
const besides = (...extra: Buffer[]) =>
  Buffer.concat([start, ...extra, tables, frame(0xc0, 8), scan(1, 0, 63), Buffer.alloc(2), end]);

const exif = (data: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), data]));

/** A directory whose every entry is a directory of its own, the first one again, with 4 billion values. */
function directories(): Buffer {
  const entry = Buffer.from('69870400ffffffff08000000', 'hex');
  const count = 5000;
  const head = Buffer.from('49492a00080000000000', 'hex');
  head.writeUInt16LE(count, 8);
  return exif(Buffer.concat([head, times(count, entry), Buffer.from('08000000', 'hex')]));
}

const profile = (index: number, data: Buffer) =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index, 255]), data]));

export function jpegBombs(): Record<string, Buffer> {
  const part = Buffer.alloc(65_000, 0x41);
  const many = (count: number, make: (index: number) => Buffer) =>
    Array.from({ length: count }, (_, index) => make(index));
  return {
    'JPEG: 10,000 scans of 49 megapixels': scans(7000, 10_000),
    'JPEG: 1,000 scans of 49 megapixels': scans(7000, 1000),
    'JPEG: 50 scans of 49 megapixels': scans(7000, 50),
    'JPEG: 49 megapixels of four inks in scans': scans(7000, 2, 4),
    'JPEG: 65,535 by 65,535': Buffer.concat([start, tables, frame(0xc0, 65_535), scan(1, 0, 63), end]),
    'JPEG: 49 megapixels that are not there': Buffer.concat([start, tables, frame(0xc0, 7000), scan(1, 0, 63)]),
    'JPEG: EXIF of 4.9 MB': besides(...many(75, () => exif(part))),
    'JPEG: EXIF that contains itself': besides(directories()),
    'JPEG: 75 times EXIF that contains itself': besides(...many(75, directories)),
    'JPEG: a profile of 4.9 MB': besides(...many(75, (index) => profile(index + 1, part))),
    'JPEG: part 1 of 255 of a profile': besides(profile(1, part)),
    'JPEG: comments of 4.9 MB': besides(...many(75, () => segment(0xfe, part))),
    'JPEG: 1.2 million empty comments': besides(times(1_200_000, Buffer.from('fffe0002', 'hex'))),
    'JPEG: 4.9 MB of fill bytes': besides(Buffer.alloc(4.9 * megabyte, 0xff)),
    'JPEG: a length beyond the end': Buffer.concat([start, Buffer.from('ffe1ffff', 'hex'), Buffer.from('Exif\0\0')]),
  };
}
