import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator, type Client } from './product.ts';
import { expectToast, fillInvited, register, rowOf } from './user-form.ts';

const client: Client = {
  id: '',
  username: 'by.hand',
  password: 'chosen by myself',
  email: 'by.hand@example.org',
  firstname: 'Mano',
  lastname: 'Enmano',
};

const name = `${client.firstname} ${client.lastname}`;

test('without a mail server the link of an invitation is copied, and opens the account', async ({ visit, context }) => {
  const { page, t } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginSession(visit, administrator);
  await page.goto('/admin/user');
  await fillInvited(visit, client);
  await register(visit);
  // The page of the new user, where the link is.
  await expectToast(visit, t('user.copyTheLink'));
  await expect(page.getByText(t('invitations.noServer'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('invitations.send') })).toHaveCount(0);
  await page.getByRole('button', { name: t('invitations.copy') }).click();
  const dialog = page.getByRole('dialog', { name: t('invitations.linkTitle', { name }) });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('invitations.copy') }).click();
  await expectToast(visit, t('invitations.copied'));
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(first).toBe(await dialog.getByRole('textbox').inputValue());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('invitations.copy') })).toBeFocused();

  // From the list too: a new link each time.
  await page.goto('/admin/users');
  await rowOf(visit, client)
    .getByRole('checkbox', { name: t('selection.one', { name }) })
    .check();
  await expect(page.getByRole('button', { name: t('deeds.invite'), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t('invitations.copy') }).click();
  const link = await dialog.getByRole('textbox').inputValue();
  expect(link).not.toBe(first);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(client.password);
  await page.getByLabel(t('auth.repeatPassword'), { exact: true }).fill(client.password);
  await page.getByRole('button', { name: t('invitation.enter') }).click();
  await expect(page).toHaveURL('/client/profile');
});
