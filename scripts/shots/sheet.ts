import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { patience, type Shot } from './capture.ts';
import type { Theme, View } from './plan.ts';
import { seatTitles } from './screens.ts';

/** A picture of many screens, and the page that it is a picture of, where each screen leads to its own picture. */
export interface Sheet {
  title: string;
  image: string;
  page: string;
  shots: readonly Shot[];
}

/** Wide enough to read the words: a phone at four fifths, a desktop at a half; and how many stand side by side. */
const narrow = { thumbnail: 312, columns: 6 };
const wide = { thumbnail: 640, columns: 3 };

/** Room for the longest title. */
const titleWidth = 1000;

/** A longer page is cut here, in pixels of the sheet. */
const cutAt = 1100;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = ({ thumbnail, columns }: typeof narrow) => `
  body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #8b8f94; color: #111; }
  main { display: grid; grid-template-columns: repeat(${columns}, ${thumbnail}px); gap: 28px 20px; align-items: start; }
  figure { margin: 0; }
  figcaption { min-height: 2.8em; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-weight: 400; }
  a { display: block; max-height: ${cutAt}px; overflow: hidden; }
  .cut { border-bottom: 4px dashed #c00; }
  img { display: block; width: 100%; }`;

function figure({ path, file, height, note }: Shot, width: number, thumbnail: number): string {
  const isCut = (height * thumbnail) / width > cutAt;
  const cut = isCut ? `cut at ${Math.round((cutAt * width) / thumbnail)} of ${height} px` : '';
  const notes = [note, cut].filter((each) => each !== '').join('; ');
  return `<figure><figcaption>${escapeHtml(path)}<small>${escapeHtml(notes)}</small></figcaption>
    <a href="${file}"${isCut ? ' class="cut"' : ''}><img src="${file}" alt="${escapeHtml(path)}" loading="eager"></a></figure>`;
}

/** Writes the sheet of a view in a theme: a page, and the picture of it. */
export async function writeSheet(
  browser: Browser,
  folder: string,
  { seat, width, language }: View,
  { theme, shots }: { theme: Theme; shots: readonly Shot[] },
): Promise<Sheet> {
  const layout = width < 1024 ? narrow : wide;
  const columns = Math.min(layout.columns, shots.length);
  const title = `${seatTitles[seat]}, ${width} px, ${language}, ${theme}`;
  const name = `${seat}-${width}-${language}-${theme}`;
  const figures = shots.map((shot) => figure(shot, width, layout.thumbnail)).join('\n');
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style({ ...layout, columns })}</style>
<h1>${title}</h1><main>${figures}</main>`;
  const file = join(folder, `${name}.html`);
  await writeFile(file, html);
  const widest = Math.max(columns * (layout.thumbnail + 20) + 48, titleWidth);
  const page = await browser.newPage({ viewport: { width: widest, height: 400 } });
  page.setDefaultTimeout(patience);
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
  return { title, image: `${name}.png`, page: `${name}.html`, shots };
}

/** The page of all sheets, with links to every screen in its own size. */
export function indexPage(sheets: readonly Sheet[], about: string): string {
  const sections = sheets.map(({ title, image, page, shots }) => {
    const links = shots.map(
      ({ path, file, note }) => `<a href="${file}">${escapeHtml(path)}</a>${note && ` (${escapeHtml(note)})`}`,
    );
    return `<section><h2>${title}</h2><a href="${page}"><img src="${image}" alt="${title}" loading="lazy"></a><p>${links.join(' · ')}</p></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Miraco: contact sheets</title>
<style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; } img { max-width: 100%; border: 1px solid #999; }</style>
<h1>Miraco: contact sheets</h1><p>${escapeHtml(about)} A sheet leads to its page, where each screen leads to its own picture.</p>
${sections.join('\n')}
`;
}
