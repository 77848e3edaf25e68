import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { beginSession, openAs, signOutAsAdministrator } from './people.ts';
import { administrator } from './product.ts';
import { expectToast, field, rowOf, save } from './user-form.ts';

/** Four pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

/** The natural width of a picture in pixels; 0 until it is loaded. */
const pictureWidth = (place: Locator) =>
  place
    .locator('img')
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('a picture is chosen, kept and shown in the list and to its owner', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/user/${client.id}`);
  await page.getByLabel(t('image.choose')).setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText(t('image.chosen', { file: 'ana.png' }))).toBeVisible();
  await save(visit);
  await expectToast(visit, t('user.updated'));
  await page.getByRole('link', { name: t('admin.backToUsers') }).click();
  const row = rowOf(visit, client);
  await expect.poll(() => pictureWidth(row)).toBe(512);
  await signOutAsAdministrator(visit);
  await openAs(visit, client);
  await expect.poll(() => pictureWidth(page.getByRole('main'))).toBe(512);
});

test('a file that only looks like a picture', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/user/${client.id}`);
  const fake = { name: 'ana.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"></svg>') };
  await page.getByLabel(t('image.choose')).setInputFiles(fake);
  await expect(page.getByText(t('errors.notAnImage'))).toBeVisible();
  await field(visit, 'firstname').fill('Marta');
  await save(visit);
  await expectToast(visit, t('user.updated'));
});
