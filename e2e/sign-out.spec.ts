import { paths } from '@miraco/contract/paths';
import type { Page } from '@playwright/test';
import { expect, test, type Visit } from './journey.ts';
import { clientMenu, openAs, signOutAsClient } from './people.ts';
import { settled } from './settled.ts';

/** What a browser may keep: choices of how it shows the product. */
const choices = ['miraco.install', 'miraco.language', 'miraco.questions', 'miraco.shortcuts', 'miraco.theme'];

/** Everything that a page’s origin keeps beyond these choices and the files of the product. */
const kept = (page: Page) =>
  page.evaluate(async (allowed) => {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !allowed.includes(key));
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    const answers = cached.flat().filter((path) => /^\/(?:trpc|api)\//.test(path));
    return [...keys, ...(await indexedDB.databases()).map(({ name }) => name), ...answers];
  }, choices);

const habitForm = '/client/test/conscience/harmful';
const habit = 'CANARIO come deprisa';

const typeHabit = ({ page, t }: Visit) => page.getByLabel(t('harmful.habit')).fill(habit);
const habitOf = ({ page, t }: Visit) => page.getByLabel(t('harmful.habit'));
const question = ({ page, t }: Visit) => page.getByRole('dialog', { name: t('signOut.title') });

const pressSignOut = async (visit: Visit) =>
  (await clientMenu(visit)).getByRole('button', { name: visit.t('nav.signOut') }).click();

test('a client who opened everything and typed leaves nothing in the browser but choices', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page } = visit;
  const client = await product.addClient();
  await openAs(visit, client);
  // The pages that keep something while somebody is signed in: the phase, drafts, the way in which a form is shown, what was opened.
  for (const path of [paths.profile, paths.initialTest, paths.weak, paths.myData]) {
    await page.goto(path);
    await settled(visit);
  }
  expect(await kept(page)).toContain('miraco.token');
  await page.goto(habitForm);
  await typeHabit(visit);
  await signOutAsClient(visit);
  expect(await kept(page)).toEqual([]);
  // It was stored as a draft first.
  await openAs(visit, client, habitForm);
  await expect(habitOf(visit)).toHaveValue(habit);
});

test.describe('what cannot be stored', () => {
  test.use({ refusals: true });

  test('is shown, kept by staying signed in, and gone after it was discarded', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    await page.route('**/trpc/drafts.save**', (route) => route.abort('connectionfailed'));
    await openAs(visit, client, habitForm);
    await typeHabit(visit);
    await pressSignOut(visit);
    await expect(question(visit)).toContainText(habit);
    await question(visit)
      .getByRole('button', { name: t('signOut.stay') })
      .click();
    await expect(question(visit)).toHaveCount(0);
    await expect(habitOf(visit)).toHaveValue(habit);
    await pressSignOut(visit);
    await question(visit)
      .getByRole('button', { name: t('signOut.discard') })
      .click();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual([]);
    await page.unroute('**/trpc/drafts.save**');
    await openAs(visit, client, habitForm);
    await expect(habitOf(visit)).toHaveValue('');
  });

  test('in another tab is asked about, too, and goes there as well', async ({ visit, product, context }) => {
    const { page, t } = visit;
    await context.route('**/trpc/drafts.save**', (route) => route.abort('connectionfailed'));
    await openAs(visit, await product.addClient(), habitForm);
    await typeHabit(visit);
    const other = { ...visit, page: await context.newPage() };
    await other.page.goto('/client/mydata');
    await pressSignOut(other);
    await expect(question(other)).toContainText(habit);
    await question(other)
      .getByRole('button', { name: t('signOut.discard') })
      .click();
    await expect(page).toHaveURL('/');
    expect([await kept(page), await kept(other.page)]).toEqual([[], []]);
  });
});
