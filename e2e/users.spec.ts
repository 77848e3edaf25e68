import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { beginSession, enter, signOutAsAdministrator } from './people.ts';
import { administrator } from './product.ts';
import { expectToast, field, fillNewUser, fullName, register, rowOf, save } from './user-form.ts';

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('a user is changed, and the list says so', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto('/admin/users');
  await page.getByRole('link', { name: t('admin.settingsOf', { name: fullName(client) }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fullName(client));
  await field(visit, 'firstname').fill('Marta');
  await page.getByRole('radio', { name: t('user.phase2') }).check();
  await expect(page.getByRole('status').filter({ hasText: t('user.phaseWarningText') })).toBeVisible();
  await page.getByRole('checkbox', { name: t('user.active') }).uncheck();
  await save(visit);
  await expectToast(visit, t('user.updated'));
  await page.getByRole('link', { name: t('admin.backToUsers') }).click();
  const row = rowOf(visit, client);
  await expect(row).toContainText(`Marta ${client.lastname}`);
  await expect(row).toContainText(t('nav.phase', { number: 2 }));
  await expect(row).toContainText(t('admin.disabled'));
});

test('a new password is asked for twice, is long enough, and lets its user in', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/user/${client.id}`);
  await field(visit, 'newPassword').fill('short');
  await field(visit, 'confirmation').fill('short');
  await save(visit);
  await expect(field(visit, 'newPassword')).toHaveAccessibleDescription(new RegExp(t('validation.passwordTooShort')));
  await expect(field(visit, 'newPassword')).toHaveValue('');
  await field(visit, 'newPassword').fill('a new password');
  await field(visit, 'confirmation').fill('a new passwort');
  await save(visit);
  await expect(field(visit, 'confirmation')).toHaveAccessibleDescription(t('passnotmatch'));
  await field(visit, 'newPassword').fill('a new password');
  await field(visit, 'confirmation').fill('a new password');
  await save(visit);
  await expectToast(visit, t('user.updated'));
  await signOutAsAdministrator(visit);
  await page.goto('/auth');
  await enter(visit, { ...client, password: 'a new password' });
  await expect(page).toHaveURL('/client/profile');
});

test('unsaved changes are asked about before they are lost', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto('/admin/users');
  await page.getByRole('link', { name: t('admin.settingsOf', { name: fullName(client) }) }).click();
  await field(visit, 'firstname').fill('Marta');
  const question = page.getByRole('dialog', { name: t('user.leaveTitle') });
  const ways = [
    () => page.getByRole('link', { name: t('common.cancel') }).click(),
    () => page.goBack(),
    async () => {
      await page.getByRole('button', { name: t('account.menu') }).click();
      await page.getByRole('menuitem', { name: t('nav.signOut') }).click();
    },
  ];
  for (const leave of ways) {
    await leave();
    await question.getByRole('button', { name: t('user.stay') }).click();
    await expect(page).toHaveURL(`/admin/user/${client.id}`);
    await expect(field(visit, 'firstname')).toHaveValue('Marta');
  }
  await page.goBack();
  await question.getByRole('button', { name: t('user.leave') }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(rowOf(visit, client)).toContainText(fullName(client));
});

test.describe('a refusal of the server', () => {
  test.use({ refusals: true });

  test('administrators change their own e-mail only with their current password', async ({ visit, product }) => {
    const { page, t } = visit;
    const coach = { username: 'coach', email: 'coach@example.org', password: 'a good password' };
    const names = { firstname: 'Eva', lastname: 'Guía', address: '-', phone: '-', access: 'administrator' };
    const added = await product.rest('POST', '/admin/user/register', {
      ...{ ...coach, ...names },
      current: administrator.password,
    });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/auth');
    await enter(visit, coach);
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto(`/admin/user/${Reflect.get(Object(added), 'id')}`);
    await expect(field(visit, 'current')).toBeHidden();
    await field(visit, 'email').fill(`new-${coach.email}`);
    await save(visit);
    await expect(field(visit, 'current')).toBeFocused();
    await field(visit, 'current').fill('not mine');
    await save(visit);
    await expect(field(visit, 'current')).toHaveAccessibleDescription(new RegExp(t('account.wrongPassword')));
    await expect(field(visit, 'email')).toHaveValue(`new-${coach.email}`);
    await expectAccessible(page);
    await field(visit, 'current').fill(coach.password);
    await save(visit);
    await expectToast(visit, t('user.updated'));
    await expect(field(visit, 'current')).toBeHidden();
  });

  test('a taken username or e-mail is said on its field, and nothing typed is lost', async ({ visit, product }) => {
    const { page, t } = visit;
    const other = await product.addClient();
    const typed = { ...other, email: `new-${other.email}`, firstname: 'Marta' };
    await page.goto('/admin/user');
    await fillNewUser(visit, typed);
    await register(visit);
    await expect(field(visit, 'username')).toHaveAccessibleDescription(t('user.usernameTaken'));
    await expect(field(visit, 'username')).toBeFocused();
    await expect(field(visit, 'firstname')).toHaveValue('Marta');
    await expect(field(visit, 'confirmation')).toHaveValue(typed.password);
    await field(visit, 'username').fill(`new-${other.username}`);
    await field(visit, 'email').fill(other.email);
    await register(visit);
    await expect(field(visit, 'email')).toHaveAccessibleDescription(t('user.emailTaken'));
    await field(visit, 'email').fill(typed.email);
    await register(visit);
    await expectToast(visit, t('user.registered'));
  });

  test('an unknown or malformed id', async ({ visit: { page, t } }) => {
    for (const id of ['0199a0b0-0000-7000-8000-000000000000', 'nobody']) {
      await page.goto(`/admin/user/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.notFound'));
      await page.getByRole('link', { name: t('user.seeUsers') }).click();
      await expect(page).toHaveURL('/admin/users');
    }
  });
});
