import type { Browser } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, enter } from './people.ts';
import { administrator, type Client, type Product } from './product.ts';
import { expectToast, fillInvited, register, rowOf } from './user-form.ts';

test.use({ mailed: true });

let invited = 0;

/** Somebody who is not a user yet. */
function stranger(): Client {
  invited += 1;
  const username = `invitee${invited}`;
  return {
    id: '',
    username,
    password: 'chosen by myself',
    email: `${username}@example.org`,
    firstname: 'Inés',
    lastname: `Invitada ${invited}`,
  };
}

/** Adds somebody who is invited. */
async function invite({ rest }: Product): Promise<Client> {
  const { id: _, password: __, ...details } = stranger();
  const form = { ...details, address: 'Calle Mayor, 1', phone: '600 000 000', access: 'client', invite: true };
  const added = await rest('POST', '/admin/user/register', form);
  return { ...details, password: 'chosen by myself', id: String(Reflect.get(Object(added), 'id')) };
}

/** The path of the link in the latest mail to somebody, once they have so many. */
async function linkTo(product: Product, { email }: Client, mails = 1): Promise<string> {
  await expect.poll(() => product.mailsTo(email)).toHaveLength(mails);
  const text = (await product.mailsTo(email)).at(-1)?.text ?? '';
  return new URL(text.match(/http:\S+\/invitation\/\S+/)?.[0] ?? '').pathname;
}

/** Another browser, of somebody who has never been here. */
async function elsewhere(browser: Browser, { url }: Product, visit: Visit): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' });
  return { ...visit, page: await context.newPage() };
}

async function choose({ page, t }: Visit, password: string) {
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('auth.repeatPassword'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('invitation.enter') }).click();
}

const title = ({ page }: Visit) => page.getByRole('heading', { level: 1 });

test('an administrator invites a client, who chooses a password and is in, and the list says how far they are', async ({
  visit,
  product,
  browser,
}) => {
  const { page, t } = visit;
  const client = stranger();
  await beginSession(visit, administrator);
  await page.goto('/admin/users');
  // Three presses: the button, the profile in the form, and the end of the form.
  await page.getByRole('link', { name: t('admin.addUser') }).click();
  await expect(page.getByRole('radio', { name: t('user.invite') })).toBeChecked();
  await expect(page.getByLabel(t('user.password'), { exact: true })).toHaveCount(0);
  await fillInvited(visit, client);
  await register(visit);
  await expectToast(visit, t('user.invitationSent', { email: client.email }));
  await expect(page).toHaveURL('/admin/users');
  await expect(rowOf(visit, client)).toContainText(t('accountState.invited'));

  const link = await linkTo(product, client);
  const [mail] = await product.mailsTo(client.email);
  expect(mail?.text).toContain(client.username);
  expect(mail?.text).toContain(product.url);
  const guest = await elsewhere(browser, product, visit);
  // Two presses: the link of the mail, and the end of the form.
  await guest.page.goto(link);
  await expect(title(guest)).toHaveText(t('invitation.greeting', { name: client.firstname }));
  await expect(guest.page.getByLabel(t('invitation.username'))).toHaveValue(client.username);
  await expectAccessible(guest.page);
  // So far a program that reads mails may have opened it.
  await page.reload();
  await expect(rowOf(visit, client)).toContainText(t('accountState.invited'));
  const noted = guest.page.waitForResponse(/account\.invitation\.touched/);
  await guest.page.keyboard.press('Tab');
  await noted;
  await page.reload();
  await expect(rowOf(visit, client)).toContainText(t('accountState.opened'));

  await choose(guest, 'corta');
  await expect(guest.page.getByLabel(t('auth.newPassword'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(t('validation.passwordTooShort')),
  );
  await choose(guest, client.password);
  await expect(guest.page).toHaveURL('/client/profile');
  await expect(title(guest)).toContainText(client.firstname);
  await page.reload();
  const row = rowOf(visit, client);
  await expect(row).not.toContainText(t('accountState.opened'));
  await expect(row).not.toContainText(t('admin.neverSignedIn'));

  // The address of the mail opens the account from now on.
  await guest.page.evaluate(() => sessionStorage.clear());
  await guest.page.goto('/auth');
  await enter(guest, { ...client, username: client.email });
  await expect(guest.page).toHaveURL('/client/profile');
  await guest.page.context().close();
});

test('a selection of the list is invited again at once, except those who have signed in', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const [first, second, old] = [await invite(product), await invite(product), await product.addClient()];
  await product.signIn(old);
  const voided = await linkTo(product, first);
  await beginSession(visit, administrator);
  await page.goto('/admin/users');
  for (const client of [first, second, old]) {
    await rowOf(visit, client)
      .getByRole('checkbox', { name: t('selection.one', { name: `${client.firstname} ${client.lastname}` }) })
      .check();
  }
  await expect(page.getByRole('status').filter({ hasText: t('selection.count', { count: 3 }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('deeds.invite'), exact: true }).click();
  await expectToast(visit, t('invitations.sent', { count: 2 }));
  await expectToast(visit, t('invitations.skipped', { count: 1 }));
  expect(await linkTo(product, first, 2)).not.toBe(voided);
  await linkTo(product, second, 2);
  expect(await product.mailsTo(old.email)).toEqual([]);
});

test('one person is invited again from their row, and from their page', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await invite(product);
  await beginSession(visit, administrator);
  await page.goto('/admin/users');
  await page
    .getByRole('button', { name: t('admin.moreFor', { name: `${client.firstname} ${client.lastname}` }) })
    .click();
  await page.getByRole('menuitem', { name: t('invitations.resend') }).click();
  await expectToast(visit, t('invitations.sent', { count: 1 }));
  await linkTo(product, client, 2);
  await page.goto(`/admin/user/${client.id}`);
  await page.getByRole('button', { name: t('invitations.resend') }).click();
  await expectToast(visit, t('invitations.sent', { count: 1 }));
  await linkTo(product, client, 3);
});

test.describe('a link that opens nothing', () => {
  test.use({ refusals: true });

  test('is one that has been used, and leads to signing in', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await invite(product);
    const link = await linkTo(product, client);
    await page.goto(link);
    await choose(visit, client.password);
    await expect(page).toHaveURL('/client/profile');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(link);
    await expect(title(visit)).toHaveText(t('invitation.used'));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('invitation.signIn') }).click();
    await enter(visit, client);
    await expect(page).toHaveURL('/client/profile');
  });

  test('is one that was altered, cut off, or replaced by a later one', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await invite(product);
    const first = await linkTo(product, client);
    const altered = first.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const link of [altered, first.slice(0, -10)]) {
      await page.goto(link);
      await expect(title(visit)).toHaveText(t('invitation.unknown'));
      await expect(page.getByText(t('invitation.unknownHint'))).toBeVisible();
    }
    await expectAccessible(page);
    await beginSession(visit, administrator);
    await page.goto(`/admin/user/${client.id}`);
    await page.getByRole('button', { name: t('invitations.resend') }).click();
    const second = await linkTo(product, client, 2);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(first);
    await expect(title(visit)).toHaveText(t('invitation.unknown'));
    await page.goto(second);
    await expect(title(visit)).toHaveText(t('invitation.greeting', { name: client.firstname }));
  });

  test('is used while somebody else has it open, and says so where the password was typed', async ({
    visit,
    product,
    browser,
  }) => {
    const { page, t } = visit;
    const client = await invite(product);
    const link = await linkTo(product, client);
    const other = await elsewhere(browser, product, visit);
    for (const each of [visit, other]) {
      await each.page.goto(link);
      await expect(title(each)).toHaveText(t('invitation.greeting', { name: client.firstname }));
    }
    await choose(other, client.password);
    await expect(other.page).toHaveURL('/client/profile');
    await choose(visit, 'another password');
    await expect(page.getByRole('alert')).toContainText(t('invitation.used'));
    await expectAccessible(page);
    await other.page.context().close();
  });
});
