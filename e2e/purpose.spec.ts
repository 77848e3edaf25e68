import { readFile } from 'node:fs/promises';
import { assumedRole, type PurposeRole } from '@miraco/domain/purpose';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { countPresses } from './presses.ts';
import type { Product } from './product.ts';

const method = await loadMethod();
const [weak = 'aceptacion', otherWeak = 'admiracion'] = virtues;
const strong = 'dignidad';

type Form = 'company' | 'couple';
type Question = 'own' | 'training' | 'mid';

/** A client in Impact: two virtues to train, two strong ones, the rest medium. */
const addClientInImpact = (product: Product) =>
  addTrainee(product, {}, { weak: [weak, otherWeak], strong: [strong, 'valentia'] });

/** The professional purpose asks as of somebody in a team until a role is chosen. */
const choice = (
  { page, t, language }: Visit,
  form: Form,
  virtue: Virtue,
  question: Question,
  role: PurposeRole = assumedRole,
) =>
  page.getByRole('group', {
    name: t('purpose.answerTo', {
      question: form === 'couple' ? t(`purpose.couple.${question}`) : t(`purpose.roles.${role}.${question}`),
      virtue: method.virtues[virtue].name[language],
    }),
    exact: true,
  });

/** The answer among those of a question. */
const option = ({ t }: Visit, question: Locator, given: boolean) =>
  question.getByRole('radio', { name: t(given ? 'purpose.yes' : 'purpose.no'), exact: true });

const answer = (visit: Visit, form: Form, virtue: Virtue, question: Question, given: boolean) =>
  option(visit, choice(visit, form, virtue, question), given).click();

const expectSaved = ({ page, t }: Visit) =>
  expect(page.getByText(t('initial.save.saved'), { exact: true })).toBeVisible();

async function storedRows(product: Product, part: 'professional' | 'couple', user: string) {
  const answer = await product.rest('GET', `/client/impact/${part}/get/${user}`);
  return Reflect.get(Object(Reflect.get(Object(answer), part)), 'virtues');
}

test('each answer shows its scenario and texts at once, as the server stores them, and outlives a reload', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addClientInImpact(product);
  await openAs(visit, client, '/client/test/impact/professional');
  const text = (key: string) => page.getByText(method.scenarios.roles?.team?.[key]?.[language] ?? '?', { exact: true });

  await answer(visit, 'company', weak, 'own', true);
  await answer(visit, 'company', weak, 'training', true);
  await expect(text('resultweak1')).toBeHidden();
  await answer(visit, 'company', weak, 'mid', true);
  await expect(text('resultweak1')).toBeVisible();
  await expect(text('actionweak1')).toBeVisible();
  await answer(visit, 'company', weak, 'mid', false);
  await expect(text('resultweak2')).toBeVisible();
  await expect(text('resultweak1')).toBeHidden();
  await answer(visit, 'company', strong, 'own', true);
  await expect(text('resulthard2')).toBeVisible();
  await expectSaved(visit);
  await expectAccessible(page);

  await page.reload();
  await expect(text('actionweak2')).toBeVisible();
  await expect(option(visit, choice(visit, 'company', weak, 'mid'), false)).toBeChecked();
  expect(await storedRows(product, 'professional', client.id)).toEqual({
    [weak]: [true, true, false, 'challenge', 'resultweak2', 'actionweak2', 'weak'],
    [strong]: [true, true, null, 'wow', 'resulthard2', 'actionhard2', 'hard'],
  });

  await page.getByRole('button', { name: t('purpose.finish') }).click();
  const saved = page.getByRole('dialog', { name: t('impact.saved') });
  await expect(saved).toContainText(t('purpose.confirmed', { count: 2, total: 4 }));
  await expectAccessible(page);
  await saved.getByRole('button', { name: t('impact.great') }).click();
  await expect(saved).toBeHidden();
});

test('virtues that share a scenario have its texts once, and a level leads to them', async ({ visit, product }) => {
  const { page, t, language } = visit;
  await openAs(visit, await addClientInImpact(product), '/client/test/impact/professional');
  for (const virtue of [weak, otherWeak]) {
    await answer(visit, 'company', virtue, 'own', true);
    await answer(visit, 'company', virtue, 'training', false);
    await answer(visit, 'company', virtue, 'mid', true);
  }
  const names = [weak, otherWeak].map((virtue) => method.virtues[virtue].name[language]);
  const texts = page.getByRole('listitem').filter({ hasText: new Intl.ListFormat(language).format(names) });
  await expect(texts).toContainText(method.scenarios.roles?.team?.resultweak3?.[language] ?? '?');
  await expect(page.getByText(method.scenarios.roles?.team?.actionweak3?.[language] ?? '?')).toHaveCount(1);
  const scenario = method.scenarios.scenarios.flow.name[language];
  await page
    .getByRole('button', { name: t('purpose.readScenario', { scenario }) })
    .first()
    .press('Enter');
  await expect(texts).toBeFocused();
  await expect(texts).toBeInViewport();
  await expectAccessible(page);
});

test('where the client lives it changes the questions and texts, and neither the answers nor the keys', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addClientInImpact(product);
  await openAs(visit, client, '/client/test/impact/professional');
  await expect(page.getByText(t('purpose.roleAssumed'))).toBeVisible();
  await answer(visit, 'company', strong, 'own', true);
  await page.getByRole('radio', { name: t('purpose.roles.family.name'), exact: true }).check();
  await expect(page.getByText(method.scenarios.roles?.family?.resulthard2?.[language] ?? '?')).toBeVisible();
  await expect(option(visit, choice(visit, 'company', strong, 'own', 'family'), true)).toBeChecked();
  await expectSaved(visit);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('radio', { name: t('purpose.roles.family.name'), exact: true })).toBeChecked();
  await page.getByRole('radio', { name: t('purpose.roles.director.name'), exact: true }).check();
  await expect(page.getByText(method.scenarios.texts.resulthard2?.[language] ?? '?')).toBeVisible();
  await expect
    .poll(async () => product.rest('GET', `/client/impact/professional/get/${client.id}`))
    .toMatchObject({
      professional: {
        role: 'director',
        virtues: { [strong]: [true, true, null, 'wow', 'resulthard2', 'actionhard2', 'hard'] },
      },
    });
});

test('only weak and strong virtues have questions, and an answer disables the questions that it decides', async ({
  visit,
  product,
}) => {
  await openAs(visit, await addClientInImpact(product), '/client/test/impact/professional');
  const training = (virtue: Virtue) => choice(visit, 'company', virtue, 'training');
  const mid = (virtue: Virtue) => choice(visit, 'company', virtue, 'mid');
  await expect(option(visit, training(weak), true)).toBeEnabled();
  await expect(choice(visit, 'company', 'alegria', 'own')).toHaveCount(0);

  await answer(visit, 'company', weak, 'own', false);
  await expect(option(visit, training(weak), true)).toBeDisabled();
  await expect(option(visit, training(weak), false)).toBeChecked();
  await expect(option(visit, mid(weak), true)).toBeEnabled();

  await expect(option(visit, mid(strong), true)).toBeDisabled();
  await answer(visit, 'company', strong, 'own', true);
  await expect(option(visit, training(strong), true)).toBeDisabled();
  await expect(option(visit, training(strong), true)).toBeChecked();
  await expect(option(visit, mid(strong), true)).toBeDisabled();
  await answer(visit, 'company', strong, 'own', false);
  await expect(option(visit, training(strong), true)).toBeEnabled();
  await expect(option(visit, mid(strong), true)).toBeEnabled();
});

test('the couple has complementary virtues of the map and its own words, and the result is counted and printed', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addClientInImpact(product);
  await openAs(visit, client, '/client/test/impact/couple');
  const name = (virtue: Virtue) => method.virtues[virtue].name[language];
  const complementary = page.getByRole('combobox', { name: name(strong), exact: true });
  await expect(complementary.getByRole('option')).toHaveText([
    t('purpose.noPartner'),
    ...method.polarity[strong].map(({ partner }) => name(partner)),
  ]);
  const [pair] = method.polarity[strong];
  if (!pair) throw new Error('no partner');
  await complementary.selectOption({ label: name(pair.partner) });
  await expect(page.getByText(pair.why[language])).toBeVisible();
  await page.getByLabel(t('purpose.virtuesCouple')).pressSequentially('We laugh a lot ');
  await answer(visit, 'couple', weak, 'own', false);
  await answer(visit, 'couple', weak, 'mid', false);
  await answer(visit, 'couple', strong, 'own', true);
  await expectSaved(visit);
  await expectAccessible(page);
  const stored = Reflect.get(Object(await product.rest('GET', `/client/impact/couple/get/${client.id}`)), 'couple');
  expect(stored).toMatchObject({ complementary: { [strong]: pair.partner }, virtues_couple: 'We laugh a lot' });

  await page.goto('/client/test/impact/scenarios');
  const scenario = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: method.scenarios.scenarios.crisischallenge.name[language] }),
  });
  await expect(scenario).toContainText(name(weak));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('chart.asTable') }).click();
  const row = page.getByRole('row', { name: new RegExp(method.scenarios.scenarios.wow.name[language]) });
  await expect(row.getByRole('cell')).toHaveText(['0', '1']);
  await expect(page.getByRole('row').last().getByRole('cell')).toHaveText(['4', '2']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('scenarios.download') }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toBe('impact_purpose_miraco.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('without any answers the scenarios say what will be there and lead to the first purpose', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await addClientInImpact(product), '/client/test/impact/scenarios');
  await expect(page.getByText(t('scenarios.emptyTitle'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('scenarios.begin') }).click();
  await expect(page).toHaveURL('/client/test/impact/professional');
});

test('a client whose Conscience is still open reads, and cannot answer', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addClientInImpact(product);
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: true });
  await openAs(visit, client, '/client/test/impact/couple');
  await expect(page.getByText(t('phases.lockedTitle'))).toBeVisible();
  await expect(option(visit, choice(visit, 'couple', weak, 'own'), true)).toBeDisabled();
  for (const control of await page.locator('main').locator('select, textarea, input[type="radio"]').all()) {
    await expect(control).toBeDisabled();
  }
});

test('a professional purpose takes one press for each answer and two for its end, and an answer is taken back by another', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await addClientInImpact(product), '/client/test/impact/professional');
  await expect(choice(visit, 'company', weak, 'own')).toBeVisible();
  await expect(page.getByRole('radio', { name: t('purpose.yes'), checked: true })).toHaveCount(0);
  const presses = await countPresses(page);
  for (const virtue of [weak, otherWeak, strong, 'valentia'] as const) {
    const isWeak = virtue === weak || virtue === otherWeak;
    await answer(visit, 'company', virtue, 'own', isWeak);
    await answer(visit, 'company', virtue, 'training', isWeak);
    await answer(visit, 'company', virtue, 'mid', true);
  }
  await page.getByRole('button', { name: t('purpose.finish') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('impact.great') })
    .click();
  expect(await presses()).toBe(4 * 3 + 2);
  await page.getByRole('link', { name: t('moment.company.see') }).click();

  const own = option(visit, choice(visit, 'company', weak, 'own'), true);
  await own.click();
  await expect(own).not.toBeChecked();
});

test.describe('without a network', () => {
  test.use({ refusals: true });

  test('a choice stays, outlives a reload and is saved in its turn', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await addClientInImpact(product);
    await openAs(visit, client, '/client/test/impact/professional');
    await answer(visit, 'company', weak, 'own', true);
    await expectSaved(visit);
    await page.route('**/trpc/impact.professional.edit**', (route) => route.abort('connectionfailed'));
    await answer(visit, 'company', weak, 'own', false);
    await answer(visit, 'company', weak, 'mid', true);
    await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
    await page.getByRole('button', { name: t('purpose.finish') }).click();
    await expect(page.getByRole('alert')).toContainText(t('purpose.notSavedTitle'));
    await expectAccessible(page);

    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(option(visit, choice(visit, 'company', weak, 'own'), false)).toBeChecked();
    await expect(option(visit, choice(visit, 'company', weak, 'mid'), true)).toBeChecked();
    await expect(page.getByText(t('initial.save.unsaved'))).toBeVisible();
    await page.unroute('**/trpc/impact.professional.edit**');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expectSaved(visit);
    expect(await storedRows(product, 'professional', client.id)).toEqual({
      [weak]: [false, false, true, 'challenge', 'resultweak5', 'actionweak5', 'weak'],
    });
  });
});
