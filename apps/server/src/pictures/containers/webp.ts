import { orientationOnly } from './exif.ts';
import { ifSmall, part } from './parts.ts';

const bytesOfHead = 8;
const bytesOfRiff = 12;
/** Of a frame of an animation, before its own chunks. */
const bytesOfFrame = 16;

/** Of the first chunk of an extended file. */
const flags = { profile: 0x20, exif: 0x08, texts: 0x04 };

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(bytesOfHead);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The first chunk of each type. */
function chunksOf(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let start = 0; start + bytesOfHead <= bytes.length; ) {
    const type = bytes.toString('latin1', start, start + 4);
    const data = part(bytes, start + bytesOfHead, bytes.readUInt32LE(start + 4));
    if (!chunks.has(type)) chunks.set(type, data);
    start += bytesOfHead + data.length + (data.length % 2);
  }
  return chunks;
}

/** The chunks that make one picture, in their order. */
const still = (chunks: Map<string, Buffer>): Buffer[] =>
  ['ALPH', 'VP8 ', 'VP8L'].flatMap((type) => {
    const data = chunks.get(type);
    return data ? [chunk(type, data)] : [];
  });

/** The first frame of an animation, at its place on the canvas. */
function firstFrame(frame: Buffer): Buffer {
  const head = part(frame, 0, bytesOfFrame);
  return chunk('ANMF', Buffer.concat([head, ...still(chunksOf(frame.subarray(bytesOfFrame)))]));
}

/** An extended file says first what it has. */
function extended(head: Buffer, chunks: Map<string, Buffer>): Buffer[] {
  const exif = orientationOnly(chunks.get('EXIF') ?? Buffer.alloc(0));
  const [icc, animation, frame] = ['ICCP', 'ANIM', 'ANMF'].map((type) => chunks.get(type));
  const profile = ifSmall(icc ? [icc] : []);
  const said = Buffer.from(part(head, 0, 10));
  const { profile: hasProfile, exif: hasExif, texts } = flags;
  said[0] =
    (said.readUInt8() & ~(hasProfile | hasExif | texts)) | (profile.length && hasProfile) | (exif.length && hasExif);
  return [
    chunk('VP8X', said),
    ...profile.map((data) => chunk('ICCP', data)),
    ...(animation && frame ? [chunk('ANIM', animation), firstFrame(frame)] : still(chunks)),
    ...(exif.length > 0 ? [chunk('EXIF', exif)] : []),
  ];
}

export function webpOnly(bytes: Buffer): Buffer[] {
  const chunks = chunksOf(bytes.subarray(bytesOfRiff));
  const head = chunks.get('VP8X');
  const parts = head ? extended(head, chunks) : still(chunks);
  const riff = Buffer.from('RIFF....WEBP');
  riff.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return [riff, ...parts];
}
