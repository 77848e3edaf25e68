import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../journey.ts';
import { openAs } from '../people.ts';
import { administrator } from '../product.ts';

test.use({ refusals: true });

/** The screens and the states of screens that lie beside the main journey. */
test('screens beside the way are sound as well', async ({ visit, product }) => {
  const { page, t } = visit;
  const title = page.getByRole('heading', { level: 1 });

  await page.goto('/no/such/page');
  await expect(title).toHaveText(t('errors.notFoundTitle'));
  await expectAccessible(page);

  await page.goto('/forgotpassword');
  await page.getByRole('button', { name: t('auth.send') }).click();
  await expect(page.getByText(t('validation.email'))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/resetpassword/0199a0b0-0000-7000-8000-000000000000/nothing');
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill('a long password');
  await page.getByLabel(t('auth.repeatPassword'), { exact: true }).fill('a long password');
  await page.getByRole('button', { name: t('auth.resetSave') }).click();
  await expect(page.getByRole('alert')).toContainText(t('auth.resetFailed'));
  await expectAccessible(page);

  const client = await product.addClient({ firstname: 'María Guadalupe', lastname: 'Fernández-Villaverde Etxeberria' });
  await openAs(visit, administrator, `/admin/user/${client.id}`);
  await expect(title).toContainText(client.lastname);
  await page.getByRole('textbox', { name: t('user.email') }).fill('nothing');
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expect(page.getByText(t('validation.email'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('user.remove') }).click();
  await expect(page.getByRole('dialog')).toContainText(client.lastname);
  await expectAccessible(page);
});

test('the menu of a phone, and a result that is not there yet', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await openAs(visit, client, '/client/result');
  await expect(page.getByText(t('result.emptyTitle'))).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('button', { name: t('nav.menu'), exact: true });
  if (await menu.isVisible()) {
    await menu.click();
    await expectAccessible(page);
  }
});
