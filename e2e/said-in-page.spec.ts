import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee, addVeteran } from './clients.ts';
import { readQuestion } from './focused.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';

// A success is said by the page, and a toast covers neither what it is about nor a bar.
test.use({ viewport: { width: 390, height: 844 } });

const toastsOf = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** The status that says it, in the page itself. */
const said = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

async function expectApart(one: Locator, other: Locator) {
  const [first, second] = [await boxOf(one), await boxOf(other)];
  const apart =
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y ||
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x;
  expect(apart, JSON.stringify({ first, second })).toBe(true);
}

test('a sent weak test is said by the next page, and not by the one after', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), '/client/test/conscience/weak');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('weak.save') }).click();
  await expect(page).toHaveURL('/client/test/conscience/prospect');
  await expect(said(page, t('weak.saved'))).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(0);
  await expectApart(said(page, t('weak.saved')), page.getByRole('navigation', { name: t('nav.shortcuts') }));
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: t('nav.shortcuts') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL('/client/profile');
  await expect(said(page, t('weak.saved'))).toHaveCount(0);
});

test('the weekly test shows its level with nothing over it', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), '/client/test/responsibility/weekly');
  for (let question = 0; question < 20; question += 1) {
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    await readQuestion(visit);
    await page.getByRole('radio').first().locator('..').click();
    await expect(heading).not.toHaveText(before ?? '');
  }
  await page.getByRole('button', { name: t('initial.send') }).click();
  await expect(page).toHaveURL('/client/test/responsibility/weeklyresult');
  await expect(said(page, t('weekly.saved'))).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(page.getByText(t('levels.crisis')).first()).toBeVisible();
});

test('a saved manifesto is said in its save bar', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), '/client/test/responsibility/manifest');
  const save = page.getByRole('button', { name: t('manifest.save') });
  await page.getByRole('textbox').first().fill('Miro lo que hay.');
  await save.click();
  await expect(said(page, t('manifest.saved'))).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(0);
  await expectApart(said(page, t('manifest.saved')), save);
  await expect(save).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // It is true until the next letter.
  await page.getByRole('textbox').first().pressSequentially('!');
  await expect(said(page, t('manifest.saved'))).toHaveCount(0);
});

test('an entry that is removed and one that is added are said where it happened', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await product.rest('POST', '/client/conscience/harmful/register', {
    user: client.id,
    habit: 'A habit',
    feelings: [{ emotion: 'pereza' }],
    action: '',
    frequency: 'diario',
    quantity: '',
    impact: '',
  });
  await openAs(visit, client, '/client/test/conscience/harmful');
  await page.getByRole('button', { name: t('entries.remove', { name: 'A habit' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('entries.delete') })
    .click();
  await expect(said(page, t('harmful.removed'))).toBeInViewport();
  await expect(toastsOf(page)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel(t('harmful.habit')).fill('Another one');
  await page.getByRole('combobox', { name: t('harmful.feelings') }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByLabel(t('harmful.frequency')).selectOption({ index: 1 });
  const add = page.getByRole('button', { name: t('harmful.add') });
  await add.click();
  await expect(said(page, t('harmful.added'))).toBeInViewport();
  await expect(said(page, t('harmful.removed'))).toHaveCount(0);
  await expect(toastsOf(page)).toHaveCount(0);
  await expectApart(said(page, t('harmful.added')), add);
  await page.getByLabel(t('harmful.habit')).fill('A third one');
  await expect(said(page, t('harmful.added'))).toHaveCount(0);
});

test('an exercise is added and finished without a toast over a bar or a button', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addVeteran(product), '/client/test/responsibility/training');
  const bar = page.getByRole('navigation', { name: t('nav.shortcuts') });
  await page.getByRole('textbox').first().fill('A walk');
  await page
    .getByRole('button', { name: t('training.add'), exact: true })
    .first()
    .click();
  await expect(said(page, t('training.added')).first()).toBeVisible();
  await expect(toastsOf(page)).toHaveCount(0);
  const finish = page.getByRole('button', { name: t('training.finishOne', { name: 'A walk' }) });
  await finish.click();
  await page.getByRole('button', { name: t('training.finishConfirm') }).click();
  await page.getByRole('button', { name: t('training.essentialNo') }).click();
  // Its row is gone, so the page has no place to say it.
  await expect(toastsOf(page)).toContainText(t('training.completed'));
  await expectApart(toastsOf(page), bar);
  await expectApart(toastsOf(page), page.locator(':focus'));
  await expectAccessible(page);
});

test('changed data are said beside the button, and a message about the button does not cover it', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), '/client/editprofile');
  const save = page.getByRole('button', { name: t('user.saveChanges') });
  await save.click();
  await expect(toastsOf(page)).toContainText(t('user.nothingToSave'));
  await expectApart(toastsOf(page), save);
  await expectApart(toastsOf(page), page.getByRole('navigation', { name: t('nav.shortcuts') }));
  await page.getByLabel(t('user.firstname'), { exact: true }).fill('Zoé');
  await save.click();
  await expect(said(page, t('editProfile.saved'))).toBeVisible();
  await expectApart(said(page, t('editProfile.saved')), save);
  await page.getByLabel(t('user.firstname'), { exact: true }).fill('Eva');
  await expect(said(page, t('editProfile.saved'))).toHaveCount(0);
});
