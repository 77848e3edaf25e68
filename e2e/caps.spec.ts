import { caps } from '@miraco/domain/caps';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { guideCalls, guideOf } from './guides.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';
import type { Client, Product } from './product.ts';

const cap = caps.pendingComments;

test.use({ refusals: true });

/** A function that sends comments as the client, without the screen. */
async function commenting({ url }: Product, { id: user, username, password }: Client, guide: string) {
  const send = (method: string, path: string, body: object, token = '') =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', auth: token },
      body: JSON.stringify(body),
    });
  const answer: unknown = await (await send('POST', '/login/in', { username, password })).json();
  const token = String(Reflect.get(Object(answer), 'token'));
  return async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1)
      await send('PUT', `${guideCalls}/addreview/${guide}`, { user, comment: `Number ${number}` }, token);
  };
}

test('a nearly full list says so, and typed text stays when the list is full', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const { _id: guide } = await guideOf(product, 'humildad');
  const comment = await commenting(product, client, guide);
  await comment(1, cap * 0.9 - 1);
  await openAs(visit, client, '/client/test/responsibility/explain/humildad');
  const field = page.getByLabel(t('guide.comment'));
  const send = page.getByRole('button', { name: t('guide.send') });
  const nearly = page.getByText(t('caps.nearly.pendingComments', { entries: cap * 0.9, cap }));
  await expect(field).toBeEditable();
  await expect(nearly).toBeHidden();
  await field.fill('One more');
  await send.click();
  await expect(nearly).toBeVisible();
  await expectAccessible(page);

  await comment(cap - 1, cap + 1);
  await field.fill('One too many');
  await send.click();
  const full = t('caps.full.pendingComments', { cap });
  await expect(page.getByRole('alert')).toContainText(full);
  await expect(field).toHaveValue('One too many');
  await page.reload();
  await expect(page.getByText(full)).toBeVisible();
  await expect(field).toHaveValue('One too many');
  await expectAccessible(page);
  // Their comments go with them: other tests count those that wait.
  await product.rest('DELETE', `/admin/user/remove/${client.id}`);
});
