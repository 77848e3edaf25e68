import { megabyte, times } from './png.ts';

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return webpChunk('RIFF', body);
}

/** Grey pixels without loss: twelve bytes are any number of them. */
function pixels(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14);
  return webpChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), size, Buffer.from('0750c42216b1ff8188e87f00', 'hex')]));
}

function u24(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes.subarray(0, 3);
}

const extended = (flags: number, side: number) =>
  webpChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), u24(side - 1), u24(side - 1)]));

function animation(side: number, count: number): Buffer {
  const frame = webpChunk(
    'ANMF',
    Buffer.concat([u24(0), u24(0), u24(side - 1), u24(side - 1), u24(10), Buffer.from([0]), pixels(side, side)]),
  );
  return webp(extended(0x02, side), webpChunk('ANIM', Buffer.alloc(6)), times(count, frame));
}

function lying(): Buffer {
  const bytes = webp(extended(0, 10), pixels(10, 10));
  bytes.writeUInt32LE(2 ** 32 - 2, 16);
  return bytes;
}

const gifHead = Buffer.from('474946383961000000008000004c6971888888', 'hex');
const gifFrame = Buffer.from('21f90405000000002c00000000080008000002078c8fa9cbed5d0000', 'hex');

/** Frames of 8 by 8 pixels. */
function gif(side: number, frames: number, ...extra: Buffer[]): Buffer {
  const head = Buffer.from(gifHead);
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  return Buffer.concat([head, ...extra, times(frames, gifFrame), Buffer.from([0x3b])]);
}

const comment = Buffer.concat([Buffer.from([0xff]), Buffer.alloc(255, 'a')]);

export function webpAndGifBombs(): Record<string, Buffer> {
  const large = Buffer.alloc(4.9 * megabyte, 0x41);
  return {
    'WebP: 80,000 frames of 49 megapixels': animation(7000, 80_000),
    'WebP: a profile of 4.9 MB': webp(extended(0x20, 10), webpChunk('ICCP', large), pixels(10, 10)),
    'WebP: EXIF of 4.9 MB': webp(extended(0x08, 10), pixels(10, 10), webpChunk('EXIF', large)),
    'WebP: XMP of 4.9 MB': webp(extended(0x04, 10), pixels(10, 10), webpChunk('XMP ', large)),
    'WebP: 16,777,216 by 16,777,216': webp(extended(0, 2 ** 24), pixels(10, 10)),
    'WebP: a length of 4 GB': lying(),
    'WebP: 600,000 unknown chunks': webp(
      extended(0, 10),
      times(600_000, webpChunk('prVt', Buffer.alloc(0))),
      pixels(10, 10),
    ),
    'GIF: 170,000 frames of 49 megapixels': gif(7000, 170_000),
    'GIF: a comment of 4.9 MB': gif(8, 1, Buffer.from([0x21, 0xfe]), times(19_000, comment), Buffer.from([0])),
    'GIF: cut off': gif(7000, 1).subarray(0, -8),
  };
}
