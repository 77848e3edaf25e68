import { addTrainee } from '../clients.ts';
import { expect, test, type Visit } from '../journey.ts';
import { beginSession } from '../people.ts';
import { administrator } from '../product.ts';

/** Expects that the other language and sign-out stay visible, however far the page is scrolled. */
async function expectInView({ page, t, language }: Visit, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('banner');
  const other = banner.getByRole('button', { name: language === 'es' ? /^EN / : /^ES / });
  const wayOut = banner.getByRole('button', { name: t('nav.signOut') });
  for (const depth of [0, 10_000]) {
    await page.evaluate((pixels) => window.scrollTo(0, pixels), depth);
    await expect(other).toBeInViewport({ ratio: 1 });
    await expect(wayOut).toBeInViewport({ ratio: 1 });
  }
}

test('the language and sign-out are always visible for a client, within a test too', async ({ visit, product }) => {
  await beginSession(visit, await product.addClient());
  for (const place of ['/client/profile', '/client/test/initial', '/client/test/conscience/mediumhard', '/landing'])
    await expectInView(visit, place);
  await visit.page.setViewportSize({ width: visit.page.viewportSize()?.width ?? 0, height: 640 });
  await expectInView(visit, '/client/test/conscience/prospect');
});

test('and for an administrator', async ({ visit, product }) => {
  const client = await product.addClient();
  await beginSession(visit, administrator);
  for (const place of ['/admin/dashboard', '/admin/users', `/admin/bloqueuno/${client.id}`, '/client/profile', '/'])
    await expectInView(visit, place);
});

test('the steps of a phase are one row, with that of the page in it', async ({ visit, product }) => {
  const { page, t } = visit;
  await beginSession(visit, await addTrainee(product));
  for (const [address, bar] of [
    ['/client/test/responsibility/guide', t('responsibility.steps')],
    ['/client/test/impact/scenarios', t('impact.bar')],
  ] as const) {
    await page.goto(address);
    const steps = page.getByRole('navigation', { name: bar });
    await expect(steps.locator('[aria-current="page"]')).toBeInViewport({ ratio: 0.99 });
    expect((await steps.boundingBox())?.height).toBeLessThan(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});
