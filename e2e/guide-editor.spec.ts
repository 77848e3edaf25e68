import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { guideOf, video } from './guides.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator } from './product.ts';

// A save without a network fails on purpose.
test.use({ refusals: true });

const { virtues: words } = await loadMethod();

/** The first text of a guide, and the tools above it. */
function firstText({ page, t, language }: Visit) {
  const spanish = new Intl.DisplayNames(language, { type: 'language' }).of('es');
  const label = t('guideEditor.field', { number: 1, language: spanish });
  return {
    text: page.getByRole('textbox', { name: label }),
    tools: page.getByRole('toolbar', { name: t('guideEditor.tools.label', { text: label }) }),
  };
}

test('a tool gives the keyboard back to the text at once', async ({ visit }) => {
  const { t } = visit;
  await openAs(visit, administrator, '/admin/explain/valentia');
  const { text, tools } = firstText(visit);
  await text.click();
  // Checked in the same task as the press: typing continues before the next frame.
  const focused = await tools
    .getByRole('button', { name: t('guideEditor.tools.bold') })
    .evaluate((tool: HTMLElement) => {
      tool.focus();
      tool.click();
      return document.activeElement?.role;
    });
  expect(focused).toBe('textbox');
  await expect(text).toBeFocused();
});

test('the editor of a guide keeps typed text until it is saved, and names the fault of a video', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  await openAs(visit, administrator, '/admin/explain/humildad');
  const address = page.getByLabel(t('guideEditor.video'));
  await address.fill('https://evil.example/watch?v=dQw4w9WgXcQ');
  await expect(address).toHaveAccessibleDescription(new RegExp(t('guide.videoId')));
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expect(page.getByRole('alert')).toContainText(t('guideEditor.attention'));
  await expect(address).toBeFocused();
  // An element that the header half covers cannot be clicked.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await address.fill(`https://www.youtube.com/watch?v=${video}&t=10`);
  await expect(address).toHaveValue(video);
  await expect(page.getByRole('button', { name: t('guide.play') })).toBeVisible();

  const { text, tools } = firstText(visit);
  expect(await text.evaluate((element) => element.getBoundingClientRect().height)).toBe(300);
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  const bold = tools.getByRole('button', { name: t('guideEditor.tools.bold') });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Fuerte');
  await tools.getByRole('button', { name: t('guideEditor.tools.link') }).click();
  const link = page.getByLabel(t('guideEditor.link.address'));
  await link.fill('http://example.org');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAccessibleDescription(new RegExp(t('guideEditor.link.refused')));
  await expectAccessible(page);
  await link.fill('example.org/a');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.org/a');

  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.guides') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('user.stay') })
    .click();
  await page.route('**/trpc/**', (route) => route.abort());
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expect(page.getByRole('alert')).toContainText(t('errors.offline'));
  await page.unroute('**/trpc/**');
  await expect(text).toContainText('Fuerte');
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expect(page.getByText(t('guide.updated'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('guideEditor.unsaved'))).toBeHidden();
  expect((await guideOf(product, 'humildad')).text1).toMatch(
    /^<p><strong>Fuerte<\/strong><a [^>]*href="https:\/\/example.org\/a"[^>]*>.*example.org\/a.*<\/a><\/p>$/,
  );
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.guides') })
    .click();
  await expect(page).toHaveURL('/admin/guides');
  const tile = page.getByRole('main').getByRole('link', { name: words.humildad.name[language] });
  await expect(tile).toContainText(t('guideEditor.withVideo'));
});
