import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';

const method = await loadMethod();

test('ideas and advice that fit constant alarm come before those for carelessness', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  await product.rest('POST', '/client/conscience/prospect/register', {
    user: client.id,
    me: true,
    who: 'yo',
    prospect: 'Que no se me escape nada',
    feelings: [{ emotion: 'alarmaconstante' }],
    conducts: [{ behavior: 'ninguno' }],
  });
  const [less, more] = method.advice.proteccion.map((piece) => piece.advice[language]);
  await openAs(visit, client, '/client/polarity');
  await expect(page.getByText(more ?? 'No advice')).toBeVisible();
  await expect(page.getByText(less ?? 'No advice')).toBeHidden();
  await page.getByText(t('polarity.otherAdvice')).click();
  await expect(page.getByText(less ?? 'No advice')).toBeVisible();
  await expectAccessible(page);
});

test('the first ideas for training are those that fit the latest evaluation', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  await product.rest('POST', '/client/responsibility/evaluation/register', {
    user: client.id,
    evaluation: Object.fromEntries(
      Object.keys(method.virtues).map((virtue) => [
        virtue,
        virtue === 'proteccion' ? { alarmaconstante: 'diario' } : 'ninguno',
      ]),
    ),
  });
  await openAs(visit, client, '/client/test/responsibility/training');
  const name = method.virtues.proteccion.name[language];
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('button', { name: t('training.ideas', { virtue: name }) }).click();
  for (const level of ['low', 'medium', 'high'] as const) {
    const ideas = method.exercises.proteccion[level];
    const list = page.getByRole('region', { name: t(`phases.exerciseLevel.${level}`) }).getByRole('listitem');
    await expect(list).toHaveCount(ideas.length);
    const fitting = ideas.find(({ pole, facet }) => pole === 'more' && facet === 'self');
    await expect(list.first()).toContainText(fitting?.[language] ?? 'No idea');
  }
});
