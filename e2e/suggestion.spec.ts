import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator } from './product.ts';

const method = await loadMethod();

test('a coach suggests an exercise; the client sees whose it is, declines it, takes that back, and the coach reads it', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  const coachPage = `/admin/bloquedos/${client.id}?tab=training`;
  await beginSession(visit, administrator);
  await page.goto(coachPage);
  await page.getByRole('button', { name: t('suggestion.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('suggestion.title', { name: '' }).trim() });
  await dialog.getByRole('button', { name: t('suggestion.send') }).click();
  const text = dialog.getByLabel(t('phaseTwo.training.exercise'));
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(new RegExp(t('training.nodescription')));
  await dialog.getByLabel(t('phaseTwo.training.virtue')).selectOption({ label: method.virtues.alegria.name[language] });
  await dialog
    .getByRole('button', { name: t('training.ideas', { virtue: method.virtues.alegria.name[language] }) })
    .click();
  const idea = method.exercises.alegria.medium[0]?.[language] ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('suggestion.chooseOne', { idea }) }).click();
  await expect(text).toHaveValue(idea);
  await expect(text).toBeFocused();
  await expect(dialog.getByLabel(t('training.level'))).toHaveValue('medium');
  await dialog.getByLabel(t('training.frequency')).selectOption('weekly');
  await dialog.getByRole('button', { name: t('suggestion.send') }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: idea });
  await expect(row).toContainText(t('phaseTwo.training.suggestedBy', { name: 'Miraco' }));
  await expect(row).toContainText(t('phaseTwo.training.open'));

  await beginSession(visit, client);
  await page.goto('/client/test/responsibility/training');
  await expect(page.getByText(t('training.suggestedBy', { name: 'Miraco Administrator' }))).toBeVisible();
  await expectAccessible(page);
  const decline = async () => {
    await page.getByRole('button', { name: t('training.decline') }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(t('training.declineText', { suggester: 'Miraco Administrator' }));
    await question.getByRole('button', { name: t('training.decline') }).click();
    // Not the toast, which says so too.
    await expect(page.getByRole('main').getByRole('listitem').getByText(t('training.declined'))).toBeVisible();
  };
  await decline();
  await page.getByRole('button', { name: new RegExp(t('training.undo')) }).click();
  await decline();

  await beginSession(visit, administrator);
  await page.goto(coachPage);
  await page.getByRole('combobox', { name: t('phaseTwo.training.show') }).selectOption('declined');
  await expect(row).toContainText(t('phaseTwo.training.declined'));
  await expect(row).toContainText(t('phaseTwo.training.since', { date: '' }).trim());
});

test('in a closed phase nothing is suggested', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await beginSession(visit, administrator);
  await page.goto(`/admin/bloquedos/${client.id}?tab=training`);
  await expect(page.getByText(t('phaseTwo.training.none'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('suggestion.open') })).toHaveCount(0);
});
