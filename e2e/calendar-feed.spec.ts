import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';

test('a client opens their calendar, changes its address and closes it', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), '/client/editprofile');
  await page.getByRole('button', { name: t('calendarFeed.open') }).click();
  const address = page.getByLabel(t('calendarFeed.address'));
  await expect(address).toHaveValue(/\/calendar\/[\w-]+\.[\w-]+\/miraco\.ics$/);
  await expectAccessible(page);
  const first = await address.inputValue();
  const read = async (from: string) => (await page.request.get(new URL(from).pathname)).status();
  expect(await read(first)).toBe(200);
  await expect(page.getByRole('link', { name: t('calendarFeed.subscribe') })).toHaveAttribute('href', /^webcal:/);

  await page.getByRole('button', { name: t('calendarFeed.renew') }).click();
  await expect(address).not.toHaveValue(first);
  expect(await read(first)).toBe(404);

  await page.getByRole('button', { name: t('calendarFeed.close') }).click();
  await expect(page.getByRole('button', { name: t('calendarFeed.open') })).toBeVisible();
});
