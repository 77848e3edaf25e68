import type { Page } from '@playwright/test';
import { addTrainee, addVeteran } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, clientMenu } from './people.ts';
import type { Product } from './product.ts';

/** The rows that the links of the steps of this page make. */
const rowsOfSteps = (page: Page, names: readonly string[]) =>
  page.evaluate((labels) => {
    const bars = [...document.querySelectorAll('main nav')].filter((bar) =>
      labels.includes(bar.getAttribute('aria-label') ?? ''),
    );
    return bars
      .filter((bar) => bar.getBoundingClientRect().height > 0)
      .map((bar) => new Set([...bar.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)).size);
  }, names);

/** What is found on a page at each width of a phone. */
async function onPhones<Found>(page: Page, address: string, look: () => Promise<Found>): Promise<Found[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Until its typeface is there, a page has the width of another one.
  await page.evaluate(() => document.fonts.ready);
  const usual = await look();
  await page.setViewportSize({ width: 320, height: 844 });
  return [usual, await look()];
}

for (const locale of ['es-ES', 'en-GB']) {
  test.describe(`a phone in ${locale}`, () => {
    test.use({ locale });

    const stepsOn = ({ page, t }: Visit, address: string) =>
      onPhones(page, `/client/test/${address}`, () =>
        rowsOfSteps(page, [t('conscience.steps'), t('responsibility.steps'), t('impact.bar')]),
      );

    test('has one row of steps', async ({ visit, product }) => {
      await beginSession(visit, await product.addClient());
      expect(await stepsOn(visit, 'conscience/harmful')).toEqual([[1], [1]]);
      await beginSession(visit, await addTrainee(product));
      for (const place of ['responsibility/training', 'responsibility/manifest', 'impact/scenarios'])
        expect(await stepsOn(visit, place), place).toEqual([[1], [1]]);
    });

    test('has none inside a test', async ({ visit, product }) => {
      await beginSession(visit, await product.addClient());
      for (const place of ['initial', 'conscience/weak', 'conscience/prospect', 'conscience/mediumhard'])
        expect(await stepsOn(visit, place), place).toEqual([[], []]);
      await beginSession(visit, await addTrainee(product));
      for (const place of ['weekly', 'evaluation'])
        expect(await stepsOn(visit, `responsibility/${place}`), place).toEqual([[], []]);
    });

    test('breaks no word of a legend', async ({ visit, product }) => {
      const { page } = visit;
      await beginSession(visit, await addVeteran(product));
      for (const place of [
        'progress',
        'resume2',
        'test/responsibility/weeklyresult',
        'test/responsibility/historical',
      ]) {
        const broken = await onPhones(page, `/client/${place}`, async () => {
          await expect(page.locator('main svg').first()).toBeAttached();
          return brokenWords(page);
        });
        expect(broken, place).toEqual([[], []]);
      }
    });
  });
}

/** Words that begin on one line and end on another, although they have no hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('[class*="sr-only"], svg')) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** Account, language, theme and sign-out, in view where they are. */
async function expectAllInView(visit: Visit, product: Product) {
  const { page, t } = visit;
  await beginSession(visit, await addTrainee(product));
  await page.goto('/client/test/responsibility/training');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 10_000));
  const menu = await clientMenu(visit);
  for (const control of [
    menu.getByRole('link', { name: t('nav.editProfile') }),
    menu.getByRole('link', { name: t('nav.security') }),
    menu.getByRole('button', { name: /^ES / }),
    menu.getByRole('button', { name: t('theme.dark') }),
    menu.getByRole('button', { name: t('nav.signOut') }).last(),
  ])
    await expect(control).toBeInViewport({ ratio: 0.99 });
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`account, language, theme and sign-out are in view at ${size.width}x${size.height}`, async ({
    visit,
    product,
  }) => {
    await visit.page.setViewportSize(size);
    await expectAllInView(visit, product);
  });
}
