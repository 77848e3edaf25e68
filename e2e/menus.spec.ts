import type { Locator, Page } from '@playwright/test';
import { addVeteran, veteranWords } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator, type Product } from './product.ts';
import { settled } from './settled.ts';
import { fullName, rowOf } from './user-form.ts';

/** Opens a page on which the menu has not been used, and finds its button. */
type Opens = (visit: Visit, product: Product) => Promise<Locator>;

async function openUsers(visit: Visit, product: Product) {
  const client = await product.addClient();
  await openAs(visit, administrator, `/admin/users?q=${client.username}`);
  return { client, row: rowOf(visit, client) };
}

/** Each menu, with the key that opens it first. */
const menus: Record<string, { key: string; open: Opens }> = {
  account: {
    key: 'Enter',
    open: async (visit) => {
      await openAs(visit, administrator, '/admin/guides');
      return visit.page.getByRole('button', { name: visit.t('account.menu') });
    },
  },
  user: {
    key: 'ArrowDown',
    open: async (visit, product) => {
      const { client, row } = await openUsers(visit, product);
      return row.getByRole('button', { name: visit.t('admin.moreFor', { name: fullName(client) }) });
    },
  },
  coach: {
    key: 'Space',
    open: async (visit, product) => {
      const { row } = await openUsers(visit, product);
      await row.getByRole('checkbox').click();
      return visit.page.getByRole('button', { name: visit.t('deeds.coach') });
    },
  },
  client: {
    key: 'Enter',
    open: async (visit, product) => {
      const client = await product.addClient();
      await openAs(visit, administrator, `/admin/client/${client.id}`);
      return visit.page.getByRole('button', { name: visit.t('clientPages.more', { name: fullName(client) }) });
    },
  },
  calendar: {
    key: 'Space',
    open: async (visit, product) => {
      await openAs(visit, await addVeteran(product), '/client/test/responsibility/training');
      const name = veteranWords.exercise;
      return visit.page.getByRole('button', { name: visit.t('training.calendar.add', { name }) });
    },
  },
};

const drawsMenus = (code: string) => code.includes('data-radix-menu-content');

/** Whether a file that the page has loaded draws menus. */
async function hasMenus(page: Page): Promise<boolean> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const code = loaded.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(code.map(async (name) => (await page.request.get(name)).text()));
  return texts.some(drawsMenus);
}

const items = (page: Page) => page.getByRole('menu').locator('[role^=menuitem]:visible');

for (const [name, { key, open }] of Object.entries(menus)) {
  test(`the menu of ${name} is loaded once its button has the focus, and is used by keyboard alone`, async ({
    visit,
    product,
  }) => {
    const { page } = visit;
    const button = await open(visit, product);
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await settled(visit);
    expect(await hasMenus(page)).toBe(false);

    await button.focus();
    await expect.poll(() => hasMenus(page)).toBe(true);
    await page.keyboard.press(key);
    await expect(items(page).first()).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(items(page).nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.type((await items(page).last().innerText()).slice(0, 4));
    await expect(items(page).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(key);
    await expect(items(page).first()).toBeFocused();
  });
}

test('a menu is loaded once a mouse is over its button, opens with a press and closes with the second', async ({
  visit,
  product,
}) => {
  const { page } = visit;
  const button = await menus.account?.open(visit, product);
  if (!button) throw new Error('no button');
  await settled(visit);
  expect(await hasMenus(page)).toBe(false);
  await button.hover();
  await expect.poll(() => hasMenus(page)).toBe(true);
  for (let times = 0; times < 2; times += 1) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Only the keyboard goes to the first of them at once.
    await expect(page.getByRole('menu')).toBeFocused();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(items(page)).toHaveCount(0);
  }
});

test.describe('without its code', () => {
  test.use({ refusals: true });

  test('a menu leaves its button and the page, says so, and opens once the network is back', async ({
    visit,
    product,
  }) => {
    const { page, t } = visit;
    const { client, row } = await openUsers(visit, product);
    const button = row.getByRole('button', { name: t('admin.moreFor', { name: fullName(client) }) });
    await settled(visit);
    await page.context().setOffline(true);
    await button.click();
    // Nor is there the code of toasts.
    await settled(visit);
    await expect(button).toBeFocused();
    await page.context().setOffline(false);
    await page.route('**/assets/**', async (route) => {
      const response = await route.fetch();
      return drawsMenus(await response.text()) ? route.abort() : route.fulfill({ response });
    });
    await button.click();
    // The first one says it too, now that there are toasts.
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: t('errors.offline') })
        .first(),
    ).toBeVisible();
    await page.unroute('**/assets/**');
    await button.click();
    await expect(items(page).first()).toBeVisible();
  });

  test('a menu that comes late does not take the focus from where one has gone on', async ({ visit, product }) => {
    const { page, t } = visit;
    const { client, row } = await openUsers(visit, product);
    const search = page.getByRole('searchbox', { name: t('admin.search') });
    const { promise: goneOn, resolve: goOn } = Promise.withResolvers<void>();
    await settled(visit);
    await page.route('**/assets/**', (route) => goneOn.then(() => route.continue()));
    await row.getByRole('button', { name: t('admin.moreFor', { name: fullName(client) }) }).click();
    await search.focus();
    goOn();
    await expect.poll(() => hasMenus(page)).toBe(true);
    await settled(visit);
    await expect(search).toBeFocused();
    await expect(items(page)).toHaveCount(0);
  });
});
