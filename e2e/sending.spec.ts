import { expect, test, type Visit } from './journey.ts';
import type { Client, Product } from './product.ts';
import { beginTest } from './test-takers.ts';
import { click, goOn, ofBlock, someAnswers } from './wellness-test.ts';

test.use({ refusals: true });

/** Expects that exactly one test of the client is stored, with these answers. */
async function expectStored(product: Product, { id }: Client) {
  const all = JSON.stringify(await product.rest('GET', '/client/initial/getall/'));
  expect(all.split(`"user":"${id}"`)).toHaveLength(2);
  const own = await product.rest('GET', `/client/initial/get/${id}`);
  expect(own).toMatchObject({ initial: { responses: someAnswers } });
}

async function finish(visit: Visit) {
  for (const block of ['health', 'success', 'company'] as const) {
    await click(visit, block, ofBlock(someAnswers, block));
    await goOn(visit);
  }
  await click(visit, 'effort', ofBlock(someAnswers, 'effort'));
  return visit.page.getByRole('button', { name: visit.t('initial.send') });
}

test('a doubled press on sending stores one test, and shows its result', async ({ visit, product }) => {
  const { page } = visit;
  const client = await beginTest(visit, product);
  const send = await finish(visit);
  const pressedTwice = Promise.withResolvers<void>();
  await page.route('**/trpc/conscience.initial.register**', async (route) => {
    await pressedTwice.promise;
    await route.continue();
  });
  await send.dblclick();
  pressedTwice.resolve();
  await expect(page).toHaveURL('/client/result');
  await expectStored(product, client);
});

test('a finished test shows its result although the answer to the sending was lost on the way', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await beginTest(visit, product);
  const send = await finish(visit);
  await page.route('**/trpc/conscience.initial.register**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send.click();
  await expect(page.getByRole('alert')).toContainText(t('initial.sendFailed'));
  await page.unroute('**/trpc/conscience.initial.register**');
  await send.click();
  await expect(page).toHaveURL('/client/result');
  await expectStored(product, client);
});
