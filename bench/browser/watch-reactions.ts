/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Locator, Page } from '@playwright/test';

/** A phone of some years ago: so many times slower than this machine. */
export const slowdown = 4;

/** The longest delay of a press that still feels immediate on it, in milliseconds. */
export const immediate = { atMost: 80 };

// Runs inside the page. It only observes, so that it does not distort its measurements.

/** Clicks the first answer as soon as it is there, and notes when the bar of the test has counted it. */
function answerAtOnce() {
  const look = () => {
    const counted = document.querySelector('[role=progressbar][aria-valuenow="1"]');
    if (!counted) document.querySelector<HTMLInputElement>('input[type=radio]:not(:checked)')?.click();
    if (!counted || 'reacted' in window) return;
    // The frame that shows it.
    requestAnimationFrame(() => {
      Reflect.set(window, 'reacted', performance.now());
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-valuenow'],
  });
}

/** Keeps the longest delay of all presses, from the press to the frame that shows what it did. */
function keepLongestDelay() {
  Reflect.set(window, 'longestDelay', 0);
  // The shortest duration that browsers report.
  const presses = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') === 0) continue;
      Reflect.set(window, 'longestDelay', Math.max(Number(Reflect.get(window, 'longestDelay')), entry.duration));
    }
  }).observe(presses);
}

/** Milliseconds from the start of the navigation until an answer counts that is clicked as early as can be. */
export async function timeToAnswer(page: Page, address: string): Promise<number> {
  await page.addInitScript(answerAtOnce);
  await page.goto(address);
  await page.waitForFunction(() => 'reacted' in window, undefined, { polling: 100 });
  return page.evaluate(() => Number(Reflect.get(window, 'reacted')));
}

/** From here on every press in this page counts for `longestDelay`. */
export const watchDelays = (page: Page) => page.addInitScript(keepLongestDelay);

/** The longest delay of all presses so far, in milliseconds: Interaction to Next Paint, as there are fewer than fifty. */
export const longestDelay = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'longestDelay')));

/** Waits two frames, so that the changes of the last press are painted. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** How long a finger rests on what it presses, in milliseconds. Without it, a press waits for what its beginning has drawn. */
const resting = 60;

/** Presses without Playwright's own looking whether that can be done, which would take time from the page just then. */
export async function press(page: Page, target: Locator): Promise<void> {
  // In the middle nothing that sticks to the window covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in sight`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: resting });
}
