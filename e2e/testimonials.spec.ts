import { translator } from '@miraco/i18n/translator';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './journey.ts';
import { openAs } from './people.ts';
import { withMethod } from './product.ts';
import { settled } from './settled.ts';

const both = (text: string) => ({ es: text, en: text });
const quotes = ['Lo que cambió fue el lunes.', 'Puse nombre a lo que me costaba.'];
const testimonials = quotes.map((text) => ({ text: both(text), who: both('Cliente, seis meses') }));

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  product: [({}, use) => withMethod({ testimonials }, use), { scope: 'worker' }],
});

test('an operator’s testimonials have a section and an entry of the menu', async ({ page, t }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.testimonials') })
    .click();
  await expect(page).toHaveURL('/landing#testimonials');
  const section = page.getByRole('region', { name: t('landing.testimonials.title') });
  await expect(section).toBeFocused();
  await expect(section.getByRole('figure')).toHaveCount(quotes.length);
  for (const quote of quotes) await expect(section.getByText(quote)).toBeVisible();
  await settled({ page, t });
  await expectAccessible(page);
});

test('the name of the product stays whole beside the longest menu', async ({ visit, product }) => {
  const { page } = visit;
  await openAs(visit, await product.addClient(), '/');
  for (const language of ['es', 'en'] as const) {
    await page.goto(`/?lang=${language}`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: translator(language)('nav.testimonials') })).toBeVisible();
    const name = header.getByText('Miraco', { exact: true });
    const lines = () =>
      name.evaluate((text) => Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)));
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await lines(), `${language} at ${width}`).toBe(1);
    }
  }
});
