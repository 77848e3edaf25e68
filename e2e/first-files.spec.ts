import type { Page, Request } from '@playwright/test';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator } from './product.ts';

/** Milliseconds without a further file. */
const quiet = 1500;

/** Opens a page, and keeps the answer with its data back until it loads nothing more. */
async function openWithoutData(page: Page, path: string) {
  const scripts = new Set<string>();
  let last = Date.now();
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    last = Date.now();
  });
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    await complete;
    await route.continue();
  });
  const response = await page.goto(path);
  await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(quiet);
  const opened = { html: (await response?.text()) ?? '', scripts: [...scripts] };
  resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return opened;
}

/** Code that was fetched although the page does not name it: its file is asked for one way to the server and back later than others. */
const unnamed = ({ html, scripts }: Awaited<ReturnType<typeof openWithoutData>>) =>
  scripts.filter((script) => !html.includes(`"${script}"`));

// A wide screen loads the rail beside the page as well.
test.use({ viewport: { width: 390, height: 844 } });

// The list is that of apps/server/src/pages/first-modules.ts.
test('the first page of a client names all of its code', async ({ visit, product }) => {
  await beginSession(visit, await addTrainee(product));
  const opened = await openWithoutData(visit.page, '/client/profile');
  expect(opened.scripts.length).toBeGreaterThan(20);
  expect(unnamed(opened)).toEqual([]);
});

test('the first page of the team names all of its code', async ({ visit }) => {
  await beginSession(visit, administrator);
  const opened = await openWithoutData(visit.page, '/admin/dashboard');
  expect(opened.scripts.length).toBeGreaterThan(20);
  expect(unnamed(opened)).toEqual([]);
});
