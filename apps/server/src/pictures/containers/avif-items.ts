import { type Box, boxesIn, reader } from './boxes.ts';
import { notAnImage, part } from './parts.ts';

/** An item of a HEIF file: a picture, a tile of one, or something about it. */
export interface Item {
  id: number;
  type: string;
  /** Each with whether a decoder must know it. */
  properties: { property: Box; isEssential: boolean }[];
  /** Where its bytes are. */
  extents: { offset: number; length: number; isInMeta: boolean }[];
}

export interface Reference {
  type: string;
  from: number;
  to: number[];
}

/** The tables of a HEIF file. */
export interface Items {
  primary: number;
  byId: Map<number, Item>;
  references: Reference[];
  /** Bytes of items that are among the tables. */
  data: Buffer;
}

/** The version, the flags, and a reader of what follows. */
function versioned({ data }: Box) {
  const read = reader(data);
  return { version: read.number(1), flags: read.number(3), read };
}

function itemOf(box: Box): Item | null {
  const { version, read } = versioned(box);
  if (version < 2) return null;
  const id = read.number(version === 2 ? 2 : 4);
  read.number(2);
  return { id, type: read.take(4).toString('latin1'), properties: [], extents: [] };
}

function itemsOf(box: Box): Map<number, Item> {
  const { version, read } = versioned(box);
  read.number(version === 0 ? 2 : 4);
  const items = boxesIn(read.rest()).flatMap((entry) => itemOf(entry) ?? []);
  return new Map(items.map((item) => [item.id, item]));
}

function addExtents(box: Box, items: Map<number, Item>): void {
  const { version, read } = versioned(box);
  const sizes = read.number(1);
  const more = read.number(1);
  const [ofOffset, ofLength, ofBase, ofIndex] = [sizes >> 4, sizes & 15, more >> 4, version === 0 ? 0 : more & 15];
  // Any number of extents would fit into no bytes.
  if (ofIndex + ofOffset + ofLength === 0) throw notAnImage();
  const ofId = version < 2 ? 2 : 4;
  for (let left = read.number(ofId); left > 0; left -= 1) {
    const item = items.get(read.number(ofId));
    const method = version === 0 ? 0 : read.number(2) & 15;
    read.number(2);
    const base = read.number(ofBase);
    // Bytes of another item (2) are none of a picture's.
    const isKnown = method < 2 && item?.extents.length === 0;
    for (let extents = read.number(2); extents > 0; extents -= 1) {
      read.number(ofIndex);
      const offset = base + read.number(ofOffset);
      const length = read.number(ofLength);
      if (isKnown) item.extents.push({ offset, length, isInMeta: method === 1 });
    }
  }
}

/** The properties of each item, which are numbers of boxes. */
function addProperties({ data }: Box, items: Map<number, Item>): void {
  const boxes = boxesIn(data);
  const [properties, associations] = ['ipco', 'ipma'].map((type) => boxes.find((each) => each.type === type));
  if (!properties || !associations) throw notAnImage();
  const all = boxesIn(properties.data);
  const { version, flags, read } = versioned(associations);
  const [ofIndex, essential] = flags & 1 ? [2, 0x8000] : [1, 0x80];
  for (let left = read.number(4); left > 0; left -= 1) {
    const item = items.get(read.number(version === 0 ? 2 : 4));
    const indices = Array.from({ length: read.number(1) }, () => read.number(ofIndex));
    if (!item || item.properties.length > 0) continue;
    item.properties = indices.flatMap((index) => {
      const property = all[(index & (essential - 1)) - 1];
      return property ? [{ property, isEssential: (index & essential) !== 0 }] : [];
    });
  }
}

function referencesOf(box: Box): Reference[] {
  const { version, read } = versioned(box);
  const ofId = version === 0 ? 2 : 4;
  return boxesIn(read.rest()).map(({ type, data }) => {
    const each = reader(data);
    const from = each.number(ofId);
    return { type, from, to: Array.from({ length: each.number(2) }, () => each.number(ofId)) };
  });
}

/** @throws AppError notAnImage if the tables are damaged, or refer to something outside of the file */
export function readItems(bytes: Buffer): Items {
  const meta = boxesIn(bytes).find(({ type }) => type === 'meta');
  const tables = new Map(boxesIn((meta?.data ?? bytes).subarray(4)).map((table) => [table.type, table]));
  const table = (type: string): Box => {
    const found = tables.get(type);
    if (!found) throw notAnImage();
    return found;
  };
  const primary = versioned(table('pitm'));
  const byId = itemsOf(table('iinf'));
  addExtents(table('iloc'), byId);
  addProperties(table('iprp'), byId);
  const references = tables.get('iref');
  return {
    primary: primary.read.number(primary.version === 0 ? 2 : 4),
    byId,
    references: references ? referencesOf(references) : [],
    data: tables.get('idat')?.data ?? Buffer.alloc(0),
  };
}

/** The bytes of an item. */
export const contentOf = ({ extents }: Item, { data }: Items, bytes: Buffer): Buffer[] =>
  extents.map(({ offset, length, isInMeta }) => part(isInMeta ? data : bytes, offset, length));
