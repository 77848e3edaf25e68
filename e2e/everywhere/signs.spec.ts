import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from '../accessible.ts';
import { preferAllAtOnce } from '../focused.ts';
import { expect, test } from '../journey.ts';
import { openAs } from '../people.ts';

const method = await loadMethod();

test('an emotion is found by the word people use, and its virtue is shown only once it is chosen', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  await preferAllAtOnce(visit);
  await openAs(visit, await product.addClient(), '/client/test/conscience/prospect');
  const form = page.getByRole('form', { name: t('prospect.me.form') });
  const search = form.getByRole('combobox', { name: t('prospect.feelings') });
  const list = form.getByRole('listbox', { name: t('prospect.feelings') });
  const chosen = form.getByRole('list', { name: t('multiSelect.chosen', { label: t('prospect.feelings') }) });
  const virtue = method.virtues.proteccion.name[language];
  const anxiety = method.emotions.signs.ansiedad?.[language] ?? '';

  await search.click();
  await expect(list.getByRole('option')).toHaveCount(Object.keys(method.emotions.signs).length + 1);
  for (const { name } of Object.values(method.virtues)) {
    await expect(list.getByText(name[language], { exact: true })).toHaveCount(0);
  }

  await search.fill(language === 'es' ? 'ansiedad' : 'anxious');
  const found = list.getByRole('option', { name: new RegExp(`^${anxiety}`) });
  await expect(found).toBeVisible();
  await expect(list).not.toContainText(virtue);
  await expect(chosen).toHaveCount(0);
  await found.click();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await expect(chosen.getByRole('listitem')).toContainText(virtue);

  // The word that was found stands beside a label that does not contain it.
  await search.fill(language === 'es' ? 'rabia' : 'rage');
  await expect(list.getByRole('option', { name: method.emotions.signs.ira?.[language] ?? '' })).toContainText(
    language === 'es' ? 'rabia' : 'rage',
  );
  await search.press('Escape');
  await expect(list).toBeHidden();
  await expectAccessible(page);
});
