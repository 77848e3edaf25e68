import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import type { Product } from './product.ts';

/** The path of the link in the reminder of the weekly test. The mail itself may have to wait for the end of the quiet hours. */
async function linkOf(product: Product, { token }: { token: string }) {
  const answer = await fetch(`${product.url}/trpc/account.mails.token`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as { result: { data: { token: string } } };
  return `/mails/${result.data.token}?off=weeklyDue`;
}

const mail = ({ page, t }: Visit, kind: 'phaseOpened' | 'weeklyDue') =>
  page.getByRole('checkbox', { name: t(`mails.${kind}`) });

test('the link of a mail stops it with one press and without a sign-in, and brings it back', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  const link = await linkOf(product, { token: await product.signIn(client) });
  await page.goto(link);
  await expect(mail(visit, 'weeklyDue')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('mails.stop') }).click();
  await expect(page.getByText(t('mails.stopped'))).toBeVisible();
  await expect(mail(visit, 'weeklyDue')).not.toBeChecked();
  await expect(mail(visit, 'phaseOpened')).toBeChecked();
  await page.reload();
  await expect(page.getByText(t('mails.stopped'))).toBeVisible();
  await mail(visit, 'weeklyDue').press(' ');
  await expect(page.getByRole('button', { name: t('mails.stop') })).toBeVisible();
  await page.reload();
  await expect(mail(visit, 'weeklyDue')).toBeChecked();
});

test('clients choose their mails and the day of the weekly one in their profile', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await openAs(visit, client, '/client/editprofile');
  const day = page.getByLabel(t('mails.day'));
  await expect(day).toHaveValue('');
  await day.selectOption('7');
  await mail(visit, 'phaseOpened').click();
  await expect(mail(visit, 'phaseOpened')).not.toBeChecked();
  await page.reload();
  await expect(day).toHaveValue('7');
  await expect(mail(visit, 'phaseOpened')).not.toBeChecked();
  await mail(visit, 'weeklyDue').click();
  await expect(day).toBeHidden();
});

test.describe('a link that was cut off', () => {
  test.use({ refusals: true });

  test('says so, and where the mails can be chosen', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    const link = await linkOf(product, { token: await product.signIn(client) });
    await page.goto(link.replace('?', 'x?'));
    await expect(page.getByRole('heading', { name: t('mails.unknown') })).toBeVisible();
    await expect(page.getByText(t('mails.unknownHint'))).toBeVisible();
  });
});
