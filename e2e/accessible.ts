import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import { expect, test } from './journey.ts';
import { landmarkFaults } from './landmarks.ts';

type Theme = 'light' | 'dark';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The light theme is checked against the whole standard, the dark one against what another theme can break. */
const rules: Readonly<Record<Theme, RunOnly>> = {
  light: { type: 'tag', values: standard },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

const narrowest = 320;

/** Spanish on a phone and English on a desktop: both languages and both widths, without checking each state four times. */
const checkedProjects = ['es phone', 'en desktop'];

/** Waits for animations to end: a colour in transition belongs to no theme. */
async function animationsEnd(page: Page) {
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    // A colour that is inherited begins its transition again with each frame of its parent's.
    for (let animations = running(); animations.length > 0; animations = running())
      await Promise.allSettled(animations.map((animation) => animation.finished));
  });
}

/** Loads axe into each frame, once for each document: it has 650 kB. */
async function loadAxe(page: Page) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  }
}

/** The violations that axe finds in a theme, as readable lines. */
async function violationsIn(page: Page, theme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await animationsEnd(page);
  await loadAxe(page);
  const options: RunOptions = { runOnly: rules[theme], resultTypes: ['violations'] };
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (given) => Reflect.get(window, 'axe').run(document, given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}: ${failureSummary}`),
  );
}

/** Takes sticky elements to their own place: at an edge they cover others at every scroll, which axe takes for smaller targets. */
async function withoutSticky<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const setPosition = (position: string) =>
    page.evaluate((value) => {
      for (const element of document.querySelectorAll<HTMLElement>('.sticky')) element.style.position = value;
    }, position);
  await setPosition('static');
  const found = await look();
  await setPosition('');
  return found;
}

export async function expectNoSidewaysScroll(page: Page) {
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
  await expect.poll(excess, `${page.url()} is wider than ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0);
}

/**
 * Expects that axe finds nothing on the page as it is now, that no two landmarks of a kind share a name, and that nothing scrolls
 * sideways, at 320 pixels neither where the window is a phone's. Two of the four projects run axe; all look for the others.
 */
export async function expectAccessible(page: Page, { themes = ['dark', 'light'] }: { themes?: readonly Theme[] } = {}) {
  if (checkedProjects.includes(test.info().project.name)) {
    const dark = themes.includes('dark') ? await violationsIn(page, 'dark') : [];
    const light = themes.includes('light') ? await withoutSticky(page, () => violationsIn(page, 'light')) : [];
    expect.soft([...dark, ...light], page.url()).toEqual([]);
  }
  expect.soft(await landmarkFaults(page), `landmarks of ${page.url()}`).toEqual([]);
  await expectNoSidewaysScroll(page);
  const size = page.viewportSize();
  if (!size || size.width > 400) return;
  await page.setViewportSize({ ...size, width: narrowest });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}
