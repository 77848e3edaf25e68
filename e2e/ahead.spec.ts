import type { Request } from '@playwright/test';
import { builtFile } from './built-file.ts';
import { addVeteran } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession } from './people.ts';
import { settled } from './settled.ts';

const asksFor = (procedure: string) => (request: Request) =>
  new URL(request.url()).pathname.startsWith('/trpc/') && request.url().includes(procedure);

/** Opens the home of a client, lets it rest, and says whether it has fetched the code of a page by then. */
async function isFetchedAtRest(visit: Visit, path: string): Promise<boolean> {
  const { page } = visit;
  let isFetched = false;
  page.on('request', (request) => {
    isFetched ||= new URL(request.url()).pathname === path;
  });
  await page.goto('/client/profile');
  await settled(visit);
  await expect(page.locator('main a[href="/client/test/responsibility/training"]').first()).toBeVisible();
  await page.clock.runFor(5000);
  await settled(visit);
  return isFetched;
}

test('a page of a client asks for its data while its code is on its way', async ({ visit, product }) => {
  const { page } = visit;
  await beginSession(visit, await addVeteran(product));
  const asked = page.waitForRequest(asksFor('account.coachingSessions'));
  // It would never come, if the page waited for the code that waits for it.
  await page.route(await builtFile('src/features/conscience/profile/profile.tsx'), async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/client/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
});

test('the code of what a page offers is fetched once it rests, unless data are to be saved', async ({
  visit,
  product,
}) => {
  const { page } = visit;
  await beginSession(visit, await addVeteran(product));
  const training = await builtFile('src/features/responsibility/training/training.tsx');
  await page.clock.install();
  expect(await isFetchedAtRest(visit, training)).toBe(true);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  expect(await isFetchedAtRest(visit, training)).toBe(false);
});
