import { part } from './parts.ts';

/** A box of ISO/IEC 14496-12: a length, a type, and data, which may be boxes again. */
export interface Box {
  type: string;
  data: Buffer;
}

export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(start);
    const before = short === 1 ? 16 : 8;
    // 1: the length follows in 64 bits. 0: up to the end.
    const length = short === 1 ? Number(part(bytes, start + 8, 8).readBigUInt64BE()) : short || bytes.length - start;
    boxes.push({
      type: bytes.toString('latin1', start + 4, start + 8),
      data: part(bytes, start + before, Math.max(0, length - before)),
    });
    start += Math.max(before, length);
  }
  return boxes;
}

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([u32(data.length + 8), Buffer.from(type, 'latin1'), data]);
};

/** A box that begins with a version and flags. */
export const fullBox = (type: string, version: number, flags: number, ...parts: Buffer[]) =>
  box(type, u32(version * 2 ** 24 + flags), ...parts);

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Reads numbers one after the other. @throws AppError notAnImage beyond the end */
export function reader(bytes: Buffer) {
  let place = 0;
  const take = (length: number): Buffer => {
    const taken = part(bytes, place, length);
    place += length;
    return taken;
  };
  return {
    take,
    /** A number of so many bytes; of none it is 0. */
    number: (length: number): number => {
      if (length > 4) return Number(take(8).readBigUInt64BE());
      return length === 0 ? 0 : take(length).readUIntBE(0, length);
    },
    rest: () => bytes.subarray(place),
  };
}
