import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openLaterPhases } from './clients.ts';
import { guideCalls, guideOf, video } from './guides.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator } from './product.ts';

// A save without a network fails on purpose.
test.use({ refusals: true });

const { virtues: words } = await loadMethod();

/** The first text of a guide, and the tools above it. */
function firstText({ page, t, language }: Visit) {
  const spanish = new Intl.DisplayNames(language, { type: 'language' }).of('es');
  const label = t('guideEditor.parts.meaning', { language: spanish });
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
  await expect(address).toHaveAccessibleDescription(/evil\.example/);
  await page.getByRole('button', { name: t('guideEditor.publish'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('guideEditor.attention'));
  await expect(address).toBeFocused();
  // An element that the header half covers cannot be clicked.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await address.fill(`https://www.youtube.com/watch?v=${video}&t=10`);
  await expect(address).toHaveValue(video);
  await expect(page.getByRole('button', { name: t('guide.play') }).first()).toBeVisible();

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
  const link = page.getByRole('dialog').getByLabel(t('guideEditor.link.address'));
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
  await page.getByRole('button', { name: t('guideEditor.publish'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('errors.offline'));
  await page.unroute('**/trpc/**');
  await expect(text).toContainText('Fuerte');
  await page.getByRole('button', { name: t('guideEditor.publish'), exact: true }).click();
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

/** A small picture, as a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAFCAIAAADzBuo/AAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

/** Puts the cursor into an emptied text. */
async function startOver({ page }: Visit, text: Locator) {
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
}

test('a guide is written with pictures and tables as a draft, seen beside the text, published and taken back', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const before = (await guideOf(product, 'lealtad')).text1;
  await openAs(visit, administrator, '/admin/explain/lealtad');
  const { text, tools } = firstText(visit);
  const tool = (name: 'picture' | 'table' | 'addRow') =>
    tools.getByRole('button', { name: t(`guideEditor.tools.${name}`) });
  await startOver(visit, text);
  await page.keyboard.type('Un faro');
  await page.keyboard.press('Enter');
  await tool('picture').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('guideEditor.picture.insert') }).click();
  await expect(dialog.getByLabel(t('guideEditor.picture.alt'))).toHaveAccessibleDescription(
    new RegExp(t('guideEditor.picture.altMissing')),
  );
  await expectAccessible(page);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'faro.png', mimeType: 'image/png', buffer: png });
  await dialog.getByLabel(t('guideEditor.picture.alt')).fill('Un faro de noche');
  await dialog.getByRole('button', { name: t('guideEditor.picture.insert') }).click();
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('img', { name: 'Un faro de noche' })).toHaveJSProperty('naturalWidth', 10);
  await tool('table').click();
  await page.keyboard.type('Luz');
  await tool('addRow').click();
  await expect(text.getByRole('row')).toHaveCount(4);
  await expect(text.getByRole('columnheader').first()).toHaveText('Luz');

  const preview = page.getByRole('region', {
    name: t('guideEditor.previewOf', { virtue: words.lealtad.name[visit.language] }),
  });
  await expect(preview.getByRole('img', { name: 'Un faro de noche' })).toHaveJSProperty('naturalWidth', 10);
  await expect(preview.getByRole('cell')).toHaveCount(6);
  // On a phone the two share the place.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(preview).toBeHidden();
  await page.getByRole('tab', { name: t('guideEditor.preview') }).click();
  await expect(preview).toBeVisible();
  await expect(text).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('tab', { name: t('guideEditor.write') }).click();
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: t('guideEditor.draft.save'), exact: true }).click();
  await expect(page.getByText(t('guideEditor.draft.saved'), { exact: true })).toBeVisible();
  expect((await guideOf(product, 'lealtad')).text1).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.goto('/admin/guides');
  const tile = page.getByRole('main').getByRole('link', { name: words.lealtad.name[visit.language] });
  await expect(tile).toContainText(t('guideEditor.draft.name'));
  await tile.click();
  await expect(text.getByRole('columnheader').first()).toHaveText('Luz');
  await page.getByRole('button', { name: t('guideEditor.publish'), exact: true }).click();
  await expect(page.getByText(t('guide.updated'), { exact: true })).toBeVisible();
  expect((await guideOf(product, 'lealtad')).text1).toContain('alt="Un faro de noche"');

  await page.getByRole('button', { name: t('guideEditor.history.open') }).click();
  const versions = dialog.getByRole('listitem').getByRole('button', { expanded: false });
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(t('guideEditor.history.now'));
  await versions.last().click();
  await expect(dialog.getByRole('region')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('guideEditor.history.restore') }).click();
  await expect(page.getByText(t('guideEditor.history.restored'), { exact: true })).toBeVisible();
  await expect(text.getByRole('img')).toHaveCount(0);
  expect((await guideOf(product, 'lealtad')).text1).toContain('alt="Un faro de noche"');
  await page.getByRole('button', { name: t('guideEditor.draft.discard') }).click();
  await dialog.getByRole('button', { name: t('guideEditor.draft.discard') }).click();
  await expect(text.getByRole('img', { name: 'Un faro de noche' })).toBeVisible();
});

test('what somebody else saves meanwhile is not replaced without a question, and stays in the history', async ({
  visit,
  browser,
}) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/explain/dignidad');
  const { text } = firstText(visit);
  await startOver(visit, text);
  await page.keyboard.type('Lo mío');
  const context = await browser.newContext();
  const other = await context.newPage();
  const elsewhere = { ...visit, page: other };
  await openAs(elsewhere, administrator, '/admin/explain/dignidad');
  const theirs = firstText(elsewhere).text;
  await startOver(elsewhere, theirs);
  await other.keyboard.type('Lo suyo');
  await other.getByRole('button', { name: t('guideEditor.publish'), exact: true }).click();
  await expect(other.getByText(t('guide.updated'), { exact: true })).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: t('guideEditor.publish'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('guide.changed'));
  await expect(text).toHaveText('Lo mío');
  await page.getByRole('button', { name: t('guideEditor.draft.saveMine') }).click();
  await expect(page.getByText(t('guide.updated'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('guideEditor.history.open') }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
});

test('a comment is reached from the desk and answered, and the client reads the answer under it', async ({
  visit,
  product,
  browser,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await openLaterPhases(product, client.id);
  const { _id: guide } = await guideOf(product, 'compania');
  for (const comment of ['¿Cada cuánto conviene repetirlo?', 'Gracias'])
    await product.rest(
      'PUT',
      `${guideCalls}/addreview/${guide}`,
      { user: client.id, comment },
      await product.signIn(client),
    );
  const { comments } = await guideOf(product, 'compania');
  const asked = comments.at(-1)?._id;
  await openAs(visit, administrator, `/admin/explain/compania#comment-${asked}`);
  const comment = page.getByRole('article').filter({ hasText: 'conviene repetirlo' });
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
  await comment.getByRole('button', { name: t('guideEditor.answer.addOf', { name: client.username }) }).click();
  await expect(comment.getByLabel(t('guideEditor.answer.label'))).toBeFocused();
  await comment.getByLabel(t('guideEditor.answer.label')).fill('Una vez a la semana');
  await expectAccessible(page);
  await comment.getByRole('button', { name: t('guideEditor.answer.save') }).click();
  await expect(comment).toContainText('Una vez a la semana');

  const context = await browser.newContext();
  const reader = await context.newPage();
  await openAs({ ...visit, page: reader }, client, '/client/test/responsibility/explain/compania');
  const answered = reader.getByRole('listitem').filter({ hasText: 'conviene repetirlo' });
  await expect(answered).toContainText('Una vez a la semana');
  await expect(answered).toContainText(t('guide.onlyYou'));
  await expect(reader.getByText('Gracias', { exact: true })).toBeHidden();
  await expectAccessible(reader);
  await context.close();
});
