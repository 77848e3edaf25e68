import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { enter, openAs, signOutAsClient } from './people.ts';
import { settled } from './settled.ts';

const hint = ({ page, t }: Visit) => page.getByRole('region', { name: t('install.title', { brand: 'Miraco' }) });
const dismissal = (visit: Visit) => hint(visit).getByRole('button', { name: visit.t('install.dismiss') });

/** Offers to install the app, as Chromium does where it can. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = '';
      return { outcome: 'accepted' };
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test('the home says that the app can be installed, once the browser offers it, and installs it', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient());
  await settled(visit);
  await expect(hint(visit)).toHaveCount(0);
  await offer(page);
  await expect(hint(visit)).toBeVisible();
  await expectAccessible(page);
  await hint(visit)
    .getByRole('button', { name: t('install.install') })
    .click();
  await expect(page.locator('html[data-prompted]')).toBeAttached();
  await expect(hint(visit)).toHaveCount(0);
});

test('an offer that came on another page is not lost', async ({ visit, product }) => {
  const { page } = visit;
  const client = await product.addClient();
  await page.goto('/auth');
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await offer(page);
  await enter(visit, client);
  await expect(hint(visit)).toBeVisible();
});

test('the hint never comes back once it is dismissed, for nobody on this device', async ({ visit, product }) => {
  const { page } = visit;
  await openAs(visit, await product.addClient());
  await settled(visit);
  await offer(page);
  await dismissal(visit).press('Enter');
  await expect(hint(visit)).toHaveCount(0);
  await openAs(visit, await product.addClient());
  await settled(visit);
  await offer(page);
  await settled(visit);
  await expect(hint(visit)).toHaveCount(0);
});

test('its code is loaded only where it is shown', async ({ visit, product }) => {
  const { page } = visit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(visit, await product.addClient());
  await settled(visit);
  const before = asked.length;
  await offer(page);
  await expect(hint(visit)).toBeVisible();
  expect(asked.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test.describe('in Safari on a phone', () => {
  test.use({
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('it says how to add the app to the home screen', async ({ visit, product }) => {
    const { page, t } = visit;
    await openAs(visit, await product.addClient());
    await expect(hint(visit).getByText(t('install.byHand'))).toBeVisible();
    await expect(hint(visit).getByRole('button', { name: t('install.install') })).toHaveCount(0);
    await expectAccessible(page);
    await dismissal(visit).click();
    await page.reload();
    await settled(visit);
    await expect(hint(visit)).toHaveCount(0);
  });

  test('it says nothing in the app that was added', async ({ visit, product }) => {
    const { page } = visit;
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await openAs(visit, await product.addClient());
    await settled(visit);
    await expect(hint(visit)).toHaveCount(0);
  });
});

test('it says nothing in the installed app', async ({ visit, product }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    const match = matchMedia;
    window.matchMedia = (query) => match(query.replaceAll('(display-mode: standalone)', 'all'));
  });
  await openAs(visit, await product.addClient());
  await settled(visit);
  await offer(page);
  await settled(visit);
  await expect(hint(visit)).toHaveCount(0);
});

test('the icon of the app says how much is due, and nothing once one has signed out', async ({ visit, product }) => {
  const { page } = visit;
  await page.addInitScript(() => {
    const badge = (count: string) => {
      document.documentElement.dataset.badge = count;
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: (count: number) => badge(`${count}`), clearAppBadge: () => badge('') });
  });
  // The weekly test, the evaluation, a first exercise, the manifesto and two purposes.
  await openAs(visit, await addTrainee(product));
  await expect(page.locator('html[data-badge="6"]')).toBeAttached();
  await signOutAsClient(visit);
  await expect(page.locator('html[data-badge=""]')).toBeAttached();
});

test('a shortcut of the app opens its page after signing in', async ({ visit, product, request }) => {
  const { page } = visit;
  const client = await addTrainee(product);
  const manifest = await (await request.get('/site.webmanifest')).json();
  const shortcuts: readonly { url: string }[] = manifest.shortcuts;
  expect(shortcuts.length).toBeGreaterThan(0);
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL('/auth');
    await enter(visit, client);
    await expect(page).toHaveURL(({ pathname }) => pathname === url);
    await signOutAsClient(visit);
  }
  await page.goto(manifest.start_url);
  await expect(page).toHaveURL('/auth');
  await enter(visit, client);
  await expect(page).toHaveURL('/client/profile');
});
