import { randomUUID } from 'node:crypto';
import { overallPointsPerUnit, questionsPerBlock, scoreWellness, wellnessBlocks } from '@miraco/domain/wellness';
import { expectAccessible } from '../accessible.ts';
import { preferAllAtOnce } from '../focused.ts';
import { expect, test, type Visit } from '../journey.ts';
import { clientMenu, signIn, signOutAsAdministrator, signOutAsClient } from '../people.ts';
import { administrator, type Client } from '../product.ts';
import { expectToast, fillNewUser, register } from '../user-form.ts';
import {
  answerOf,
  click,
  expectStep,
  goOn,
  ofBlock,
  openFromProfile,
  pressKeys,
  question,
  someAnswers,
} from '../wellness-test.ts';

type NewClient = Omit<Client, 'id'>;

/** An administrator's work: a new client by the form, who then is in the list. */
async function addClient(visit: Visit, client: NewClient) {
  const { page, t } = visit;
  await page.getByRole('link', { name: t('nav.users'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.users'));
  await page.getByRole('link', { name: t('admin.addUser') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.newTitle'));
  await fillNewUser(visit, client);
  await expectAccessible(page);
  await register(visit);
  await expectToast(visit, t('user.registered'));
}

/** The line of the list that names a user: a row of a table, or a card on a phone. */
function lineOf({ page }: Visit, { username }: NewClient) {
  return page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: username });
}

test('a client is added, takes the wellness test and reads the result', async ({ visit }) => {
  test.slow();
  const { page, t, language } = visit;
  const username = `ana-${randomUUID().slice(0, 8)}`;
  const client = {
    username,
    password: 'una clave larga',
    email: `${username}@example.org`,
    firstname: 'Ana',
    lastname: 'Ruiz',
  };
  const score = scoreWellness(someAnswers);
  const shown = (value: number) =>
    t('result.score', {
      score: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value),
      best: 4,
    });
  const overall = shown(score.overall.points / overallPointsPerUnit);
  const level = t(`levels.${score.overall.level}`);

  await preferAllAtOnce(visit);
  await page.goto('/auth');
  await expectAccessible(page);
  await signIn(visit, administrator);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Miraco');
  await expectAccessible(page);
  await addClient(visit, client);
  await expect(lineOf(visit, client)).toContainText(t('admin.noInitialTest'));
  await expectAccessible(page);
  await signOutAsAdministrator(visit);
  await expectAccessible(page);

  await signIn(visit, client);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.greeting', { name: 'Ana' }));
  await expect(page.getByRole('heading', { name: t('profile.startTitle') })).toBeVisible();
  await expectAccessible(page);
  await openFromProfile(visit);

  await expectStep(visit, 'health');
  await expect(
    page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') }),
  ).toHaveCount(5);
  await expectAccessible(page);
  await pressKeys(visit, 'health', ofBlock(someAnswers, 'health'));
  await click(visit, 'success', ofBlock(someAnswers, 'success').slice(0, 4));
  await goOn(visit);
  const complaint = language === 'es' ? 'Complete todas las preguntas para continuar.' : t('initial.incomplete');
  await expect(page.getByRole('alert')).toHaveText(complaint);
  await expectAccessible(page);
  await answerOf(visit, question(visit, 'success', 4), 2).check();
  await goOn(visit);
  await click(visit, 'company', ofBlock(someAnswers, 'company'));
  await goOn(visit);
  await click(visit, 'effort', ofBlock(someAnswers, 'effort'));
  await page.getByRole('button', { name: t('initial.send') }).click();

  await expect(page).toHaveURL('/client/result');
  const announced = page.getByRole('status').filter({ hasText: level });
  await expect(announced).toContainText(overall);
  const whole = page.getByRole('heading', { name: t('result.overall') }).locator('..');
  await expect(whole).toContainText(overall);
  await expect(whole.getByText(level, { exact: true })).toBeVisible();
  for (const block of wellnessBlocks) {
    const heading = page.getByRole('heading', { name: t(`initial.blocks.${block}`), exact: true });
    const part = page.getByRole('listitem').filter({ has: heading });
    await expect(part).toContainText(shown(score.blocks[block].sum / questionsPerBlock));
    await expect(part.getByText(t(`levels.${score.blocks[block].level}`), { exact: true })).toBeVisible();
  }
  await expectAccessible(page);

  await page.getByRole('link', { name: t('result.toProfile') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.greeting', { name: 'Ana' }));
  await expect(page.getByRole('main')).toContainText(overall);
  await expect(page.getByRole('main').getByText(level, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const menu = await clientMenu(visit);
  await menu.getByRole('link', { name: t('conscience.step.initial.name') }).click();
  await expect(page).toHaveURL('/client/result');
  await page.goto('/client/test/initial');
  await expect(page).toHaveURL('/client/result');
  await expect(announced).toContainText(overall);
  await signOutAsClient(visit);

  await signIn(visit, administrator);
  await page.getByRole('link', { name: t('nav.users'), exact: true }).click();
  await expect(lineOf(visit, client)).toContainText(level);
});
