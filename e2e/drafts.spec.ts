import { expect, test } from './journey.ts';
import { signIn, signOutAsClient } from './people.ts';
import { beginTest, expectSaved, onAnotherDevice } from './test-takers.ts';
import { click, expectAnswers, expectStep, goOn, ofBlock, openFromProfile, someAnswers } from './wellness-test.ts';

const health = ofBlock(someAnswers, 'health');
const success = ofBlock(someAnswers, 'success');

test('a reload goes on where the test was, with the answer given just before', async ({ visit, product }) => {
  await beginTest(visit, product);
  await click(visit, 'health', health);
  await goOn(visit);
  await click(visit, 'success', success.slice(0, 2));
  await visit.page.reload();
  await expectAnswers(visit, 'success', success.slice(0, 2));
  await visit.page.goBack();
  await expectAnswers(visit, 'health', health);
});

test('another device goes on where the first one stopped, and the first one then knows', async ({
  visit,
  product,
  browser,
}) => {
  const client = await beginTest(visit, product);
  await click(visit, 'health', health);
  await expectSaved(visit);
  await onAnotherDevice(browser, visit, client, async (there) => {
    await expectStep(there, 'success');
    await expect(there.page.getByText(there.t('initial.resumed'))).toBeVisible();
    await click(there, 'success', success.slice(0, 3));
    await expectSaved(there);
  });
  const { page, t } = visit;
  await page.goto('/client/profile');
  await expect(page.getByText(t('initial.answered', { count: 8, total: 20 }))).toBeVisible();
  await openFromProfile(visit, 'continueTest');
  await expectAnswers(visit, 'success', success.slice(0, 3));
});

test('signing out and in again goes on where the test was', async ({ visit, product }) => {
  const client = await beginTest(visit, product);
  await click(visit, 'health', health);
  await expectSaved(visit);
  await signOutAsClient(visit);
  await signIn(visit, client);
  await visit.page.goto('/client/test/initial?step=1');
  await expectAnswers(visit, 'health', health);
});
