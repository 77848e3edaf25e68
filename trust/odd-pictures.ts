import { crc32, deflateSync, gzipSync } from 'node:zlib';

/** The marker that no stored picture may contain. */
export const canary = 'canary-in-a-picture';
const script = `<script>/*${canary}*/alert(1)</script>`;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const text = (type: string, value: string) => chunk(type, Buffer.from(value, 'latin1'));

/** A PNG of one bit a pixel, with the given chunks before its pixels: a few kilobytes, regardless of its decoded size. */
export function png(side: number, extra: readonly Buffer[] = [], pixels = side): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(pixels * (Math.ceil(side / 8) + 1)), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The smallest GIF, of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

/** A GIF that says it is as large as GIFs can be. */
function vastGif(): Buffer {
  const bytes = Buffer.from(gif);
  for (const place of [6, 8]) bytes.writeUInt16LE(65_535, place);
  return bytes;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${script}</svg>`;

function bmp(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write('BM');
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeUInt32LE(1, 18);
  bytes.writeUInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

interface Odd {
  what: string;
  bytes: Buffer;
  /** As it is sent. */
  name: string;
  type: string;
}

/** Uploads in the place of a picture: programs, polyglots and decompression bombs. */
export function oddPictures(): Odd[] {
  const whole = png(64);
  const of = (what: string, bytes: Buffer | string, name = 'me.png', type = 'image/png'): Odd => ({
    what,
    bytes: Buffer.from(bytes),
    name,
    type,
  });
  return [
    of('an SVG', svg, 'me.svg', 'image/svg+xml'),
    of('an SVG named .png', svg),
    of('an SVG with a declaration and a comment', `<?xml version="1.0"?><!-- x --><!DOCTYPE svg>${svg}`),
    of('an SVG in gzip', gzipSync(svg), 'me.svgz', 'image/svg+xml'),
    of('an SVG in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')),
    of('an SVG that includes a file', svg.replace(script, '<image href="file:///etc/passwd"/>')),
    of('HTML', `<!doctype html>${script}`),
    of('a script', `/*${canary}*/alert(1)`, 'me.js', 'text/javascript'),
    of('PHP', `<?php /*${canary}*/ ?>`, 'me.php.png'),
    of('a PDF', `%PDF-1.7\n${script}`),
    of('an archive', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(script)])),
    of('a program', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)])),
    of('a BMP', bmp(), 'me.bmp', 'image/bmp'),
    of('a TIFF of nothing', Buffer.from('49492a0008000000', 'hex'), 'me.tiff', 'image/tiff'),
    of('a PNG with HTML behind its end', Buffer.concat([whole, Buffer.from(script)])),
    of('a PNG with a script as its comment', png(64, [text('tEXt', `Comment\0${script}`)])),
    of('a PNG with a script as its description', png(64, [text('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${script}`)])),
    of('a PNG with an unknown chunk', png(64, [text('prVt', script)])),
    of('a GIF that is a script', Buffer.concat([gif, Buffer.from(`/*${script}*/=1;`)]), 'me.gif', 'image/gif'),
    of('a GIF behind HTML', Buffer.concat([Buffer.from(script), gif])),
    of('HTML behind the magic of a GIF', `GIF89a/*${script}*/`),
    of('HTML behind the magic of a PNG', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(script)])),
    of('HTML behind the magic of a JPEG', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)])),
    of('a PNG that calls itself a JPEG', whole, 'me.jpg', 'image/jpeg'),
    of('a PNG that calls itself HTML', whole, 'me.html', 'text/html'),
    of('two extensions', whole, 'me.png.svg'),
    of('two extensions the other way round', whole, 'me.php.png'),
    of('a path for a name', whole, '../../../session-secret'),
    of('a path of Windows for a name', whole, '..\\..\\miraco.sqlite'),
    of('a name of markup', whole, `${script}.png`),
    of('half a PNG', whole.subarray(0, whole.length / 2)),
    of('14,000 by 14,000 pixels', png(14_000)),
    of('14,000 by 14,000 pixels that are not there', png(14_000, [], 1)),
    of('more pixels than can be counted', png(2 ** 31 - 1, [], 0)),
    of('a GIF of 65,535 by 65,535', vastGif(), 'me.gif', 'image/gif'),
  ];
}
