import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator, type Product } from './product.ts';

const count = 500;
const bound = 200;

/** Adds clients who cannot sign in yet: their passwords would take longer than the test. */
async function fill({ url, token }: Product) {
  const rows = Array.from({ length: count }, (_, row) => ({
    username: `larga${row}`,
    email: `larga${row}@example.org`,
    firstname: `Fila${row}`,
    lastname: 'Larga',
  }));
  const answer = await fetch(`${url}/trpc/admin.users.import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rows }),
  });
  expect(answer.status).toBe(200);
}

const address = '/admin/users?q=larga&size=500&sort=created&dir=asc';
const drawnRows = `[aria-rowcount="${count + 1}"] [data-user-row]`;

/**
 * The time that the page computes from the answer of the server to the frame that shows the list, in milliseconds: unlike that of a
 * clock, it does not grow with what else the machine does.
 */
async function drawing(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto('/admin/users?list=team');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  let answered = 0;
  await page.route('**/trpc/**', async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes('larga')) answered = await computed();
    await route.fulfill({ response });
  });
  await page.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await page.waitForSelector(drawnRows);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const time = (await computed()) - answered;
  expect(answered).toBeGreaterThan(0);
  await page.unroute('**/trpc/**');
  await session.detach();
  return time;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(({ product }) => fill(product));

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('a page of 500 clients draws within 200 ms, and all of them are reached by keyboard', async ({
  visit: { page, t },
}) => {
  test.setTimeout(120_000);
  const times: number[] = [];
  for (let tried = 0; tried < 5; tried += 1) times.push(await drawing(page));
  expect(Math.min(...times), `drawn in ${times.map(Math.round).join(', ')} ms`).toBeLessThan(bound);

  await page.goto(address);
  const links = page.locator('[data-user-link]');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(await links.count()).toBeLessThan(100);
  await expectAccessible(page);
  await links.first().focus();
  await page.keyboard.press('End');
  const last = page.getByRole('link', { name: `Fila${count - 1} Larga`, exact: true });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: `Fila${count - 2} Larga`, exact: true })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('link', { name: 'Fila0 Larga', exact: true })).toBeInViewport();
  // The row with the focus is still there, and its neighbours are reached from it.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: `Fila${count - 3} Larga`, exact: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: 'Fila0 Larga', exact: true })).toBeFocused();
  for (let row = 1; row <= 60; row += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Fila60 Larga', exact: true })).toBeFocused();
  await page.getByRole('checkbox', { name: t('selection.all') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('selection.count', { count }) })).toBeVisible();
});

test('a phone draws the cards of 500 clients near what is seen, and paper has them all', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const cards = page.locator('[data-user-row]');
  await expect(cards.first()).toHaveAttribute('aria-setsize', String(count));
  expect(await cards.count()).toBeLessThan(100);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('link', { name: `Fila${count - 1} Larga`, exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(cards).toHaveCount(count);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(cards).not.toHaveCount(count);
});
