import { expect, test, type Visit } from './journey.ts';
import { enter, signIn, signOutAsAdministrator, signOutAsClient } from './people.ts';
import { administrator } from './product.ts';
import { click, expectAnswers, expectStep } from './wellness-test.ts';

const tokenOf = ({ page }: Visit) => page.evaluate(() => sessionStorage.getItem('miraco.token'));

/** The status of a call with a token: 200 while its session lasts. */
async function statusFor({ page }: Visit, token: string | null) {
  const answer = await page.request.get('/trpc/account.me', { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}

test.describe('a visitor without permission', () => {
  test.use({ refusals: true });

  test('a wrong password: the form starts afresh and says why until the next attempt', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    await page.goto('/auth');
    await enter(visit, { ...client, password: 'a bad password' });
    const reason = page.getByRole('alert').filter({ hasText: t('auth.credentials') });
    await expect(reason).toBeVisible();
    const username = page.getByLabel(t('auth.username'), { exact: true });
    await expect(username).toHaveValue('');
    await expect(username).toBeFocused();
    await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveValue('');
    await username.fill(client.username);
    await expect(reason).toBeVisible();
    await enter(visit, client);
    await expect(page).toHaveURL('/client/profile');
    await expect(reason).toBeHidden();
  });

  test('an empty form names the missing fields and sends nothing', async ({ visit: { page, t } }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: t('auth.signIn') }).click();
    const username = page.getByLabel(t('auth.username'), { exact: true });
    await expect(username).toHaveAccessibleDescription(t('validation.required'));
    await expect(username).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a disabled user is sent away by the next answer, and loses none once let in again', async ({
    visit,
    product,
  }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    await signIn(visit, client);
    await page.goto('/client/test/initial');
    await expectStep(visit, 'health');
    await product.rest('PUT', `/admin/user/edit/${client.id}`, { disabled: true });
    await click(visit, 'health', [3]);
    await expect(page).toHaveURL('/auth');
    await enter(visit, client);
    await expect(page.getByRole('alert')).toContainText(t('auth.credentials'));
    await product.rest('PUT', `/admin/user/edit/${client.id}`, { disabled: false });
    await enter(visit, client);
    await expectAnswers(visit, 'health', [3]);
  });

  test('a session that has ended leads to sign-in, says so, and back to the place afterwards', async ({
    visit,
    product,
  }) => {
    const { page, t } = visit;
    await signIn(visit, await product.addClient());
    const authorization = `Bearer ${await tokenOf(visit)}`;
    await expect(await page.request.post('/trpc/account.signOut', { headers: { authorization }, data: {} })).toBeOK();
    await page.goto('/client/test/initial');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('status')).toContainText(t('auth.sessionEnded'));
    await page.reload();
    await expect(page.getByRole('status')).toContainText(t('auth.sessionEnded'));
    expect(await tokenOf(visit)).toBeNull();
    await enter(visit, await product.addClient());
    await expect(page).toHaveURL('/client/test/initial?step=1');
  });
});

test('signing out ends the session here and on the server, for clients and administrators', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const parts = [
    { who: await product.addClient(), leave: signOutAsClient },
    { who: administrator, leave: signOutAsAdministrator },
  ];
  for (const { who, leave } of parts) {
    await signIn(visit, who);
    const token = await tokenOf(visit);
    expect(await statusFor(visit, token)).toBe(200);
    await leave(visit);
    expect(await tokenOf(visit)).toBeNull();
    await expect.poll(() => statusFor(visit, token)).toBe(401);
    await page.goto('/client/profile');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.signInTitle'));
  }
});
