import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
export const megabyte = 1024 * 1024;

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

interface Header {
  width: number;
  height: number;
  depth?: number;
  /** 0 is grey, 6 is colours with transparency. */
  colours?: number;
  interlaced?: boolean;
}

function header({ width, height, depth = 1, colours = 0, interlaced = false }: Header): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(depth, 8);
  data.writeUInt8(colours, 9);
  data.writeUInt8(interlaced ? 1 : 0, 12);
  return chunk('IHDR', data);
}

const small: Header = { width: 10, height: 10 };
const end = chunk('IEND', Buffer.alloc(0));
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });

const png = (head: Header, pixels: Buffer, ...extra: Buffer[]) =>
  Buffer.concat([signature, header(head), ...extra, chunk('IDAT', pixels), end]);

/** 10 by 10 pixels, with other chunks before them. */
const besides = (...extra: Buffer[]) => png(small, zeros(30), ...extra);

const named = (before: string, data: Buffer) => Buffer.concat([Buffer.from(before, 'latin1'), data]);
export const times = (count: number, data: Buffer) => Buffer.concat(Array<Buffer>(count).fill(data));

function lying(): Buffer {
  const bytes = besides(chunk('tEXt', Buffer.alloc(100)));
  bytes.writeUInt32BE(2 ** 32 - 1, 33);
  return bytes;
}

function animation(): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(200_000);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(7000, 4);
  frame.writeUInt32BE(7000, 8);
  const frames = times(60_000, Buffer.concat([chunk('fcTL', frame), chunk('fdAT', Buffer.alloc(16))]));
  return besides(chunk('acTL', control), frames);
}

/** By what they are. */
export function pngBombs(): Record<string, Buffer> {
  // The library takes up to 8 million bytes of a chunk.
  const [eight, huge] = [zeros(7_900_000), zeros(256 * megabyte)];
  return {
    'PNG: 500 texts of 8 MB (zTXt)': besides(times(500, chunk('zTXt', named('Comment\0\0', eight)))),
    'PNG: 25 texts of 8 MB (zTXt)': besides(times(25, chunk('zTXt', named('Comment\0\0', eight)))),
    'PNG: a text of 256 MB (zTXt)': besides(chunk('zTXt', named('Comment\0\0', huge))),
    'PNG: 500 texts of 8 MB (iTXt)': besides(times(500, chunk('iTXt', named('Comment\0\u0001\0\0\0', eight)))),
    'PNG: XMP of 256 MB (iTXt)': besides(chunk('iTXt', named('XML:com.adobe.xmp\0\u0001\0\0\0', huge))),
    'PNG: a profile of 256 MB (iCCP)': besides(chunk('iCCP', named('icc\0\0', huge))),
    'PNG: 500 profiles of 8 MB (iCCP)': besides(times(500, chunk('iCCP', named('icc\0\0', eight)))),
    'PNG: a text of 4.9 MB (tEXt)': besides(chunk('tEXt', named('Comment\0', Buffer.alloc(4.9 * megabyte, 'a')))),
    'PNG: EXIF of 4.9 MB (eXIf)': besides(
      chunk('eXIf', named('II*\0\u0008\0\0\0', Buffer.alloc(4.9 * megabyte, 0xff))),
    ),
    'PNG: 400,000 unknown chunks': besides(times(400_000, chunk('prVt', Buffer.alloc(0)))),
    'PNG: 400,000 empty chunks of pixels': besides(times(400_000, chunk('IDAT', Buffer.alloc(0)))),
    'PNG: 60,000 frames of 49 megapixels': animation(),
    'PNG: a length of 4 GB': lying(),
    'PNG: 10 by 10 pixels of 256 MB': png(small, huge),
    'PNG: 2,147,483,647 by 2,147,483,647': png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, zeros(30)),
    'PNG: 49 megapixels of 8 bytes in seven passes': png(
      { width: 7000, height: 7000, depth: 16, colours: 6, interlaced: true },
      zeros(7000 * 7000 * 8 + 20_000),
    ),
  };
}
