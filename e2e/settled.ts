import { expect, type Page } from '@playwright/test';
import type { Visit } from './journey.ts';

/** The requests of each page that are not answered yet. */
const pending = new WeakMap<Page, Set<object>>();

/** Counts the requests of a page from now on, for `settled`. */
export function countRequests(page: Page): void {
  const requests = new Set<object>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  const answered = (request: object) => requests.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
}

/** Waits two frames: one renders the answers, and the next sends the requests that this rendering causes. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Waits until the page shows its title, waits for no answer, and no part of it says that it is loading. */
export async function settled({ page, t }: Pick<Visit, 'page' | 't'>): Promise<void> {
  const requests = pending.get(page);
  if (!requests) throw new Error('the requests of this page are not counted');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = page.locator('[aria-busy="true"]').or(page.getByText(t('common.loading'), { exact: true }));
  await expect(async () => {
    expect(requests.size, 'requests without an answer').toBe(0);
    await drawn(page);
    expect(requests.size, 'requests without an answer').toBe(0);
    expect(await loading.count(), 'parts that are loading').toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
}
