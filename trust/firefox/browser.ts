import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';

const names = ['firefox-esr', 'firefox'];

/** The path of an installed Firefox: the one that FIREFOX names, or the first on the way; undefined if there is none. */
export function firefoxPath(): string | undefined {
  const { FIREFOX, PATH = '' } = process.env;
  const places = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return FIREFOX ?? places.find((place) => existsSync(place));
}

/** No page of Firefox' own, no question before a download, and documents as files. */
const preferences = (folder: string) => ({
  'browser.download.dir': folder,
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'es-ES, es',
});

/** A hidden Firefox, driven over WebDriver BiDi, whose downloads go to the folder. */
export async function withFirefox<Result>(
  executablePath: string,
  folder: string,
  use: (firefox: { version: string; newPage: () => Promise<Page> }) => Promise<Result>,
): Promise<Result> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences(folder),
    timeout: 120_000,
    protocolTimeout: 180_000,
  });
  try {
    // A context of its own for each person: nothing is shared between them.
    const newPage = async () => (await browser.createBrowserContext()).newPage();
    return await use({ version: await browser.version(), newPage });
  } finally {
    await browser.close();
  }
}

/** Collects the errors that a page logs and the exceptions that it does not catch. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`));
  return errors;
}

/**
 * Waits for a whole PDF document of this name in the folder of downloads.
 * @throws Error if it does not come, or is something else
 */
export async function downloaded(folder: string, name: string, patience: number): Promise<void> {
  for (const began = performance.now(); performance.now() - began < patience; await setTimeout(200)) {
    const files = await readdir(folder);
    // Firefox writes into `name.part` beside the empty file until all is there.
    if (!files.includes(name) || files.some((file) => file.endsWith('.part'))) continue;
    const bytes = await readFile(join(folder, name));
    if (bytes.length === 0) continue;
    if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error(`${name} is no PDF`);
    return;
  }
  throw new Error(`${name} was not downloaded`);
}
