/**
 * Takes the pictures of the app manifest (apps/server/src/pages/app-manifest.ts) from the demo, as they are kept in the repository:
 * `node e2e/app-screenshots.ts`, after a build of the web app.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '@miraco/contract/paths';
import { translator } from '@miraco/i18n/translator';
import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.ts';
import { demoPassword } from '../scripts/fill-demo.ts';
import { quietFlags } from '../scripts/quiet-browser.ts';
import { type Product, withDemo } from './product.ts';
import { countRequests, settled } from './settled.ts';

const folder = fileURLToPath(new URL('../apps/web/public/screenshots/', import.meta.url));

/** Clients of the demo in the later phases, by the language that they read. */
const readers = { es: 'marta', en: 'eleanor' };

const forms = {
  narrow: { viewport: { width: 390, height: 780 }, scale: 2 },
  wide: { viewport: { width: 1280, height: 800 }, scale: 1 },
};
const pages = { home: paths.profile, week: paths.weeklyResult };

async function take(
  browser: Browser,
  product: Product,
  language: keyof typeof readers,
  form: keyof typeof forms,
): Promise<void> {
  const { viewport, scale } = forms[form];
  const token = await product.signIn({ username: readers[language], password: demoPassword });
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    baseURL: product.url,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((value) => sessionStorage.setItem('miraco.token', value), token);
  const page = await context.newPage();
  countRequests(page);
  // Playwright itself writes PNG and JPEG only, which are three times as large.
  const devTools = await context.newCDPSession(page);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled({ page, t: translator(language) });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const { data } = await devTools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      clip: { x: 0, y: 0, ...viewport, scale },
    });
    await writeFile(`${folder}${name}-${form}.${language}.webp`, Buffer.from(data, 'base64'));
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
await withDemo(async (product) => {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: quietFlags });
  for (const language of ['es', 'en'] as const) {
    await take(browser, product, language, 'narrow');
    await take(browser, product, language, 'wide');
  }
  await browser.close();
});
