import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { beginSession, enter } from './people.ts';
import type { Product } from './product.ts';

test.use({ mailed: true });

/** The path of the link in the latest mail to an address, once it has so many. */
async function linkTo(product: Product, email: string, mails = 1): Promise<string> {
  await expect.poll(() => product.mailsTo(email)).toHaveLength(mails);
  const text = (await product.mailsTo(email)).at(-1)?.text ?? '';
  return new URL(text.match(/http:\S+\/newaddress\/\S+/)?.[0] ?? '').pathname;
}

const saveWith = async (page: Page, t: (key: 'user.current' | 'user.saveChanges') => string, password: string) => {
  await page.getByLabel(t('user.current'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
};

test('a new address waits in the profile until its link is pressed, is sent again, and then opens the account', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  const email = `new-${client.email}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await beginSession(visit, client);
  await page.goto('/client/editprofile');
  await page.getByLabel(t('user.email'), { exact: true }).fill(email);
  await saveWith(page, t, client.password);
  const waiting = page.getByRole('status').filter({ hasText: t('user.waiting.title', { email }) });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('editProfile.savedWaiting', { email }) })).toBeVisible();
  const phone = await page.getByLabel(t('user.phone')).boundingBox();
  expect((await waiting.boundingBox())?.y).toBeLessThan(phone?.y ?? 0);
  await expect(page.getByLabel(t('user.email'), { exact: true })).toHaveValue(client.email);
  await expectAccessible(page);
  await linkTo(product, email);
  await waiting.getByRole('button', { name: t('user.waiting.again') }).press('Enter');
  await expect(waiting).toContainText(t('user.waiting.sent'));
  await page.goto(await linkTo(product, email, 2));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('newAddress.confirm') }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('newAddress.confirmed') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('newAddress.profile') }).click();
  await expect(page.getByLabel(t('user.email'), { exact: true })).toHaveValue(email);
  await expect(waiting).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/auth');
  await enter(visit, { ...client, username: email });
  await expect(page).toHaveURL('/client/profile');
});

test.describe('a link that is void', () => {
  test.use({ refusals: true });

  test('says why, once the address was taken back', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    const email = `new-${client.email}`;
    await beginSession(visit, client);
    await page.goto('/client/editprofile');
    await page.getByLabel(t('user.email'), { exact: true }).fill(email);
    await saveWith(page, t, client.password);
    const link = await linkTo(product, email);
    await page.getByRole('button', { name: t('user.waiting.cancel') }).click();
    await expect(page.getByRole('button', { name: t('user.waiting.cancel') })).toHaveCount(0);
    await expect(page.getByLabel(t('user.email'), { exact: true })).toBeFocused();
    await page.goto(link);
    await page.getByRole('button', { name: t('newAddress.confirm') }).click();
    await expect(page.getByRole('alert')).toContainText(t('newAddress.failed'));
    await expectAccessible(page);
  });
});
