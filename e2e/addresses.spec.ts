import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator } from './product.ts';

/** Nothing from elsewhere, and nothing written into a page runs or paints. */
const strict = /^default-src 'self';(?!.*unsafe)(?!.*\*)(?!.*https?:\/\/(?!www\.youtube-nocookie\.com(?:;|$)))/;

test('every page has a title of its own', async ({ visit, product }) => {
  const { page, t } = visit;
  const expectTitles = async (titles: Record<string, string>) => {
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Miraco`);
    }
  };
  await expectTitles({
    '/': t('seo.home.title'),
    '/landing': t('seo.landing.title'),
    '/evaluate': t('seo.evaluate.title'),
    '/method': t('seo.method.title'),
    '/login': t('auth.signIn'),
    '/forgotpassword': t('auth.forgotTitle'),
    '/resetpassword/a/b': t('auth.resetTitle'),
  });
  const client = await product.addClient();
  await beginSession(visit, client);
  await expectTitles({
    '/client/profile': t('profile.title'),
    '/client/test/initial': `${t('initial.blocks.health')} · ${t('initial.title')}`,
    '/client/result': t('result.title'),
  });
  await beginSession(visit, administrator);
  await expectTitles({
    '/admin/dashboard': t('nav.dashboard'),
    '/admin/users': t('nav.users'),
    '/admin/user': t('user.newTitle'),
    [`/admin/user/${client.id}`]: `${client.firstname} ${client.lastname} · ${t('clientPages.account')}`,
  });
});

test('pages are served under a strict policy', async ({ page }) => {
  for (const path of ['/', '/client/profile', '/rosette.svg', '/healthz']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-security-policy'], path).toMatch(strict);
  }
});

test('the documentation of the calls runs no script from elsewhere, and names the calls', async ({ page }) => {
  const policy = (await page.goto('/api/docs'))?.headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy).not.toMatch(/script-src/);
  await expect(page.getByRole('heading', { name: 'Miraco' }).first()).toBeVisible();
  await expect(page.getByText('/login/in')).toBeVisible();
});

test.describe('an address that leads nowhere', () => {
  test.use({ refusals: true });

  test('gets 404 and a page with a link to the home page', async ({ page, t }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['content-security-policy']).toMatch(strict);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFoundTitle'));
    await expect(page).toHaveTitle(`${t('errors.notFoundTitle')} · Miraco`);
    await page.getByRole('link', { name: t('errors.goHome') }).click();
    await expect(page).toHaveURL('/');
  });
});
