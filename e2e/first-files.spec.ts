import type { Page, Request } from '@playwright/test';
import { neverAtRest } from '../scripts/quiet-browser.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator } from './product.ts';

const preload = /<link rel="modulepreload"[^>]* href="([^"]*)">/g;

/** Milliseconds without a further file. */
const quiet = 1000;

/** What a page names of its code, and what it loads of it before its data are here if it names nothing. */
async function namedAndNeeded(page: Page, path: string) {
  let named: string[] = [];
  const needed = new Set<string>();
  const loading = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    loading.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    needed.add(new URL(request.url()).pathname);
    loading.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    named = [...html.matchAll(preload)].flatMap(([, file = '']) => file);
    await route.fulfill({ response, body: html.replaceAll(preload, '') });
  });
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: complete, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    ask();
    await complete;
    await route.continue();
  });
  await page.addInitScript(neverAtRest);
  await page.goto(path);
  await asked;
  await expect.poll(() => loading.size === 0 && Date.now() - last > quiet, { timeout: 30_000 }).toBe(true);
  const found = { named: named.toSorted(), needed: [...needed].toSorted() };
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return found;
}

/** What every page starts with: its script in its head, and the first of the app. */
const started = /\/(?:before-paint|index)-[^/]*\.js$/;

// A wide screen loads the rail beside the page as well.
test.use({ viewport: { width: 390, height: 844 } });

// The list is that of apps/server/src/pages/first-modules.ts.
test('the first page of a client names the code that it needs, and no other', async ({ visit, product }) => {
  await beginSession(visit, await addTrainee(product));
  const { named, needed } = await namedAndNeeded(visit.page, '/client/profile');
  expect(named).toEqual(needed.filter((file) => !started.test(file)));
});

test('the first page of the team names the code that it needs, and no other', async ({ visit }) => {
  await beginSession(visit, administrator);
  const { named, needed } = await namedAndNeeded(visit.page, '/admin/dashboard');
  expect(named).toEqual(needed.filter((file) => !started.test(file)));
});
