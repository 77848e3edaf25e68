import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '@miraco/contract/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Demo } from './demo.ts';
import { addressOf, type Places, placesOf, sessionOf } from './people.ts';
import type { Plan, Theme, View } from './plan.ts';

/** One screen in one theme, as a file. */
export interface Shot {
  path: string;
  theme: Theme;
  /** Below the folder of the sheets. */
  file: string;
  height: number;
  /** What is to be known of it: the page led elsewhere, or did not come to rest. */
  note: string;
}

/** In milliseconds: a machine that is busy otherwise takes long for a page, and longer for a picture of a long one. */
export const patience = 180_000;

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Counts the requests of a page; the result waits until none is open and no part of the page says that it is loading. */
function watch(page: Page): () => Promise<void> {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  const answered = (request: object) => open.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  const loading = page.locator('[aria-busy="true"]');
  return async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const began = performance.now(); performance.now() - began < patience; ) {
      await drawn(page);
      // The frames after the last answer may ask for more.
      if (open.size === 0) await drawn(page);
      if (open.size === 0 && (await loading.count()) === 0) return;
      await page.waitForTimeout(30);
    }
    throw new Error('it does not come to rest');
  };
}

/** Makes the window as high as its page, so that bars at its foot cover nothing, and what waits to come into view does. */
async function growWindow(page: Page, { width, height }: View): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

async function openScreen(page: Page, rest: () => Promise<void>, address: string, view: View): Promise<string> {
  try {
    await page.setViewportSize({ width: view.width, height: view.height });
    await page.goto(address);
    await rest();
    // What comes into view may make the page longer.
    for (let times = 0; times < 2; times += 1) {
      await growWindow(page, view);
      await rest();
    }
  } catch (error) {
    return `not at rest: ${firstLine(error)}`;
  }
  const { pathname } = new URL(page.url());
  return pathname === new URL(address).pathname ? '' : `leads to ${pathname}`;
}

async function shoot(page: Page, folder: string, file: string): Promise<number> {
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), image);
  // The header of a PNG has the height in its bytes 20 to 23.
  return image.readUInt32BE(20);
}

async function contextOf(browser: Browser, demo: Demo, { seat, language, width, height }: View) {
  const context = await browser.newContext({
    baseURL: demo.url,
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    timezoneId: language === 'es' ? 'Europe/Madrid' : 'Europe/London',
  });
  context.setDefaultTimeout(patience);
  const token = await sessionOf(demo, seat, language);
  if (token) await context.addInitScript(`sessionStorage.setItem('miraco.token', ${JSON.stringify(token)})`);
  return context;
}

async function shootAll(context: BrowserContext, places: Places, url: string, view: View, plan: Plan): Promise<Shot[]> {
  const page = await context.newPage();
  const rest = watch(page);
  const shots: Shot[] = [];
  for (const name of plan.screensOf(view.seat)) {
    const path = paths[name];
    const note = await openScreen(page, rest, url + addressOf(path, places), view);
    for (const theme of plan.themes) {
      await page.emulateMedia({ colorScheme: theme });
      const file = join('screens', view.seat, `${name}-${view.width}-${view.language}-${theme}.png`);
      shots.push({ path, theme, file, note, height: await shoot(page, plan.folder, file) });
    }
  }
  return shots;
}

/** Shoots all screens of a view, in each theme. */
export async function captureView(browser: Browser, demo: Demo, view: View, plan: Plan): Promise<Shot[]> {
  const context = await contextOf(browser, demo, view);
  try {
    return await shootAll(context, await placesOf(demo, view.language), demo.url, view, plan);
  } finally {
    await context.close();
  }
}
