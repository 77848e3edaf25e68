import { expect, test } from '@playwright/test';
import { overBudget } from '../bench/browser/budget.ts';
import { withDemo } from '../bench/browser/demo.ts';
import { firstLoads } from '../bench/browser/first-load.ts';

test('no page makes a browser fetch more code than its budget, and all of it is served packed and for good', async ({
  browser,
}) => {
  // Ten pages one after the other, each until it rests.
  test.setTimeout(180_000);
  const loads = await withDemo((demo) => firstLoads(browser, demo));
  expect(loads.map(overBudget).filter((complaint) => complaint !== null)).toEqual([]);
});
