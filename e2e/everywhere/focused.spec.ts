import { questionCount } from '@miraco/domain/wellness';
import { expectAccessible } from '../accessible.ts';
import { expectQuestion, showOneAtATime } from '../focused.ts';
import { expect, test } from '../journey.ts';
import { openAs } from '../people.ts';
import { countPresses } from '../presses.ts';
import { answerOf, expectAnswers, question } from '../wellness-test.ts';

test('a test is answered one question at a time: a meant choice moves on, an arrow key does not, and nothing is lost', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), '/client/test/initial');
  await showOneAtATime(visit);
  const heading = page.getByRole('heading', { level: 1 });
  const answers = page.getByRole('radio');
  const place = (number: number) =>
    t('focused.place', { block: t('initial.blocks.health'), number, total: questionCount });

  await expect(heading).toContainText(place(1));
  await expect(answers).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('focused.next') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('initial.incomplete'));
  await expect(answers.first()).toBeFocused();
  await expectAccessible(page);

  await answers.nth(2).click();
  await expectQuestion(visit, 2);
  await expect(heading).toContainText(place(2));
  await page.keyboard.press('2');
  await expectQuestion(visit, 3);

  // An arrow key changes the choice: what it chose on the way does not move on.
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(answers.nth(2)).toBeChecked();
  await expect(answers.nth(2)).toBeFocused();
  await expectAccessible(page);
  await expect(heading).toContainText(place(3));
  await page.keyboard.press('Enter');
  await expectQuestion(visit, 4);

  await page.goBack();
  await expectQuestion(visit, 3);
  await expect(answers.nth(2)).toBeChecked();
  await page.reload();
  await expect(heading).toContainText(place(3));
  await page.goForward();
  await expectQuestion(visit, 4);
  await page.getByRole('button', { name: t('focused.back') }).click();
  await expectQuestion(visit, 3);

  await page.getByRole('button', { name: t('focused.all') }).click();
  await expectAnswers(visit, 'health', [3, 2, 3]);
  await answerOf(visit, question(visit, 'health', 3), 4).check();
  await showOneAtATime(visit);
  await expect(heading).toContainText(place(5));
});

test('a test is sent with one press for each question and one for the end', async ({ visit, product }) => {
  test.slow();
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), '/client/test/initial');
  await showOneAtATime(visit);
  await expect(page.getByRole('radio')).toHaveCount(4);
  const presses = await countPresses(page);
  for (let number = 1; number <= questionCount; number += 1) {
    await expect(page).toHaveURL(new RegExp(`q=${number}$`));
    await page
      .getByRole('radio')
      .nth(number % 4)
      .click();
  }
  await expectQuestion(visit, 'end');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('initial.send') }).click();
  await expect(page).toHaveURL('/client/result');
  expect(await presses()).toBe(questionCount + 1);
});
