import { expect, test } from './journey.ts';
import { signIn } from './people.ts';
import { administrator } from './product.ts';
import { expectToast, fullName, rowOf } from './user-form.ts';

test.beforeEach(async ({ visit }) => {
  await signIn(visit, administrator);
});

test('somebody is deleted after a question that names them', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/user/${client.id}`);
  const remove = page.getByRole('button', { name: t('user.remove') });
  const question = page.getByRole('dialog', { name: t('user.removeTitle', { name: fullName(client) }) });
  await remove.click();
  await expect(question.getByRole('button', { name: t('common.cancel') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: t('user.removeConfirm') }).click();
  await expectToast(visit, t('user.deleted'));
  await expect(page).toHaveURL('/admin/users');
  await expect(rowOf(visit, client)).toHaveCount(0);
  await page.goto(`/admin/user/${client.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.notFound'));
});

test('nobody can delete their own account', async ({ visit: { page, t } }) => {
  await page.goto('/admin/users');
  const own = page.getByRole('row').filter({ hasText: t('admin.administrator') });
  await own.getByRole('link', { name: t('admin.settingsOf', { name: '' }) }).click();
  await expect(page.getByText(t('user.ownAccount'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('user.remove') })).toHaveCount(0);
});

test('the page and its size are in the address, which can be shared', async ({ visit, product }) => {
  const { page, t } = visit;
  for (let added = 0; added < 11; added += 1) await product.addClient();
  const names = page.getByRole('rowheader');
  await page.goto('/admin/users');
  await page.getByRole('combobox', { name: t('admin.pageSize') }).selectOption('10');
  await expect(page).toHaveURL('/admin/users?size=10');
  await expect(names).toHaveCount(10);
  const first = await names.allTextContents();
  await page.getByRole('button', { name: t('admin.nextPage') }).click();
  await expect(page).toHaveURL(/\?size=10&before=/);
  await expect(names.first()).not.toHaveText(first[0] ?? '');
  const second = await names.allTextContents();
  await page.reload();
  await expect(names).toHaveText(second);
  await page.goBack();
  await expect(names).toHaveText(first);
  await page.goForward();
  await page.getByRole('button', { name: t('admin.previousPage') }).click();
  await expect(page).toHaveURL('/admin/users?size=10');
  await expect(names).toHaveText(first);
});
