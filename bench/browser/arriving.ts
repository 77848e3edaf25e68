/// <reference lib="dom" />
import { setTimeout } from 'node:timers/promises';
import { paths } from '@miraco/contract/paths';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Figure, figure } from '../figures.ts';
import type { Demo } from './demo.ts';
import { slowdown } from './watch-reactions.ts';

const rounds = 5;

/** A slow 4G network: 1.6 Mbit/s down, 0.75 up, in bytes per second, and 150 ms for a way there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Between the finger on a link and the click, in milliseconds. */
const pressing = 100;

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

declare global {
  interface Window {
    /** When the screen became usable, in milliseconds since the page was asked for. */
    usableAt?: number;
    /** Waits for a screen with another title. */
    awaitScreen: (titleBefore?: string) => void;
  }
}

/**
 * Notes when a screen is usable: another title is there than before, with its data, it is drawn, and what has the priority of a press is
 * run. What the page still draws below the window holds no press up. In the page itself: polling it from outside takes a tenth of the
 * measured time.
 */
function watchScreens(): void {
  window.awaitScreen = (titleBefore) => {
    delete window.usableAt;
    const look = () => {
      const title = document.querySelector('main h1');
      const isHere = title !== null && title.textContent !== titleBefore;
      if (!isHere || !document.querySelector('main :is(article, .grid) :is(a, button)'))
        return requestAnimationFrame(look);
      return requestAnimationFrame(() =>
        scheduler.postTask(
          () => {
            window.usableAt = performance.now();
          },
          { priority: 'user-blocking' },
        ),
      );
    };
    requestAnimationFrame(look);
  };
  window.awaitScreen();
}

/** Milliseconds between two looks from outside. */
const pause = 1000;
const mostLooks = 30;

/** @throws Error if the screen is not usable in half a minute */
async function usableAt(page: Page): Promise<number> {
  for (let look = 0; look < mostLooks; look += 1) {
    await setTimeout(pause);
    const at = await page.evaluate(() => window.usableAt);
    if (at !== undefined) return at;
  }
  throw new Error(`${page.url()} is not usable`);
}

/** How long a signed-in client on a phone waits for their home, and for the page that follows it. */
export async function arriving(browser: Browser, { url, client }: Demo): Promise<Figure[]> {
  const [first, again, onward]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const token = await client('marta');
    const context = await browser.newContext({
      locale: 'es-ES',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await context.addInitScript(`sessionStorage.setItem('miraco.token', ${JSON.stringify(token)})`);
    try {
      await context.addInitScript(watchScreens);
      const home = async (page: Page) => {
        await page.goto(url + paths.profile, { waitUntil: 'commit' });
        return usableAt(page);
      };
      const page = await slowPage(context);
      first.push(await home(page));
      // The worker keeps the code for the next visit once the page rests.
      await setTimeout(6000);
      await page.close();
      const later = await slowPage(context);
      again.push(await home(later));
      // The code of what the page offers is fetched once it rests.
      await setTimeout(6000);
      const link = later.locator(`main a[href^="${paths.training}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await link.dispatchEvent('pointerover', { bubbles: true });
      await link.dispatchEvent('pointerdown', { bubbles: true });
      await setTimeout(pressing);
      const pressedAt = await link.evaluate((element: HTMLElement) => {
        window.awaitScreen(document.querySelector('main h1')?.textContent);
        const now = performance.now();
        element.click();
        return now;
      });
      onward.push((await usableAt(later)) - pressedAt);
    } finally {
      await context.close();
    }
  }
  return [
    figure('A client’s home on a phone over slow 4G, first visit', 'ms', first, { atMost: 2500 }),
    figure('The same, second visit', 'ms', again, { atMost: 1000 }),
    figure('From there to the next page, once its link is touched', 'ms', onward, { atMost: 200 }),
  ];
}
