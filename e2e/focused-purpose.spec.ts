import { type Virtue, virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expectQuestion, preferOneAtATime, showOneAtATime } from './focused.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { countPresses } from './presses.ts';
import type { Product } from './product.ts';

const method = await loadMethod();
const [weak = 'aceptacion', otherWeak = 'admiracion'] = virtues;
const strong = 'dignidad';
const otherStrong = 'valentia';
const professional = '/client/test/impact/professional';

const addClientInImpact = (product: Product) =>
  addTrainee(product, {}, { weak: [weak, otherWeak], strong: [strong, otherStrong] });

const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });

const nameOf = ({ language }: Visit, virtue: Virtue) => method.virtues[virtue].name[language];

/** One of the two answers to one of the questions about the virtue on the screen. */
const option = ({ page, t }: Visit, question: 'own' | 'training' | 'mid', given: boolean) =>
  page
    .getByRole('group', { name: new RegExp(`: ${escaped(t(`purpose.roles.team.${question}`))}$`) })
    .getByRole('radio', { name: t(given ? 'purpose.yes' : 'purpose.no'), exact: true });

const escaped = (text: string) => text.replace(/[?.]/g, '\\$&');

const scenario = ({ page, language }: Visit, level: keyof typeof method.scenarios.scenarios) =>
  page.getByRole('status').filter({ hasText: method.scenarios.scenarios[level].name[language] });

test('a professional purpose of one virtue at a time takes one press for each answer and three more, on a phone by default', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t, language } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(visit, await addClientInImpact(product), professional);
  await expect(heading(visit)).toContainText(t('purpose.role'));
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  const presses = await countPresses(page);
  await page.getByRole('radio', { name: t('purpose.roles.team.name') }).click();

  await expectQuestion(visit, weak);
  await expect(heading(visit)).toContainText(`${nameOf(visit, weak)} · ${t('focused.of', { number: 1, total: 4 })}`);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await option(visit, 'own', true).click();
  await option(visit, 'training', true).click();
  await option(visit, 'mid', true).click();
  await expect(scenario(visit, 'wow')).toContainText(nameOf(visit, weak));
  await expectQuestion(visit, otherWeak);

  // Its second question is decided, and needs no press.
  await option(visit, 'own', false).click();
  await expect(option(visit, 'training', true)).toBeDisabled();
  await option(visit, 'mid', true).click();
  await expect(scenario(visit, 'challenge')).toContainText(nameOf(visit, otherWeak));
  await expectQuestion(visit, strong);

  await option(visit, 'own', true).click();
  await expectQuestion(visit, otherStrong);
  await option(visit, 'own', false).click();
  await option(visit, 'training', true).click();
  await option(visit, 'mid', true).click();

  await expectQuestion(visit, 'end');
  await expect(heading(visit)).toHaveText(t('purpose.meanings'));
  for (const key of ['resultweak1', 'resultweak5', 'resulthard2', 'resulthard3'])
    await expect(page.getByText(method.scenarios.roles?.team?.[key]?.[language] ?? '?', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('purpose.finish') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('impact.great') })
    .click();
  expect(await presses()).toBe(3 + 2 + 1 + 3 + 3);
});

test('by keyboard alone through a purpose: 1 and 2 answer what is asked next, and an arrow key does not move on', async ({
  visit,
  product,
}) => {
  test.slow();
  const { page, t } = visit;
  await preferOneAtATime(visit);
  await openAs(visit, await addClientInImpact(product), professional);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await heading(visit).focus();
  await page.keyboard.press('2');
  await expectQuestion(visit, weak);
  for (const key of ['1', '1', '1']) await page.keyboard.press(key);
  await expect(scenario(visit, 'wow')).toContainText(nameOf(visit, weak));
  await expectQuestion(visit, otherWeak);
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expectQuestion(visit, strong);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(option(visit, 'own', false)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(option(visit, 'own', true)).toBeChecked();
  // Complete, and still here.
  await expect(scenario(visit, 'wow')).toContainText(nameOf(visit, strong));
  await expect(heading(visit)).toContainText(nameOf(visit, strong));
  await page.keyboard.press('Enter');
  await expectQuestion(visit, otherStrong);
  await page.keyboard.press('1');
  await expectQuestion(visit, 'end');
  await page.getByRole('button', { name: t('purpose.finish') }).press('Enter');
  await expect(page.getByRole('dialog', { name: t('impact.saved') })).toBeVisible();
});

test('two presses skip no virtue and take nothing back, Back goes one back, and a reload and the other mode keep the place', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await preferOneAtATime(visit);
  await openAs(visit, await addClientInImpact(product), `${professional}?q=${weak}`);
  await option(visit, 'own', true).click();
  await option(visit, 'training', true).click();
  await option(visit, 'mid', true).dblclick();
  await expectQuestion(visit, otherWeak);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goBack();
  await expectQuestion(visit, weak);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(3);
  // Pressed again, an answer stays and leads on.
  await option(visit, 'own', true).click();
  await expectQuestion(visit, otherWeak);
  await page.reload();
  await expect(heading(visit)).toContainText(nameOf(visit, otherWeak));

  await page.getByRole('button', { name: t('focused.skip') }).click();
  await expectQuestion(visit, strong);
  await page.getByRole('button', { name: t('focused.all') }).click();
  const own = page
    .getByRole('group', {
      name: t('purpose.answerTo', { question: t('purpose.roles.team.own'), virtue: nameOf(visit, strong) }),
      exact: true,
    })
    .getByRole('radio');
  await expect(own.first()).toBeFocused();
  await expect(own.first()).toBeInViewport();
  await own.first().click();
  await showOneAtATime(visit);
  await expect(heading(visit)).toBeVisible();
  await page.goto(`${professional}?q=${strong}`);
  await expect(option(visit, 'own', true)).toBeChecked();
});

test('the couple purpose ends with what complements the strong virtues, and its own words', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addClientInImpact(product);
  await preferOneAtATime(visit);
  await openAs(visit, client, '/client/test/impact/couple');
  await expect(heading(visit)).toContainText(nameOf(visit, weak));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (let skipped = 0; skipped < 3; skipped += 1) {
    await page.getByRole('button', { name: t('focused.skip') }).click();
    await expect(page.getByText(t('purpose.coupleSafetyShort'))).toBeInViewport();
    await expect(page.getByRole('radio').last()).toBeInViewport();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: t('focused.skip') }).click();
  await expectQuestion(visit, 'end');
  await expect(page.getByText(t('focused.missing', { count: 4 }))).toBeVisible();
  await page.getByLabel(t('purpose.virtuesCouple')).fill('We laugh a lot');
  await expect(page.getByRole('combobox', { name: nameOf(visit, strong), exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('purpose.finish') }).click();
  await expect(page.getByRole('dialog', { name: t('impact.saved') })).toBeVisible();
  expect(await product.rest('GET', `/client/impact/couple/get/${client.id}`)).toMatchObject({
    couple: { virtues_couple: 'We laugh a lot' },
  });
});

test.describe('without a network', () => {
  test.use({ refusals: true });

  test('answers stay, and outlive a reload', async ({ visit, product }) => {
    const { page, t } = visit;
    await preferOneAtATime(visit);
    await openAs(visit, await addClientInImpact(product), `${professional}?q=${strong}`);
    await page.route('**/trpc/impact.professional.edit**', (route) => route.abort('connectionfailed'));
    await option(visit, 'own', true).click();
    await expectQuestion(visit, otherStrong);
    await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
    await page.unroute('**/trpc/impact.professional.edit**');
    page.once('dialog', (dialog) => dialog.accept());
    await page.goto(`${professional}?q=${strong}`);
    await expect(option(visit, 'own', true)).toBeChecked();
  });
});
