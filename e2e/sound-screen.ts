import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of the standard, what another theme can break. */
const ofColours = ['color-contrast', 'link-in-text-block'];
const narrowest = 320;

/** What moves has come to rest: half-way colours are nobody's. */
async function atRest(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** What axe finds in a theme, as lines to read. */
async function faults(page: Page, colorScheme: 'light' | 'dark', choose: (axe: AxeBuilder) => AxeBuilder) {
  await page.emulateMedia({ colorScheme });
  await atRest(page);
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${html}: ${failureSummary}`),
  );
}

/** What sticks to an edge lies over something else at every scroll, which is then no smaller for it: here it stays where it belongs. */
async function unstuck<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const setPosition = (position: string) =>
    page.evaluate((value) => {
      for (const element of document.querySelectorAll<HTMLElement>('.sticky')) element.style.position = value;
    }, position);
  await setPosition('static');
  const found = await look();
  await setPosition('');
  return found;
}

async function expectNoSidewaysScroll(page: Page) {
  const excess = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);
  await expect.poll(excess, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}

/** The screen as it is now: axe finds nothing in either theme, and nothing scrolls sideways, on the smallest phone neither. */
export async function expectSound(page: Page) {
  const found = [
    ...(await faults(page, 'dark', (axe) => axe.withRules(ofColours))),
    ...(await unstuck(page, () => faults(page, 'light', (axe) => axe.withTags(standard)))),
  ];
  expect.soft(found, page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize();
  if (!size || size.width > 400) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}
