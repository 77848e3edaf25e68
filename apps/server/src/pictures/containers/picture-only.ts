import { avifOnly } from './avif.ts';
import { gifOnly } from './gif.ts';
import { jpegOnly } from './jpeg.ts';
import { notAnImage } from './parts.ts';
import { pngOnly } from './png.ts';
import { webpOnly } from './webp.ts';

/** The formats that are accepted, by their first 12 bytes, where a dot is any, and what walks through each. */
const formats: readonly { begins: RegExp; only: (bytes: Buffer) => Buffer[] }[] = [
  { begins: /^\u00ff\u00d8\u00ff/s, only: jpegOnly },
  { begins: /^\u0089PNG/s, only: pngOnly },
  { begins: /^RIFF....WEBP/s, only: webpOnly },
  { begins: /^GIF8[79]a/s, only: gifOnly },
  { begins: /^....ftyp/s, only: avifOnly },
];

/**
 * The same file with nothing but what makes its first picture: no texts, EXIF data (but the orientation), previews, later frames and parts
 * that are not known, and a colour profile only where it is not compressed and small. Nothing is decompressed.
 * @throws AppError notAnImage
 */
export function pictureOnly(bytes: Buffer): Buffer {
  const start = bytes.toString('latin1', 0, 12);
  const format = formats.find(({ begins }) => begins.test(start));
  if (!format) throw notAnImage();
  return Buffer.concat(format.only(bytes));
}
