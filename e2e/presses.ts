import type { Page } from '@playwright/test';

/**
 * Counts what a person presses on the page that is open: pointer, touch, and keys other than those that write a text or move the
 * focus. @returns how many so far; a reload begins again
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const count = ({ isTrusted }: Event) => {
      // The app dispatches the press that mounts a menu again.
      if (!isTrusted) return;
      root.dataset.presses = String(Number(root.dataset.presses ?? 0) + 1);
    };
    root.dataset.presses = '0';
    addEventListener('pointerdown', count, { capture: true });
    const key = (event: KeyboardEvent) => {
      if ((event.key === 'Enter' || event.ctrlKey) && event.key !== 'Control') count(event);
    };
    addEventListener('keydown', key, { capture: true });
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.presses));
}
