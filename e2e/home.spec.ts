import { virtues } from '@miraco/domain/virtues';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';
import { someAnswers } from './wellness-test.ts';

const nothingToNote = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));

test('the profile shows what is due, one thing big, and the end of each step leads on to it', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const user = client.id;
  const better = someAnswers.map((answer) => Math.min(4, answer + 1));
  const big = (duty: 'weekly' | 'evaluation' | 'firstExercise') =>
    page.getByRole('heading', { level: 2, name: t(`profile.due.${duty}.title`) });
  const leadsOn = (duty: 'evaluation' | 'firstExercise') =>
    page.getByRole('link', { name: t('due.goOn', { what: t(`due.name.${duty}`) }) });

  await openAs(visit, client);
  await page.getByRole('link', { name: t('moment.opening.see') }).click();
  await expect(big('weekly')).toBeVisible();
  await expect(page.getByRole('link', { name: t('due.name.evaluation') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('due.name.personal') })).toBeVisible();
  await expectAccessible(page);

  await product.rest('POST', '/client/responsibility/weekly/register', { user, responses: someAnswers });
  await product.rest('POST', '/client/responsibility/weekly/register', { user, responses: better });
  await page.goto('/client/test/responsibility/weeklyresult');
  const changed = t('result.change.up', { by: 'x', date: 'x' }).replaceAll('x', '.+');
  await expect(page.getByText(new RegExp(changed))).toBeVisible();
  await leadsOn('evaluation').click();
  // It leads on to its first step.
  await expect(page).toHaveURL(/\/client\/test\/responsibility\/evaluation(?:\?|$)/);

  await product.rest('POST', '/client/responsibility/evaluation/register', { user, evaluation: nothingToNote });
  await page.goto('/client/test/responsibility/historical');
  await expectAccessible(page);
  await leadsOn('firstExercise').click();
  await expect(page).toHaveURL('/client/test/responsibility/training');
  await page.goto('/client/profile');
  await expect(big('firstExercise')).toBeVisible();
});
