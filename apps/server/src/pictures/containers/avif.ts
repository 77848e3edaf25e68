import { contentOf, type Item, type Items, readItems } from './avif-items.ts';
import { type Box, box, fullBox, u16, u32 } from './boxes.ts';
import { ifSmall, mostBeside, notAnImage } from './parts.ts';

/** A tile has 4,096 pixels at least: more than this have no picture of 50 megapixels that a camera wrote. */
const mostTiles = 256;

/** Tiles share theirs. */
const mostProperties = 1024;

/** A header of a grid has 8 or 12 bytes. */
const mostGridBytes = 12;

/** The properties that make the picture: its size, its decoder, its colours, how it is turned, cropped, and what is transparent. */
const kept = new Set(['ispe', 'pixi', 'av1C', 'colr', 'irot', 'imir', 'clap', 'auxC']);

const transparency = ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'urn:mpeg:hevc:2015:auxid:1'];

/** A picture, and its tiles if it is a grid of them. */
function withTiles(item: Item | undefined, { byId, references }: Items): Item[] {
  if (item?.type === 'av01') return [item];
  if (item?.type !== 'grid') throw notAnImage();
  const ids = references.find(({ type, from }) => type === 'dimg' && from === item.id)?.to ?? [];
  const tiles = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const header = item.extents.reduce((sum, { length }) => sum + length, 0);
  if (ids.length > mostTiles || header > mostGridBytes || tiles.some(({ type }) => type !== 'av01')) throw notAnImage();
  return [item, ...tiles];
}

function isTransparency({ properties }: Item): boolean {
  const type = properties.find(({ property }) => property.type === 'auxC')?.property.data;
  return type !== undefined && transparency.some((name) => type.toString('latin1', 4, 4 + name.length) === name);
}

/** The items that make the picture: itself and its transparency. Not the EXIF data, texts, thumbnails and other pictures. */
function picked(items: Items): Item[] {
  const { byId, primary, references } = items;
  const auxiliary = references
    .filter(({ type, to }) => type === 'auxl' && to.includes(primary))
    .flatMap(({ from }) => byId.get(from) ?? [])
    .find(isTransparency);
  return [...withTiles(byId.get(primary), items), ...(auxiliary ? withTiles(auxiliary, items) : [])];
}

const isKept = ({ property: { type, data } }: Item['properties'][number]) =>
  kept.has(type) && data.length <= mostBeside;

function propertiesBox(items: readonly Item[]): Buffer {
  const numbers = new Map<Box, number>();
  const associations = items.map(({ properties }, index) => {
    const mine = properties.filter(isKept);
    const entries = mine.map(({ property, isEssential }) => {
      const number = numbers.get(property) ?? numbers.size + 1;
      numbers.set(property, number);
      return u16((isEssential ? 0x8000 : 0) + number);
    });
    return Buffer.concat([u16(index + 1), Buffer.from([mine.length]), ...entries]);
  });
  const boxes = [...numbers.keys()].map(({ type, data }) => box(type, data));
  if (numbers.size > mostProperties || ifSmall(boxes).length < boxes.length) throw notAnImage();
  // Flag 1: indices of two bytes.
  return box('iprp', box('ipco', ...boxes), fullBox('ipma', 0, 1, u32(items.length), ...associations));
}

/** The references among the items, which are numbered from 1 by their order. */
function referencesBox(items: readonly Item[], { references }: Items): Buffer {
  const numbers = new Map(items.map(({ id }, index) => [id, index + 1]));
  const boxes = items.flatMap(({ id }, index) =>
    ['dimg', 'auxl', 'prem'].flatMap((type) => {
      const to = references.find((each) => each.type === type && each.from === id)?.to ?? [];
      const targets = to.flatMap((target) => numbers.get(target) ?? []);
      const isWhole = targets.length > 0 && targets.length === to.length;
      return isWhole ? [box(type, u16(index + 1), u16(targets.length), ...targets.map(u16))] : [];
    }),
  );
  return fullBox('iref', 0, 0, ...boxes);
}

function infoBox(items: readonly Item[]): Buffer {
  // Flag 1: not a picture of its own.
  const entries = items.map(({ type }, index) =>
    fullBox('infe', 2, index === 0 ? 0 : 1, u16(index + 1), u16(0), Buffer.from(type, 'latin1'), Buffer.alloc(1)),
  );
  return fullBox('iinf', 0, 0, u16(items.length), ...entries);
}

/** Where the bytes of each item are, which follow each other from `start`. */
function locationBox(contents: readonly Buffer[], start: number): Buffer {
  let offset = start;
  const entries = contents.map(({ length }, index) => {
    const entry = Buffer.concat([u16(index + 1), u16(0), u16(1), u32(offset), u32(length)]);
    offset += length;
    return entry;
  });
  return fullBox('iloc', 0, 0, Buffer.from([0x44, 0]), u16(contents.length), ...entries);
}

/** Written again from the items that make the picture: the offsets of a file name all that is in it. */
export function avifOnly(bytes: Buffer): Buffer[] {
  const items = readItems(bytes);
  const mine = picked(items);
  const lengths = mine.flatMap(({ extents }) => extents.map(({ length }) => length));
  // Otherwise many items could be the same bytes.
  if (lengths.reduce((sum, length) => sum + length, 0) > bytes.length) throw notAnImage();
  const contents = mine.map((item) => Buffer.concat(contentOf(item, items, bytes)));
  const type = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'));
  const handler = fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict', 'latin1'), Buffer.alloc(13));
  const tables = [
    handler,
    fullBox('pitm', 0, 0, u16(1)),
    infoBox(mine),
    referencesBox(mine, items),
    propertiesBox(mine),
  ];
  const meta = (start: number) => fullBox('meta', 0, 0, ...tables, locationBox(contents, start));
  const start = type.length + meta(0).length + 8;
  return [type, meta(start), box('mdat', ...contents)];
}
