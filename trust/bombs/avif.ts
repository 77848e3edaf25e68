import { deflateSync } from 'node:zlib';
import { megabyte, times } from './png.ts';

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const u16 = (value: number) => u32(value).subarray(2);

function box(type: string, ...parts: Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([u32(data.length + 8), Buffer.from(type, 'latin1'), data]);
}

const full = (type: string, ...parts: Buffer[]) => box(type, u32(0), ...parts);

/** 64 by 64 grey pixels. */
const tile = Buffer.from('12000a0938157ffdb404341a40321019426304c0003400000097cae0a6e8a0', 'hex');
const configuration = box('av1C', Buffer.from('81200200', 'hex'));
const size = (width: number, height: number) => full('ispe', u32(width), u32(height));
const type = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf'));

interface Item {
  type: string;
  /** Of what follows the tables. */
  extents: { offset: number; length: number }[];
}

interface Tables {
  items: readonly Item[];
  content: Buffer;
  width?: number;
  references?: readonly Buffer[];
  properties?: readonly Buffer[];
}

/** A file whose first item is the picture. */
function avif({ items, content, width = 64, references = [], properties = [] }: Tables): Buffer {
  const infos = items.map((item, index) => {
    const rest = item.type === 'mime' ? 'application/rdf+xml\0deflate\0' : '';
    return box('infe', Buffer.from([2, 0, 0, 0]), u16(index + 1), u16(0), Buffer.from(`${item.type}\0${rest}`));
  });
  const associations = items.map((_item, index) =>
    Buffer.concat([u16(index + 1), Buffer.from([2, index === 0 ? 1 : 2, 0x83])]),
  );
  const meta = (start: number) => {
    const places = items.map(({ extents }, index) =>
      Buffer.concat([
        ...[u16(index + 1), u16(0), u16(extents.length)],
        ...extents.flatMap(({ offset, length }) => [u32(start + offset), u32(length)]),
      ]),
    );
    return full(
      'meta',
      full('hdlr', u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      full('pitm', u16(1)),
      full('iinf', u16(items.length), ...infos),
      full('iref', ...references),
      box(
        'iprp',
        box('ipco', size(width, 64), size(64, 64), configuration, ...properties),
        full('ipma', u32(items.length), ...associations),
      ),
      full('iloc', Buffer.from([0x44, 0]), u16(items.length), ...places),
    );
  };
  return Buffer.concat([type, meta(type.length + meta(0).length + 8), box('mdat', content)]);
}

const picture: Item = { type: 'av01', extents: [{ offset: 0, length: tile.length }] };

/** A grid in which one tile is used so many times. */
function grid(columns: number, rows: number): Buffer {
  const header = Buffer.from([0, 1, rows - 1, columns - 1, ...u32(64 * columns), ...u32(64 * rows)]);
  const count = columns * rows;
  const items: Item[] = [{ type: 'grid', extents: [{ offset: tile.length, length: header.length }] }, picture];
  const reference = box('dimg', u16(1), u16(count), times(count, u16(2)));
  return avif({ items, content: Buffer.concat([tile, header]), width: 64 * columns, references: [reference] });
}

/** Beside the picture: so many items, each of which is all of the content, or as many of it as there are extents. */
function overlapping(kind: string, count: number, extents: number, content: Buffer): Buffer {
  const each: Item = { type: kind, extents: Array(extents).fill({ offset: 0, length: content.length }) };
  const references = Array.from({ length: count }, (_, index) => box('cdsc', u16(index + 2), u16(1), u16(1)));
  return avif({ items: [picture, ...Array<Item>(count).fill(each)], content, references });
}

function nested(depth: number): Buffer {
  let start = 0;
  const bytes = Buffer.alloc(depth * 12);
  for (; start < bytes.length; start += 12) {
    bytes.writeUInt32BE(bytes.length - start, start);
    bytes.write('meta', start + 4);
  }
  return Buffer.concat([type, bytes]);
}

/** Items whose extents take no bytes. */
function endless(): Buffer {
  const entries = Buffer.alloc(4 * megabyte, 0xff);
  const meta = full('meta', full('pitm', u16(1)), full('iinf', u16(0)), box('iprp', box('ipco'), full('ipma', u32(0))));
  const places = full('iloc', Buffer.from([0, 0]), u16(65_535), entries);
  return Buffer.concat([type, full('meta', meta.subarray(12), places)]);
}

export function avifBombs(): Record<string, Buffer> {
  const filled = (bytes: number) => Buffer.concat([tile, Buffer.alloc(bytes, 0x41)]);
  const single = { items: [picture], content: tile };
  return {
    'AVIF: 65,025 tiles': grid(255, 255),
    'AVIF: 12,000 tiles of 49 megapixels': grid(120, 100),
    'AVIF: EXIF of 4.8 MB 30,000 times': overlapping('Exif', 30_000, 1, filled(3 * megabyte)),
    'AVIF: EXIF of 20,000 times 4.8 MB': overlapping('Exif', 1, 20_000, filled(4.5 * megabyte)),
    'AVIF: 100 compressed texts of 256 MB': overlapping('mime', 100, 1, deflateSync(Buffer.alloc(256 * megabyte))),
    'AVIF: 300,000 properties': avif({ ...single, properties: [times(300_000, box('free', u32(0)))] }),
    'AVIF: a profile of 4.9 MB': avif({
      ...single,
      properties: [box('colr', Buffer.from('prof'), filled(4.9 * megabyte))],
    }),
    'AVIF: 400,000 boxes in each other': nested(400_000),
    'AVIF: extents without bytes': endless(),
    'AVIF: 2,147,483,647 wide': avif({ ...single, width: 2 ** 31 - 1 }),
    'AVIF: cut off': avif(single).subarray(0, -20),
  };
}
