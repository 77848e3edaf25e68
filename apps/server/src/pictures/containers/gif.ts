import { notAnImage, part } from './parts.ts';

const [extension, image, trailer, control] = [0x21, 0x2c, 0x3b, 0xf9];

const bytesOfHead = 13;
const bytesOfDescriptor = 10;

/** The bytes of the table of colours whose presence and size `flags` tell. */
const bytesOfColours = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Where blocks end of which each begins with its length, the last with 0. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let place = start;
  for (;;) {
    const length = part(bytes, place, 1).readUInt8();
    place += 1 + length;
    if (length === 0) return place;
  }
}

/** The first frame, with the colours and the transparency that it has. */
export function gifOnly(bytes: Buffer): Buffer[] {
  let place = bytesOfHead + bytesOfColours(part(bytes, 0, bytesOfHead).readUInt8(10));
  const head = part(bytes, 0, place);
  let transparency: Buffer = Buffer.alloc(0);
  for (;;) {
    const kind = part(bytes, place, 2);
    if (kind[0] === image) {
      const colours = bytesOfColours(part(bytes, place, bytesOfDescriptor).readUInt8(9));
      // One byte after the colours is the size of the codes.
      const end = endOfBlocks(bytes, place + bytesOfDescriptor + colours + 1);
      return [head, transparency, part(bytes, place, end - place), Buffer.from([trailer])];
    }
    if (kind[0] !== extension) throw notAnImage();
    const end = endOfBlocks(bytes, place + 2);
    if (kind[1] === control) transparency = part(bytes, place, end - place);
    place = end;
  }
}
