import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { isPostgres, type Person, type Product } from './product.ts';

/** A small photograph of nothing: two colours, wider than it is high. */
export const drawing = () =>
  sharp({ create: { width: 640, height: 320, channels: 3, background: '#c0392b' } }).composite([
    { input: { create: { width: 320, height: 320, channels: 3, background: '#2980b9' } }, gravity: 'west' },
  ]);

export const picture = (format: 'png' | 'jpeg' | 'webp' = 'png') => drawing().toFormat(format).toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A valid PNG of one colour: a few kilobytes, regardless of its decoded size. */
export function flatPng(side: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Sending {
  path?: string;
  field?: string;
  name?: string;
  type?: string;
}

/** Sends a picture as a browser's form does. */
export async function upload(product: Product, bytes: Uint8Array<ArrayBuffer>, as?: Person, sending: Sending = {}) {
  const { path = '/upload/uploadimage', field = 'image', name = 'me.png', type = 'image/png' } = sending;
  const form = new FormData();
  form.set(field, new Blob([bytes], { type }), name);
  const request = new Response(form);
  return product.rest('POST', path, {
    as,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

/** The pictures that a product has stored, looked at behind its answers: files, or with PostgreSQL rows. */
export function storedPictures({ database, dataDir }: Pick<Product, 'database' | 'dataDir'>) {
  const folder = join(dataDir, 'images');
  const files = {
    /** In their order. */
    names: async () => (await readdir(folder).catch((): string[] => [])).sort(),
    add: (name: string, content: string) => writeFile(join(folder, name), content),
    /** As if a picture had been stored at that moment. */
    date: (name: string, moment: Date) => utimes(join(folder, name), moment, moment),
  };
  const rows: typeof files = {
    names: async () =>
      database
        .prepare('select name from picture_files order by name')
        .all()
        .map(({ name }) => String(name)),
    add: async (name, content) =>
      database
        .prepare('insert into picture_files (name, content, stored_at) values (?, ?, ?)')
        .run(name, Buffer.from(content), Date.now()),
    date: async (name, moment) =>
      database.prepare('update picture_files set stored_at = ? where name = ?').run(moment.getTime(), name),
  };
  return isPostgres ? rows : files;
}
