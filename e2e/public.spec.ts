import { languages } from '@miraco/domain/languages';
import { translator } from '@miraco/i18n/translator';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { builtFile } from './built-file.ts';
import { expect, test } from './journey.ts';
import { landmarkFaults } from './landmarks.ts';
import { openAs } from './people.ts';
import { administrator } from './product.ts';
import { settled } from './settled.ts';

const parts = ['about', 'method', 'wellness', 'itinerary'] as const;
const names = {
  about: 'nav.aboutUs',
  method: 'nav.method',
  wellness: 'nav.evaluateWellness',
  itinerary: 'nav.itinerary',
} as const;

for (const locale of ['es-ES', 'en-GB']) {
  test(`the landing page can be read before any script has run: ${locale}`, async ({ browser, product }) => {
    const t = translator(locale.startsWith('es') ? 'es' : 'en');
    const context = await browser.newContext({ locale, javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/landing');
    await expect(page).toHaveTitle(`${t('seo.landing.title')} · Miraco`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.title'));
    for (const part of ['workshop', 'individual', 'group'] as const) {
      await expect(page.getByText(t(`landing.offer.${part}.text`))).toBeVisible();
    }
    for (const part of parts) {
      await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toHaveText(t(`landing.${part}.title`));
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('landing.wellness.take') })
      .click();
    await expect(page.getByText(t('evaluate.privacy'))).toBeVisible();
    await context.close();
  });
}

test('the app hydrates the served page without layout shifts or further requests', async ({ page, t }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/') && calls.push(request.url()));
  await page.goto('/landing');
  await page.getByRole('contentinfo').getByRole('button', { name: 'ES' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('es')('landing.title'));
  await page.getByRole('contentinfo').getByRole('button', { name: 'EN' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.title'));
  await page.reload();
  await expect(page.locator('#method').getByText(t('landing.method.balance'))).toBeVisible();
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await settled({ page, t });
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  expect(calls).toEqual([]);
  await expectAccessible(page);
});

test.describe('the served page', () => {
  // The page that says that there is none is a 404.
  test.use({ refusals: true });

  // The last two are nowhere.
  for (const path of ['/', '/landing', '/evaluate', '/method', '/auth', '/nowhere', '/Landing']) {
    test(`is taken over as it stands, and then shows what the server could not know: ${path}`, async ({ page, t }) => {
      await page.addInitScript(() => {
        localStorage.setItem('miraco.theme', 'dark');
        addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { served: [...document.querySelectorAll('#root :is(h1, main p, header a)')] });
        });
      });
      await page.goto(path);
      await expect(page.locator('html[data-drawn]')).toBeAttached();
      await expect(page.getByRole('contentinfo').getByRole('button', { name: t('theme.dark') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const kept = await page.evaluate(() => {
        const served: Element[] = Reflect.get(window, 'served');
        return served.length > 0 && served.every((element) => element.isConnected);
      });
      expect(kept).toBe(true);
    });
  }
});

/** Keeps the app's script on its way. @returns what lets it arrive */
async function holdApp(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}

test('who has chosen another language than the browser’s is not shown the browser’s first', async ({ page }) => {
  const arrive = await holdApp(page);
  await page.addInitScript(() => localStorage.setItem('miraco.language', 'es'));
  await page.goto('/landing', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(title).toHaveText(translator('en')('landing.title'));
  await expect(title).toBeHidden();
  arrive();
  await expect(title).toHaveText(translator('es')('landing.title'));
  await expect(title).toBeVisible();
});

for (const { path, title } of [
  { path: '/landing', title: 'landing.title' },
  { path: '/auth', title: 'auth.signInTitle' },
] as const) {
  test(`a button pressed before the app is there is answered once it is: ${path}`, async ({ page }) => {
    const arrive = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('button', { name: 'ES' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('en')(title));
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('es')(title));
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'ES' })).toBeFocused();
  });
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('text that is scrolled away before the app is there does not show through the menu', async ({ page }) => {
  await holdApp(page);
  await page.goto('/landing', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  );
});

test.describe('where code is lost on its way', () => {
  test.use({ refusals: true });

  for (const lost of ['../../packages/i18n/src/en/core.ts', 'src/features/public/landing/landing.tsx']) {
    test(`a page that the server wrote can still be read, and its links lead on: ${lost}`, async ({ page, t }) => {
      const file = await builtFile(lost);
      await page.route(file, (route) => route.abort());
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === file);
      await page.goto('/landing');
      await asked;
      await settled({ page, t });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.title'));
      await page.unrouteAll();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('landing.signIn') })
        .first()
        .click();
      await expect(page).toHaveURL('/auth');
      await expect(page.locator('html[data-drawn]')).toBeAttached();
    });
  }
});

test.describe('the place on a page', () => {
  async function scrollTo(page: Page, y: number) {
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => scrolled(page)).toBe(y);
  }

  test('is not lost to the part that the address names, when it is loaded again', async ({ page }) => {
    await page.goto('/landing#itinerary');
    await scrollTo(page, 900);
    await page.reload();
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  test('outlives a reload where the server wrote in another language than the reader’s', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('miraco.language', 'es'));
    await page.goto('/landing');
    for (let again = 0; again < 3; again += 1) {
      await scrollTo(page, 1500);
      await page.reload();
      await expect(page.locator('html[data-drawn]')).toBeAttached();
      // The texts of the two are not as long as each other, and the browser keeps to the text.
      await expect.poll(() => scrolled(page)).toBeGreaterThan(1300);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what needs them', async ({ page, t }) => {
    for (const path of ['/landing', '/auth', '/forgotpassword']) {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(t('common.needsScript'));
    }
  });

  for (const path of ['/', '/landing', '/evaluate', '/method', '/auth'])
    test(`no two landmarks of a kind share a name: ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await landmarkFaults(page)).toEqual([]);
    });
});

test('the page about the method is linked from the footer, says what each level needs, and leads to the help', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.method') })
    .click();
  await expect(page).toHaveURL('/method');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('method.title'));
  await expect(page.getByText(t('result.snapshot'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Patience$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: t('method.levels.table') }).getByRole('row')).toHaveText([
    /Level/,
    /Crisis\s*1 to under 2\s*5 to 9$/,
    /Challenge\s*2 to under 3\s*10 to 14$/,
    /Flow\s*3 to under 3\.5\s*15 to 17$/,
    /Wow\s*3\.5 to 4\s*18 to 20$/,
  ]);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('help.now') })
    .click();
  await expect(page.locator('#help-en').getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
});

test('on paper the header stays above', async ({ page }) => {
  await page.goto('/landing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
});

test('the menu leads to the parts of the landing page, from everywhere and again', async ({ page, t }) => {
  const menu = page.getByRole('banner');
  await page.goto('/');
  for (const part of parts) {
    await menu.getByRole('link', { name: t(names[part]) }).click();
    await expect(page).toHaveURL(`/landing#${part}`);
    await expect(page.locator(`#${part}`)).toBeFocused();
    await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
  const title = page.locator('#about').getByRole('heading', { level: 2 });
  await menu.getByRole('link', { name: t('nav.aboutUs') }).click();
  await expect(page.locator('#about')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(title).not.toBeInViewport();
  await menu.getByRole('link', { name: t('nav.aboutUs') }).click();
  await expect(title).toBeInViewport();
  const below = await menu.evaluate((header) => header.getBoundingClientRect().bottom);
  expect((await title.boundingBox())?.y).toBeGreaterThan(below);
});

test('the names around the rosette are never cut off, at any width and in either language', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/landing?lang=${language}`);
    await expect(page.locator('html[data-drawn]')).toBeAttached();
    // At 200 % zoom, a window of 1280 is one of 640.
    for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { drawn, outside } = await page.locator('#method svg').evaluate((drawing) => {
        const frame = drawing.getBoundingClientRect();
        const texts = [...drawing.querySelectorAll('text')].filter((text) => text.getBoundingClientRect().width > 0);
        const isOutside = (text: Element) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        };
        return { drawn: texts.length, outside: texts.filter(isOutside).map((text) => text.textContent) };
      });
      // On a phone the names are a list.
      expect(drawn, `${width}`).toBe(width < 640 ? 0 : 23);
      expect(outside, `${language} at ${width}`).toEqual([]);
    }
  }
});

test('the header turns solid past 50 px, and not before', async ({ page }) => {
  await page.goto('/landing');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-solid', 'false');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  await expect(header).toHaveAttribute('data-solid', 'false');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-solid', 'true');
});

test('the address decides the language for its tab, then the choice, then the browser', async ({ page, context }) => {
  const title = page.getByRole('heading', { level: 1 });
  const t = { es: translator('es'), en: translator('en') };
  await page.goto('/landing?lang=es');
  await expect(title).toHaveText(t.es('landing.title'));
  await page.getByRole('banner').getByRole('button', { name: 'EN' }).click();
  await expect(page).toHaveURL('/landing?lang=en');
  await page.goto('/landing?lang=es');
  await expect(title).toHaveText(t.es('landing.title'));
  await page.goto('/landing');
  await expect(title).toHaveText(t.es('landing.title'));
  const other = await context.newPage();
  await other.goto('/landing');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t.en('landing.title'));
  await other.close();
  await page.getByRole('contentinfo').getByRole('button', { name: 'EN' }).click();
  await expect(title).toHaveText(t.en('landing.title'));
  await page.getByRole('contentinfo').getByRole('button', { name: 'ES' }).click();
  await expect(title).toHaveText(t.es('landing.title'));
  await page.reload();
  await expect(title).toHaveText(t.es('landing.title'));
  await expect(page).toHaveTitle(`${t.es('seo.landing.title')} · Miraco`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', t.es('seo.landing.description'));
});

test('the links to the private area and to sign-in depend on the session', async ({ visit, product }) => {
  const { page, t } = visit;
  const header = page.getByRole('banner');
  const area = header.getByRole('link', { name: t('nav.privateArea') });
  await page.goto('/landing');
  await expect(area).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: t('nav.signIn') })).toHaveAttribute('href', '/auth');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('landing.start') })
    .first()
    .click();
  await expect(page).toHaveURL('/auth');

  await openAs(visit, await product.addClient(), '/landing');
  await expect(area).toHaveAttribute('href', '/client/profile');
  await header.getByRole('button', { name: t('nav.signOut') }).click();
  await expect(header.getByRole('link', { name: t('nav.signIn') })).toBeVisible();

  await openAs(visit, administrator, '/');
  await expect(area).toHaveAttribute('href', '/admin/dashboard');
});

test('a page opened from a public one is described as itself, and a private one not at all', async ({ page, t }) => {
  await page.goto('/landing');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/landing\?lang=en$/);
  // Before hydration the browser itself follows a link, and the server writes the head of the page.
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.signIn') })
    .click();
  await expect(page).toHaveTitle(`${t('auth.signIn')} · Miraco`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/auth\?lang=en$/);
  await page.getByRole('link', { name: t('auth.forgotLink') }).click();
  await expect(page).toHaveURL('/forgotpassword');
  await expect(page.locator('link[rel="canonical"], meta[property^="og:"], meta[name="description"]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ locale: 'es-ES', viewport: { width: 390, height: 844 } });

  test('the public pages are sound, and the menu leads to a part', async ({ page, t }) => {
    for (const path of ['/', '/landing', '/evaluate', '/method']) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
    const menu = page.getByRole('dialog', { name: t('nav.menu') });
    await expect(menu.getByRole('button', { name: 'EN' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: t('nav.method') }).click();
    await expect(page).toHaveURL('/landing#method');
    await expect(page.locator('#method')).toBeFocused();
    await expect(page.locator('#method').getByRole('listitem')).toHaveCount(23);
  });
});
