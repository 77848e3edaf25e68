import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type Visit } from './journey.ts';
import { enter, openAs, signIn, signOutAsClient } from './people.ts';
import { administrator } from './product.ts';

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('miraco.token'));

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  return tab;
}

test('a second tab is signed in, by its address and by ctrl-click, and another browser is not', async ({
  visit,
  product,
  context,
  browser,
}) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await tokenOf(page);

  const typed = await openTab(context, '/client/mydata');
  await expect(typed).toHaveURL('/client/mydata');
  await expect(typed.getByRole('heading', { level: 1 })).toHaveText(t('myData.title'));
  expect(await tokenOf(typed)).toBe(token);

  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.security') })
    .click({ modifiers: ['Control'] });
  const clicked = await opened;
  await expect(clicked).toHaveURL('/client/security');
  await expect(clicked.getByRole('heading', { level: 1 })).toHaveText(t('security.title'));

  // The public pages show it too, without having waited for it.
  const landing = await openTab(context, '/landing');
  await expect(landing.getByRole('banner').getByRole('button', { name: t('nav.signOut') })).toBeVisible();

  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token?.slice(-20));
  const elsewhere = await browser.newContext();
  const stranger = await openTab(elsewhere, `${product.url}/client/mydata`);
  await expect(stranger).toHaveURL(`${product.url}/auth`);
  await elsewhere.close();
});

test('signing out in one tab ends the session in all', async ({ visit, product, context }) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient());
  const other = await openTab(context, '/client/progress');
  await expect(other).toHaveURL('/client/progress');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOutAsClient(visit);
  await expect(other).toHaveURL('/');
  expect(await tokenOf(other)).toBeNull();
  await page.goto('/client/profile');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.signInTitle'));
});

test('a tab with another user keeps its own, and a new one gets that of the tab used last', async ({
  visit,
  product,
  context,
}) => {
  const { page } = visit;
  await openAs(visit, await product.addClient());
  const team: Visit = { ...visit, page: await context.newPage() };
  // The page to sign in does not take the session of the first.
  await signIn(team, administrator);
  const own = await tokenOf(team.page);
  await page.reload();
  expect(await tokenOf(page)).not.toBe(own);
  // Both are on the screen, as in two windows.
  await team.page.keyboard.press('Tab');
  const users = await openTab(context, '/admin/users');
  await expect(users).toHaveURL('/admin/users');
  expect(await tokenOf(users)).toBe(own);
  await users.close();
  await signOutAsClient(visit);
  await team.page.reload();
  await expect(team.page).toHaveURL('/admin/dashboard');
  expect(await tokenOf(team.page)).toBe(own);
});

test.describe('a user whose code is still asked for', () => {
  test.use({ refusals: true });

  test('is not passed on', async ({ visit, product, context }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    // The answer that requires a code.
    await page.route('**/trpc/account.signIn*', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            message: '',
            code: -32001,
            data: { code: 'UNAUTHORIZED', httpStatus: 401, key: 'auth.secondFactor' },
          },
        }),
      }),
    );
    await page.goto('/auth');
    await enter(visit, client);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.codeTitle'));
    const other = await openTab(context, '/client/profile');
    await expect(other).toHaveURL('/auth');
    expect(await tokenOf(other)).toBeNull();
  });
});

test.describe('a visitor', () => {
  test('does not wait for tabs that are not there', async ({ page }) => {
    await page.addInitScript(() => {
      const { BroadcastChannel: Channel } = window;
      window.BroadcastChannel = class extends Channel {
        constructor(name: string) {
          super(name);
          document.documentElement.dataset.asked = name;
        }
      };
    });
    await page.goto('/client/profile');
    await expect(page).toHaveURL('/auth');
    await page.goto('/landing');
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    await expect(page.locator('html[data-asked]')).toHaveCount(0);
  });
});
