import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const narrowest = 320;

/** What moves has come to rest: half-way colours are nobody's. */
async function atRest(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).withTags(standard).analyze();
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.failureSummary + node.html) }));
}

async function expectNoSidewaysScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - Math.max(window.innerWidth, 0));
  await expect.poll(excess, 'wider than the window').toBeLessThanOrEqual(0);
}

/** The screen as it is now has no fault that axe knows, in either theme, and never scrolls sideways, on the smallest phone neither. */
export async function expectSound(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    expect.soft(await violations(page), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize();
  if (!size || size.width > 400) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}
