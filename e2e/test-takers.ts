import type { Browser } from '@playwright/test';
import { expect, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import type { Client, Product } from './product.ts';

/** A new client at the first question. */
export async function beginTest(visit: Visit, product: Product): Promise<Client> {
  const client = await product.addClient();
  await openAs(visit, client, '/client/test/initial');
  return client;
}

export async function expectSaved({ page, t }: Visit) {
  await expect(page.getByText(t('initial.save.saved'), { exact: true })).toBeVisible();
}

/** Another device: everything on it comes from the server. */
export async function onAnotherDevice(
  browser: Browser,
  visit: Visit,
  client: Client,
  look: (there: Visit) => Promise<void>,
  address = '/client/test/initial',
) {
  const context = await browser.newContext();
  const there = { ...visit, page: await context.newPage() };
  await openAs(there, client, address);
  await look(there);
  await context.close();
}
