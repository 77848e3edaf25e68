import { translator } from '@miraco/i18n/translator';
import type { Browser, Page } from '@playwright/test';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession, clientMenu, enter, openAs } from './people.ts';
import { administrator, type Credentials, type Product } from './product.ts';

const es = translator('es');
const en = translator('en');

async function withLocale(browser: Browser, locale: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale });
  await look(await context.newPage());
  await context.close();
}

test('the language is the browser’s: any Spanish is Spanish, everything else English', async ({ browser }) => {
  const shown = { 'es-MX': es, es: es, 'en-US': en, 'fr-FR': en };
  for (const [locale, t] of Object.entries(shown)) {
    await withLocale(browser, locale, async (page) => {
      await page.goto('/auth');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.signInTitle'));
      await expect(page.locator('html')).toHaveAttribute('lang', t === es ? 'es' : 'en');
      await expect(page).toHaveTitle(new RegExp(`^${t('auth.signIn')} `));
    });
  }
});

for (const place of ['banner', 'contentinfo'] as const) {
  test(`the switch in the ${place} changes every word, and a reload keeps them`, async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole(place).getByRole('button', { name: 'ES' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('auth.signInTitle'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('auth.signInTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole(place).getByRole('button', { name: 'ES' })).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a link in another language keeps it in its tab, and leaves the preference alone', async ({ browser }) => {
  await withLocale(browser, 'es-ES', async (page) => {
    const shown = () => page.locator('html').getAttribute('lang');
    await page.goto('/landing');
    await page.getByRole('contentinfo').getByRole('button', { name: /^ES / }).click();
    await page.goto('/landing?lang=en');
    await expect(page).toHaveTitle(new RegExp(`^${en('seo.landing.title')} `));
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    expect(await shown()).toBe('en');
    await page.reload();
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    expect(await shown()).toBe('en');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: en('nav.method') })
      .click();
    await expect(page).toHaveURL('/method');
    await expect(page).toHaveTitle(new RegExp(`^${en('seo.method.title')} `));
    await page.reload();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: en('nav.method') })).toBeVisible();
    expect(await shown()).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('miraco.language'))).toBe('es');
    const other = await page.context().newPage();
    await other.goto('/landing');
    await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('what a page says of itself follows its language and its address', async ({ page, t }) => {
  const head = async () => ({
    canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
    url: await page.locator('meta[property="og:url"]').getAttribute('content'),
    locale: await page.locator('meta[property="og:locale"]').getAttribute('content'),
    title: await page.locator('meta[property="og:title"]').getAttribute('content'),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    others: await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)),
  });
  /** What the server says of the same page. */
  const served = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    return head();
  };
  const english = { landing: await served('/landing?lang=en'), method: await served('/method?lang=en') };
  const spanish = await served('/method?lang=es');
  expect(spanish).not.toEqual(english.method);

  expect(await served('/landing?lang=en')).toEqual(english.landing);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.method') })
    .click();
  await expect(page).toHaveURL('/method');
  await expect.poll(head).toEqual(english.method);
  await page.getByRole('banner').getByRole('button', { name: /^ES / }).click();
  await expect.poll(head).toEqual(spanish);
});

test('a language chosen while signed in belongs to the account, on every device', async ({
  visit,
  product,
  browser,
}) => {
  const client = await product.addClient();
  await openAs(visit, client);
  const menu = await clientMenu(visit);
  const kept = visit.page.waitForResponse(/account\.setLanguage/);
  await menu.getByRole('button', { name: 'ES' }).click();
  await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(es('profile.greeting', { name: 'Ana' }));
  expect((await kept).ok()).toBe(true);
  await withLocale(browser, 'en-GB', async (page) => {
    await page.goto('/auth');
    await enter({ page, t: en, language: 'en' }, client);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('profile.greeting', { name: 'Ana' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('the theme is the system’s until one is chosen, which a reload keeps', async ({ page, t }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const switchTo = (theme: 'system' | 'light' | 'dark') =>
    page
      .getByRole('contentinfo')
      .getByRole('button', { name: t(`theme.${theme}`) })
      .click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper();
  expect(dark).not.toBe(light);
  // The colour of the browser's frame is that of the paper.
  const frame = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      return shown.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    });
  expect(await frame()).toEqual(['#0d1a1f']);
  await switchTo('light');
  expect(await paper()).toBe(light);
  expect(await frame()).toEqual(['#fcf9f3']);
  await page.reload();
  expect(await paper()).toBe(light);
  expect(await frame()).toEqual(['#fcf9f3']);
  await switchTo('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper()).toBe(dark);
  expect(await frame()).toEqual(['#0d1a1f']);
  await switchTo('system');
  expect(await paper()).toBe(light);
  expect(await frame()).toEqual(['#fcf9f3']);
});

test('with reduced motion a result is shown without animation', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  const responses = Array.from({ length: 20 }, () => 4);
  await product.rest('POST', '/client/initial/register', { user: client.id, responses });
  await beginSession(visit, client);
  // Not one frame is drawn, so nothing that would have to move does.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/client/result');
  const announced = t('result.announced', { level: t('levels.wow'), score: '4', best: 4 });
  await expect(page.getByRole('status').filter({ hasText: announced })).toBeAttached();
});

for (const [path, reader] of [
  ['/admin/users', () => administrator],
  ['/client/test/conscience/weak', (product) => product.addClient()],
  ['/client/test/impact/personal', (product) => addTrainee(product)],
] satisfies [string, (product: Product) => Credentials | Promise<Credentials>][]) {
  test(`in forced colours a checked box of ${path} shows its mark`, async ({ visit, product }) => {
    const { page } = visit;
    await product.addClient();
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(visit, await reader(product), path);
    const box = page.getByRole('checkbox').first();
    await box.check();
    const mark = box.locator('xpath=following-sibling::*[name()="svg"]');
    await expect(mark).toBeVisible();
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(mark).toHaveCSS('color', text);
  });
}
