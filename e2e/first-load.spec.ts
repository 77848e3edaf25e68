import { expect, test } from '@playwright/test';
import { demoPassword } from '../scripts/fill-demo.ts';
import { overBudget } from '../scripts/first-load/budget.ts';
import { type FirstLoad, firstLoads } from '../scripts/first-load/measure.ts';
import { withDemo } from './product.ts';

test('no page makes a browser fetch more code than its budget, and all of it is served compressed and as immutable', async ({
  browser,
}) => {
  // Ten pages one after the other, each until it rests.
  test.setTimeout(180_000);
  let loads: FirstLoad[] = [];
  await withDemo(async ({ url, token, signIn }) => {
    const client = (username: string) => signIn({ username, password: demoPassword });
    loads = await firstLoads(browser, { url, administrator: token, client });
  });
  expect(loads).toHaveLength(10);
  expect(loads.map(overBudget).filter((complaint) => complaint !== null)).toEqual([]);
});
