/** Draws the pictures of the product from its rosette into public/: `node apps/web/icons/draw.ts`. They are kept in the repository. */
import { fileURLToPath } from 'node:url';
import { virtues } from '@miraco/domain/virtues';
import { petals, rosetteExtent } from '@miraco/drawing/rosette';
import { CalendarCheck, Dumbbell, type LucideIcon, UserRound } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

const paper = '#fcf9f3';
const primary = '#0c6165';
const folder = fileURLToPath(new URL('../public/', import.meta.url));

const rosette = petals(virtues.map(() => 3))
  .map(({ path, degrees }) => `<path d="${path}" transform="rotate(${degrees})"/>`)
  .join('');

/** A rosette in the middle of a sheet; `share` is how much of the shorter side it takes. */
async function draw(file: string, width: number, height: number, share: number, background: string | null) {
  const scale = (Math.min(width, height) * share) / (2 * rosetteExtent);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${background ? `<rect width="100%" height="100%" fill="${background}"/>` : ''}
    <g fill="${primary}" transform="translate(${width / 2} ${height / 2}) scale(${scale})">${rosette}</g></svg>`;
  await write(file, svg);
}

async function write(file: string, svg: string) {
  await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(`${folder}${file}`);
}

/** An icon of the interface on a disc, for the shortcuts of the installed app: at least 96 pixels wide. */
async function drawShortcut(name: string, icon: LucideIcon) {
  const drawn = renderToStaticMarkup(
    createElement(icon, { x: 44, y: 44, size: 104, color: primary, strokeWidth: 1.75 }),
  );
  await write(
    `shortcut-${name}.png`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><circle cx="96" cy="96" r="96" fill="${paper}"/>${drawn}</svg>`,
  );
}

await draw('icon-192.png', 192, 192, 1, null);
await draw('icon-512.png', 512, 512, 1, null);
// A system may cut away all but a circle of four fifths.
await draw('icon-maskable-192.png', 192, 192, 0.66, paper);
await draw('icon-maskable-512.png', 512, 512, 0.66, paper);
await draw('apple-touch-icon.png', 180, 180, 0.8, paper);
await draw('og.png', 1200, 630, 0.8, paper);

await drawShortcut('home', UserRound);
await drawShortcut('weekly', CalendarCheck);
await drawShortcut('training', Dumbbell);
