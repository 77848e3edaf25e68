import { crc32 } from 'node:zlib';
import { orientationOnly } from './exif.ts';
import { part } from './parts.ts';

/** The chunks that make the picture. Those of an animation after its first frame, texts and (compressed) colour profiles do not. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

const bytesOfSignature = 8;
/** The length and the type before the data, and the checksum after them. */
const [before, around] = [8, 12];

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

export function pngOnly(bytes: Buffer): Buffer[] {
  const parts = [part(bytes, 0, bytesOfSignature)];
  const seen = new Set<string>();
  for (let start = bytesOfSignature; start + around <= bytes.length; ) {
    const length = bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + before);
    const whole = part(bytes, start, length + around);
    const isFirst = !seen.has(type);
    seen.add(type);
    if (kept.has(type) && (isFirst || (type === 'IDAT' && length > 0))) parts.push(whole);
    if (type === 'eXIf' && isFirst) {
      const exif = orientationOnly(part(bytes, start + before, length));
      if (exif.length > 0) parts.push(chunk(type, exif));
    }
    if (type === 'IEND') break;
    start += whole.length;
  }
  return parts;
}
