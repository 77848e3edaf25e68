import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import type { Client, Product } from './product.ts';
import { someAnswers } from './wellness-test.ts';

const { virtues } = await loadMethod();
const sentence = 'Acompaño sin empujar.';
const essential = 'Caminar diez minutos';

const question = ({ page, t }: Visit) => page.getByRole('region', { name: t('review.title') });
const answer = (visit: Visit, name: string) => question(visit).getByRole('button', { name, exact: true });

/** A client who wrote a sentence a week ago and, a day later, finished an essential exercise. */
async function addReader(product: Product): Promise<Client> {
  const { rest } = product;
  const client = await addTrainee(product);
  const { id: user } = client;
  await rest('POST', '/client/responsibility/weekly/register', { user, responses: someAnswers });
  await rest('PUT', `/client/uservirtue/editmanifest/${user}`, { guiaManifest: sentence });
  product.letPass(user, 1);
  const added = await rest('POST', '/client/responsibility/training/register', {
    ...{ user, virtue: 'disciplina', description: essential, level: 'low', frequency: 'weekly' },
  });
  const id = Reflect.get(Object(Reflect.get(Object(added), 'exercise')), '_id');
  await rest('PUT', `/client/responsibility/training/setdone/${id}`, { favourite: true });
  product.letPass(user, 6);
  return client;
}

for (const { locale, width } of [
  { locale: 'en-GB', width: 1280 },
  { locale: 'es-ES', width: 390 },
]) {
  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ locale, viewport: { width, height: 844 } });

    test('one thing a day comes back to be asked about, is answered by keyboard, and a mark that went is given back', async ({
      visit,
      product,
    }) => {
      const { page, t, language } = visit;
      const client = await addReader(product);
      await openAs(visit, client);
      await expect(question(visit)).toContainText(sentence);
      await expect(question(visit)).toContainText(t('review.about.sentence', { virtue: virtues.guia.name[language] }));
      await expect(question(visit)).not.toContainText(essential);
      await expectAccessible(page);

      await answer(visit, t('review.yes')).press('Enter');
      await expect(page.getByText(t('review.answered.yes'))).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { name: t('profile.howAmI') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('today.train') })).toBeVisible();
      await expect(question(visit)).toHaveCount(0);

      product.letPass(client.id, 1);
      await page.reload();
      await expect(question(visit)).toContainText(essential);
      await answer(visit, t('review.no')).click();
      await expect(page.getByText(t('review.answered.no'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('review.undo') }).press('Enter');
      await expect(page.getByText(t('review.answered.restored'))).toBeFocused();
      await page.goto('/client/test/responsibility/essential');
      await expect(page.getByText(essential)).toBeVisible();
    });
  });
}

test('what would be said differently leads to its place in the manifesto, and a change begins its weeks again', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addReader(product);
  await openAs(visit, client);
  await answer(visit, t('review.differently.sentence')).click();
  await expect(page).toHaveURL('/client/test/responsibility/manifest#guia');
  const field = page.getByRole('textbox', { name: virtues.guia.name[language], exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(sentence);
});

test.describe('without a network', () => {
  test.use({ refusals: true });

  test('the question stays until the answer is stored', async ({ visit, product }) => {
    const { page, t } = visit;
    await openAs(visit, await addReader(product));
    await page.route('**/trpc/responsibility.reviews.answer**', (route) => route.abort('connectionfailed'));
    await answer(visit, t('review.later')).click();
    await expect(question(visit).getByText(t('review.failed'))).toBeVisible();
    await expect(question(visit)).toContainText(sentence);
    await page.unroute('**/trpc/responsibility.reviews.answer**');
    await answer(visit, t('review.later')).click();
    await expect(page.getByText(t('review.answered.later'))).toBeVisible();
  });
});
