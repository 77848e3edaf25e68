import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, enter, openAs, signOutAsClient } from './people.ts';
import type { Client, Credentials, Product } from './product.ts';

// Codes that are asked for or wrong are refused on purpose.
test.use({ refusals: true });

const period = 30_000;

/** The app on the telephone: the codes it shows. One is taken once, so each further one is of a later step, which the clocks' leeway allows. */
function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + period);
    return totp.generate({ timestamp: last });
  };
}

/** Switches the second step on, by the screens. */
async function setUp({ page, t }: Visit, { password }: Credentials) {
  await page.goto('/client/security');
  await page.getByRole('button', { name: t('security.setUp') }).click();
  await page.getByLabel(t('security.current'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('security.continue') }).click();
  await expect(page.getByRole('img', { name: t('security.scanImage') })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');
  const code = authenticator(secret);
  // From the step before, so that this one and the next are still there for signing in.
  const first = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() - period });
  await page.getByLabel(t('security.firstCode')).fill(first);
  await page.getByRole('button', { name: t('security.activate') }).click();
  await expect(page.getByRole('heading', { name: t('security.codesTitle') })).toBeFocused();
  return { code, recoveryCodes: await page.locator('li code').allInnerTexts() };
}

async function signedInClient(visit: Visit, product: Product): Promise<Client> {
  const client = await product.addClient();
  await beginSession(visit, client);
  return client;
}

test('the second step is set up and required, and a wrong code is refused', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await signedInClient(visit, product);
  const { code, recoveryCodes } = await setUp(visit, client);
  expect(recoveryCodes).toHaveLength(10);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('security.download') }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  for (const recoveryCode of recoveryCodes) expect(text).toContain(recoveryCode);
  await page.getByRole('button', { name: t('security.kept') }).click();
  await expect(page.getByText(t('security.codesLeft', { count: 10 }))).toBeVisible();
  await expectAccessible(page);

  await signOutAsClient(visit);
  await page.goto('/auth');
  await enter(visit, client);
  const field = page.getByLabel(t('auth.code'), { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  await field.fill('000000');
  await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t('auth.secondFactorWrong')));
  await expect(field).toBeFocused();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(client.password);
  await field.fill(code());
  await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
  await expect(page).toHaveURL('/client/profile');
});

test('a recovery code opens once, and new ones take the password and a code', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await signedInClient(visit, product);
  const { code, recoveryCodes } = await setUp(visit, client);
  await page.getByRole('button', { name: t('security.kept') }).click();
  const withRecovery = async () => {
    await signOutAsClient(visit);
    await page.goto('/auth');
    await enter(visit, client);
    await page.getByRole('button', { name: t('auth.useRecovery') }).click();
    await expect(page.getByLabel(t('auth.recoveryCode'))).toBeFocused();
    await page.getByLabel(t('auth.recoveryCode')).fill((recoveryCodes[0] ?? '').toLowerCase());
    await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
  };
  await withRecovery();
  // The page before it has a button to sign out as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.greeting', { name: client.firstname }));
  await withRecovery();
  await expect(page.getByLabel(t('auth.recoveryCode'))).toHaveAccessibleDescription(
    new RegExp(t('auth.secondFactorWrong')),
  );
  await page.getByRole('button', { name: t('auth.useApp') }).click();
  await page.getByLabel(t('auth.code'), { exact: true }).fill(code());
  await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
  await expect(page).toHaveURL('/client/profile');

  await page.goto('/client/security');
  await expect(page.getByText(t('security.codesLeft', { count: 9 }))).toBeVisible();
  await page.getByRole('button', { name: t('security.newCodes') }).click();
  const dialog = page.getByRole('dialog', { name: t('security.newCodesTitle') });
  await expectAccessible(page);
  await dialog.getByLabel(t('security.current'), { exact: true }).fill('not my password');
  await dialog.getByLabel(t('security.code')).fill(recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: t('security.newCodesConfirm') }).click();
  await expect(dialog.getByLabel(t('security.current'), { exact: true })).toHaveAccessibleDescription(
    t('account.wrongPassword'),
  );
  await dialog.getByLabel(t('security.current'), { exact: true }).fill(client.password);
  await dialog.getByRole('button', { name: t('security.newCodesConfirm') }).click();
  await expect(page.getByRole('heading', { name: t('security.codesTitle') })).toBeFocused();
  const renewed = await page.locator('li code').allInnerTexts();
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toContain(recoveryCodes[2]);
  await page.getByRole('button', { name: t('security.kept') }).click();

  await page.getByRole('button', { name: t('security.disable') }).click();
  const off = page.getByRole('dialog', { name: t('security.disableTitle') });
  await off.getByLabel(t('security.current'), { exact: true }).fill(client.password);
  await off.getByLabel(t('security.code')).fill(renewed[0] ?? '');
  await off.getByRole('button', { name: t('security.disable') }).click();
  await expect(page.getByRole('button', { name: t('security.setUp') })).toBeVisible();
});

test('my other sessions are listed, and end one by one or all at once', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  const elsewhere = async (userAgent: string) => {
    const answer = await page.request.post('/api/login/in', {
      headers: { 'user-agent': userAgent },
      data: { username: client.username, password: client.password },
    });
    return (await answer.json()).token;
  };
  const isAlive = async (token: string) =>
    (await page.request.get('/trpc/account.me', { headers: { authorization: `Bearer ${token}` } })).ok();
  const phone = await elsewhere('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
  const others = [await elsewhere('curl/8'), await elsewhere('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')];
  await openAs(visit, client, '/client/security');
  const list = page.getByRole('list', { name: t('security.sessionsTitle') });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText(t('security.thisSession'))).toHaveCount(1);
  await expectAccessible(page);
  const item = list.getByRole('listitem').filter({ hasText: 'Safari · iPhone' });
  await item.getByRole('button').click();
  await expect(item).toHaveCount(0);
  await expect(list).toBeFocused();
  expect([await isAlive(phone), await isAlive(others[0])]).toEqual([false, true]);
  await page.getByRole('button', { name: t('security.endOthers') }).click();
  const dialog = page.getByRole('dialog', { name: t('security.endOthersTitle') });
  await dialog.getByRole('button', { name: t('security.endOthers') }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const token of others) expect(await isAlive(token)).toBe(false);
  await page.reload();
  await expect(list.getByText(t('security.thisSession'))).toBeVisible();
});
