import { expect, test } from './journey.ts';
import { signIn, signOutAsClient } from './people.ts';
import { beginTest, expectSaved, onAnotherDevice } from './test-takers.ts';
import { click, expectAnswers, expectStep, goOn, ofBlock, someAnswers } from './wellness-test.ts';

const health = ofBlock(someAnswers, 'health');
const success = ofBlock(someAnswers, 'success');

test.use({ refusals: true });

test('the test can go on, says that it is not saved yet, and saves once the network is back', async ({
  visit,
  product,
  browser,
}) => {
  const { page, t } = visit;
  const client = await beginTest(visit, product);
  await click(visit, 'health', health.slice(0, 2));
  await expectSaved(visit);
  await page.context().setOffline(true);
  await click(visit, 'health', health);
  await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: t('initial.save.unsavedAnnounced') })).toBeAttached();
  await goOn(visit);
  await click(visit, 'success', success);
  await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
  await page.context().setOffline(false);
  await expectSaved(visit);
  await onAnotherDevice(browser, visit, client, async (there) => {
    await expectStep(there, 'company');
    await there.page.goto('/client/test/initial?step=2');
    await expectAnswers(there, 'success', success);
  });
});

test('another language whose texts cannot be fetched is not shown, and the page says why', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await beginTest(visit, product);
  const language = await page.locator('html').getAttribute('lang');
  await page.route('**/trpc/**', (route) => route.abort('connectionfailed'));
  await page
    .getByRole('button', { name: /^(ES|EN) /, pressed: false })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(t('errors.offline')).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', String(language));
  await page.unroute('**/trpc/**');
});

test('answers that the server never saw outlive a reload', async ({ visit, product }) => {
  const { page, t } = visit;
  await beginTest(visit, product);
  await page.route('**/trpc/drafts.save**', (route) => route.abort('connectionfailed'));
  await click(visit, 'health', health);
  await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
  await page.reload();
  await expectAnswers(visit, 'health', health);
  await page.unroute('**/trpc/drafts.save**');
  await expectSaved(visit);
});

test('an answer given just before signing out is there again after signing in', async ({ visit, product }) => {
  const client = await beginTest(visit, product);
  await click(visit, 'health', health);
  await signOutAsClient(visit);
  await signIn(visit, client);
  await visit.page.goto('/client/test/initial?step=1');
  await expectAnswers(visit, 'health', health);
});
