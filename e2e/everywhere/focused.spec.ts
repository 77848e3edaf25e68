import { virtues } from '@miraco/domain/virtues';
import { questionCount } from '@miraco/domain/wellness';
import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from '../accessible.ts';
import { addTrainee } from '../clients.ts';
import { expectQuestion, preferAllAtOnce, readQuestion, showOneAtATime } from '../focused.ts';
import { expect, test } from '../journey.ts';
import { openAs } from '../people.ts';
import { countPresses } from '../presses.ts';
import { answerOf, expectAnswers, question } from '../wellness-test.ts';

const { statements } = await loadMethod();

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
    await readQuestion(visit);
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

test('medium and strong virtues: sentences one at a time, and what is not asked in one line', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t, language } = visit;
  const client = await product.addClient();
  const [first, second] = virtues.slice(0, 2).map((weak, index) => ({ number: index + 1, weak }));
  await product.rest('POST', '/client/conscience/weak/register', { user: client.id, responses: [first, second] });
  await openAs(visit, client, '/client/test/conscience/mediumhard');
  await showOneAtATime(visit);
  const asked = virtues.slice(2);
  const fold = page.getByRole('button', { name: t('mediumhard.blockedFold', { count: 2 }) });
  await fold.click();
  await expect(page.getByRole('main')).toContainText(statements.aceptacion.question[language]);
  await expectAccessible(page);
  await fold.click();
  for (const virtue of asked) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(statements[virtue].question[language]);
    for (const type of ['medium', 'hard'] as const)
      await expect(page.getByRole('radio', { name: statements[virtue][type][language], exact: true })).toBeVisible();
    await readQuestion(visit);
    await page.getByRole('radio').first().click();
    await page.waitForURL((url) => url.searchParams.get('q') !== virtue);
  }
  await expectQuestion(visit, 'end');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('focused.all') }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(asked.length);
  await showOneAtATime(visit);
  await page.getByRole('button', { name: t('mediumhard.save') }).click();
  await expect(page).toHaveURL('/client/resume');
});

test('an evaluation of all virtues at once with nothing to note takes one press for each virtue and one for the end', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t } = visit;
  await preferAllAtOnce(visit);
  await openAs(visit, await addTrainee(product), '/client/test/responsibility/evaluation');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const presses = await countPresses(page);
  for (let done = 1; done <= virtues.length; done += 1) {
    await page
      .getByRole('button', { name: t('evaluation.none'), pressed: false })
      .first()
      .click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(done));
  }
  const dialog = page.getByRole('dialog', { name: t('evaluation.confirmTitle') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('evaluation.confirmSend') }).click();
  await expect(page).toHaveURL('/client/test/responsibility/historical?moment=evaluation');
  expect(await presses()).toBe(virtues.length + 1);
});
