import { expect, test } from './journey.ts';
import { beginSession, enter, signIn } from './people.ts';
import { administrator } from './product.ts';

for (const place of ['/client/profile', '/client/test/initial?step=1', '/client/result']) {
  test(`nobody sees ${place} without signing in, and a client then comes back to it`, async ({ visit, product }) => {
    const { page, t } = visit;
    await page.goto(place);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(t('auth.sessionEnded'))).toHaveCount(0);
    await enter(visit, await product.addClient());
    await expect(page).toHaveURL(place);
  });
}

for (const place of ['/admin/users?size=50', '/admin/user']) {
  test(`nobody sees ${place} without signing in, and an administrator then comes back to it`, async ({ visit }) => {
    await visit.page.goto(place);
    await expect(visit.page).toHaveURL('/auth');
    await enter(visit, administrator);
    await expect(visit.page).toHaveURL(place);
  });
}

test('a client who opens the administration is sent to the profile', async ({ visit, product }) => {
  const { page, t } = visit;
  await beginSession(visit, await product.addClient());
  for (const place of ['/admin/dashboard', '/admin/users', '/admin/user']) {
    await page.goto(place);
    await expect(page).toHaveURL('/client/profile');
  }
  await expect(page.getByRole('navigation', { name: t('nav.administration') })).toHaveCount(0);
});

test('an administrator starts on the dashboard, and keeps their header on client screens', async ({ visit }) => {
  const { page, t } = visit;
  await signIn(visit, administrator);
  await page.goto('/client/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('nav.administration') })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the name of an area alone leads to where its people begin', async ({ visit, product }) => {
  const { page } = visit;
  await page.goto('/client');
  await expect(page).toHaveURL('/auth');
  await beginSession(visit, await product.addClient());
  for (const place of ['/client', '/admin', '/client/']) {
    await page.goto(place);
    await expect(page).toHaveURL('/client/profile');
  }
  await page.evaluate(() => sessionStorage.clear());
  await beginSession(visit, administrator);
  for (const place of ['/client', '/admin']) {
    await page.goto(place);
    await expect(page).toHaveURL('/admin/dashboard');
  }
});
