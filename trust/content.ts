import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserPath } from '../scripts/browser.ts';
import { fileNames, prepare, surfaces } from './content-pages.ts';
import { seeded } from './random.ts';
import { type Finding, inFolder } from './served.ts';
import { canary as canaryPath, vectors } from './xss.ts';
import { generated } from './xss-generated.ts';

const howMany = Number(process.env.TRUST_STRINGS ?? 10_000);
const seed = 20_261_121;

interface Tally {
  pages: number;
  executions: number;
  unsound: number;
  unseen: number;
  examples: string[];
}

/** The executable parts of the page: event attributes, script URLs, elements that load resources. */
function unsoundParts(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${element.localName} ${name}`);
      if (
        /^(href|src|action|formaction|data|xlink:href|poster)$/.test(name) &&
        /^[\s\0-\x20]*(javascript|vbscript|data:text|data:image\/svg)/i.test(value)
      )
        found.push(`${element.localName} ${name}=${value}`);
    }
    if (
      /^(iframe|object|embed|base|style|meta|link|form|script)$/.test(element.localName) &&
      element.closest('[data-rich-text], .rich-text, main li p')
    )
      found.push(element.localName);
  }
  return found;
}

async function watched(context: BrowserContext, tally: Tally): Promise<Page> {
  const executed = (what: string) => {
    tally.executions += 1;
    if (tally.examples.length < 10) tally.examples.push(what);
  };
  await context.exposeBinding('__xss', ({ page }) => executed(`ran at ${page.url()}`));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    executed(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname.startsWith(canaryPath)) executed(`request ${asked.url()} at ${page.url()}`);
  });
  return page;
}

/** Opens a page, waits for the expected element, and checks everything in it. */
async function look(page: Page, url: string, token: string, sign: string, least: number, tally: Tally) {
  // The session of a tab, set from a page of the same origin that does nothing.
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((given) => sessionStorage.setItem('miraco.token', given), token);
  await page.goto(url);
  const seen = await page
    .waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length >= count,
      [sign, least] as const,
      { timeout: 60_000 },
    )
    .then(
      () => true,
      () => false,
    );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  const unsound = await page.evaluate(unsoundParts);
  tally.pages += 1;
  tally.unsound += unsound.length;
  if (!seen) tally.unseen += 1;
  for (const part of unsound) if (tally.examples.length < 10) tally.examples.push(`${part} at ${url}`);
  if (!seen && tally.examples.length < 10)
    tally.examples.push(
      `fewer than ${least} of ${sign} at ${url}: ${((await page.locator('body').textContent()) ?? '').slice(0, 200)}`,
    );
}

/** How many of the known vectors run where nothing stands in their way: the watch sees what there is to see. */
async function runningBare(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const tally: Tally = { pages: 0, executions: 0, unsound: 0, unseen: 0, examples: [] };
  const page = await watched(context, tally);
  let running = 0;
  for (const vector of vectors) {
    const before = tally.executions;
    await page.setContent(`<!doctype html><body>${vector}`, { waitUntil: 'commit' }).catch(() => undefined);
    await page.waitForTimeout(60);
    if (tally.executions > before) running += 1;
  }
  await context.close();
  return running;
}

/** Published vectors and generated texts wherever people can write, in a browser, with the policy on and with it off. */
export const content = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const random = seeded(seed);
    const texts = [...vectors, ...Array.from({ length: howMany }, () => generated(random))];
    const prepared = await prepare(dataDir, texts);
    const { app } = prepared;
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = await chromium.launch({
      executablePath: await browserPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const tally: Tally = { pages: 0, executions: 0, unsound: 0, unseen: 0, examples: [] };
    let bare = 0;
    try {
      bare = await runningBare(browser);
      const contexts = await Promise.all(
        [false, true].map((bypassCSP) =>
          browser.newContext({ bypassCSP, locale: 'es-ES', viewport: { width: 1280, height: 900 } }),
        ),
      );
      const pages = await Promise.all(contexts.map((context) => watched(context, tally)));
      for (const surface of surfaces(prepared, texts)) {
        for await (const { path, token, sign, least } of surface.pages()) {
          await Promise.all(pages.map((page) => look(page, url + path, token, sign, least, tally)));
        }
      }
    } finally {
      await browser.close();
    }
    const returned = await fileNames(prepared, texts);
    await app.close();
    for (const example of tally.examples) console.error(example);
    return {
      ok: tally.executions === 0 && tally.unsound === 0 && tally.unseen === 0 && returned === 0 && bare > 20,
      figure: `${vectors.length} known (${bare} of them run by themselves on a bare page) and ${howMany} generated texts (seed ${seed}) as guides, comments, names, texts and file names on ${tally.pages} pages, half without the policy: ${tally.executions} executions, ${tally.unsound} parts that could run, ${returned} file names returned, ${tally.unseen} pages not seen whole`,
    };
  });
