import { loadMethod } from '@miraco/method/load';
import type { Locator, Page } from '@playwright/test';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';
import { expectAnswers, expectStep, ofBlock, openFromProfile, pressKeys, someAnswers } from './wellness-test.ts';

/** Whether a ring is drawn around the focused element or its label. */
function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

/** Presses Tab until the focus is on `goal`, and sees a ring at every stop. */
async function tabTo(page: Page, goal: Locator) {
  await expect(goal).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hasRing(page), `the focus is seen at stop ${stop}`).toBe(true);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

test('without a mouse: sign-in and a step of the test, and the focus is always seen', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto('/');
  // The app renders the page again, which would remove the focus from the server's elements.
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: t('home.signIn') }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(t('auth.username'), { exact: true }));
  await page.keyboard.type(client.username);
  await tabTo(page, page.getByLabel(t('auth.password'), { exact: true }));
  await page.keyboard.type(client.password);
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: t('profile.takeTest') })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expectStep(visit, 'health');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expectAnswers(visit, 'health', [2]);
  await page.keyboard.press('ArrowUp');
  await pressKeys(visit, 'health', ofBlock(someAnswers, 'health'));
  await expectStep(visit, 'success');
});

test('without a mouse: an exercise is written, added and deleted, and the focus is never lost', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const virtue = (await loadMethod()).virtues.aceptacion.name[language];
  const name = 'Ten quiet minutes';
  await openAs(visit, await addTrainee(product), '/client/test/responsibility/training');
  const field = page.getByLabel(t('training.newOne', { virtue }));
  await tabTo(page, field);
  await page.keyboard.type(name);
  await tabTo(
    page,
    page
      .locator('form')
      .filter({ has: field })
      .getByRole('button', { name: t('training.add') }),
  );
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  const remove = page.getByRole('button', { name: t('training.removeOne', { name }) });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: t('training.removeTitle', { name }) });
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: t('training.remove') }));
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: t('training.undoOne', { name }) })).toBeFocused();
});

test('the first stop leads past the header', async ({ page, t }) => {
  await page.goto('/auth');
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  const skip = page.getByRole('link', { name: t('common.skipToContent') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('auth.username'), { exact: true })).toBeFocused();
});

test('a new page begins at its title, and so does a new step of the test', async ({ visit, product }) => {
  const { page, t } = visit;
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  // Before hydration the browser itself follows a link.
  await expect(page.locator('html[data-drawn]')).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home.signIn') })
    .click();
  await expect(title).toHaveText(t('auth.signInTitle'));
  await expect(title).toBeFocused();
  await page.getByRole('link', { name: t('auth.forgotLink') }).click();
  await expect(title).toHaveText(t('auth.forgotTitle'));
  await expect(title).toBeFocused();
  await page.goBack();
  const client = await product.addClient();
  await page.getByLabel(t('auth.username'), { exact: true }).fill(client.username);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(client.password);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(t('profile.greeting', { name: 'Ana' }));
  await expect(title).toBeFocused();
  await openFromProfile(visit);
  await expectStep(visit, 'health');
  await expect(title).toBeFocused();
  await pressKeys(visit, 'health', ofBlock(someAnswers, 'health'));
  await expectStep(visit, 'success');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});
