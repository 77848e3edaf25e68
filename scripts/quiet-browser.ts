import type { Browser, Page } from 'playwright-core';

// Hidden windows need no address bar, which Chromium renders as web pages: a fifth of all the work, in the second in which a page is opened.
// Chromium reads only the last list, so the needed entries of Playwright's own list are repeated.
const idleFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
];

/** A hidden browser needs no window decoration and no background requests. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${idleFeatures}`,
];

/**
 * A script that keeps the app from what it does only once a page rests (shared/at-rest.ts): its screen needs none of it, however late a busy
 * machine draws it.
 */
export const neverAtRest = `{
  const { setTimeout } = window;
  window.setTimeout = (job, delay, ...rest) => (delay >= 3000 ? 0 : setTimeout(job, delay, ...rest));
}`;

interface Phone {
  /** Signed in with this. */
  token?: string | undefined;
  /** How many times slower than this machine it computes. */
  slowdown?: number;
}

/** A page 390 pixels wide of a browser that has never been here: nothing is in its cache. */
export async function onPhone<Result>(
  browser: Browser,
  { token, slowdown = 1 }: Phone,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    // It would prefetch files that the page itself does not need.
    serviceWorkers: 'block',
  });
  try {
    if (token) await context.addInitScript(`sessionStorage.setItem('miraco.token', ${JSON.stringify(token)})`);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}
