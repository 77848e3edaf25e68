import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';
import { beginTest, expectSaved, onAnotherDevice } from './test-takers.ts';
import { click, expectAnswers, ofBlock, someAnswers } from './wellness-test.ts';

const someOfHealth = ofBlock(someAnswers, 'health').slice(0, 4);

test.use({ refusals: true, serviceWorkers: 'allow' });

/** Every file that the page has loaded is kept: from now on it opens without a network. */
async function expectKept(page: Page) {
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const assets = [...new Set(loaded)].filter((path) => path.startsWith('/assets/'));
      const found = await Promise.all(assets.map((path) => caches.match(path, { ignoreVary: true })));
      const controlled = navigator.serviceWorker.controller !== null && assets.length > 0;
      return controlled ? assets.filter((_, place) => !found[place]) : ['the worker'];
    });
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

/** The paths of everything that the browser keeps on its disk. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('without a network a reload says so, and the answers are there and saved once it is back', async ({
  visit,
  product,
  browser,
}) => {
  const { page, t } = visit;
  const client = await beginTest(visit, product);
  await click(visit, 'health', someOfHealth.slice(0, 2));
  await expectSaved(visit);
  await expectKept(page);
  await page.context().setOffline(true);
  await click(visit, 'health', someOfHealth);
  await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: t('nav.offline') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('initial.title') })).toBeVisible();
  await expect(page.getByText(t('errors.offline'))).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expectAnswers(visit, 'health', someOfHealth);
  await expectSaved(visit);
  await expect(page.getByText(t('nav.offline'))).toBeHidden();
  await onAnotherDevice(browser, visit, client, async (there) => {
    await expectAnswers(there, 'health', someOfHealth);
  });
});

test('a page that was never opened says that there is no network', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient());
  await expectKept(page);
  await page.context().setOffline(true);
  await page.goto('/client/polarity');
  await expect(page.getByText(t('errors.offline'))).toBeVisible();
});

test('nothing about a person is kept: only an empty page and the files of the build', async ({ visit, product }) => {
  const { page } = visit;
  const client = await product.addClient();
  await openAs(visit, client);
  await expectKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.firstname);
  const others = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'));
  expect(others.sort()).toEqual(['/client/profile', '/site.webmanifest']);
  const html = await page.evaluate(async () => (await caches.match('/client/profile', { ignoreVary: true }))?.text());
  expect(html).toContain('<div id="root"></div>');
  // A browser that kept the worker itself would go on with an old build.
  const { headers } = await page.evaluate(async () => {
    const answer = await fetch('/sw.js');
    return { headers: Object.fromEntries(answer.headers) };
  });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') });
});

test('without a network the navigation is still that of the client’s phase', async ({ visit, product }) => {
  const { page, t } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(visit, await addTrainee(product));
  const bar = page.getByRole('navigation', { name: t('nav.shortcuts') });
  const training = bar.getByRole('link', { name: t('phases.responsibility.training') });
  await expect(training).toBeVisible();
  await expectKept(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(t('errors.offline'))).toBeVisible();
  await expect(training).toBeVisible();
  await expect(bar.getByRole('link', { name: t('conscience.step.resume.short') })).toBeHidden();
  // Only in this tab, and no more than the name of the phase.
  const kept = () => page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => /phase/.test(key)));
  expect((await kept()).map(([, value]) => value)).toEqual(['responsibility']);
});

test('a new build leaves open tabs alone, and takes over at the next start', async ({ visit, product, context }) => {
  const { page } = visit;
  await openAs(visit, await product.addClient());
  await expectKept(page);
  const stores = () => page.evaluate(() => caches.keys());
  const [ours] = await stores();
  await page.evaluate(() => {
    // Of the policies that the headers allow, the one of the guides: no page reaches that of the app.
    const rules = { createScriptURL: (address: string) => address };
    const policy = Reflect.get(globalThis, 'trustedTypes').createPolicy('dompurify', rules);
    return navigator.serviceWorker.register(policy.createScriptURL('/sw.js?build=next'), { updateViaCache: 'none' });
  });
  await expect.poll(stores).toEqual([ours, 'build next']);
  const between = await context.newPage();
  await page.close();
  // The browser forgets a closed tab a moment later, and a start before that is one more tab of the old build.
  const keptAtStart = async () => {
    const started = await context.newPage();
    await started.goto('/');
    const kept = await started.evaluate(() => caches.keys());
    await started.close();
    return kept;
  };
  await expect.poll(keptAtStart).toEqual(['build next']);
  await between.close();
});
