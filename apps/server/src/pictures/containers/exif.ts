const orientationTag = 0x0112;
const bytesOfEntry = 12;

/** How the camera was held, 1 to 8, from the first directory of a TIFF structure; null if it does not say so. */
function orientationOf(tiff: Buffer): number | null {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const u16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const first = directory + 2;
  const last = Math.min(first + u16(directory) * bytesOfEntry, tiff.length) - bytesOfEntry;
  for (let entry = first; entry <= last; entry += bytesOfEntry) {
    if (u16(entry) === orientationTag) return u16(entry + 8);
  }
  return null;
}

/** JPEG has it before the block, and some programs write it into other formats too. */
const prefix = 'Exif\0\0';

/** An EXIF block that has nothing but the orientation of the given one; empty if that has none. */
export function orientationOnly(block: Buffer): Buffer {
  const isPrefixed = block.toString('latin1', 0, prefix.length) === prefix;
  const orientation = orientationOf(isPrefixed ? block.subarray(prefix.length) : block);
  if (orientation === null || orientation < 1 || orientation > 8) return Buffer.alloc(0);
  const exif = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
  exif.writeUInt16LE(orientation, 18);
  return exif;
}
