import type { Virtue } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee, openLaterPhases, rate } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { countPresses } from './presses.ts';
import type { Client, Product } from './product.ts';

const method = await loadMethod();
const screen = '/client/test/responsibility/training';

test.use({ refusals: true });

const nameOf = (virtue: Virtue, { language }: Visit) => method.virtues[virtue].name[language];

/** The exercise of the list that says this. */
const row = ({ page }: Visit, text: string): Locator => page.locator('[data-exercise]').filter({ hasText: text });

/** Somebody who has had an exercise, so that none is proposed to begin with. */
async function addBeginner(product: Product) {
  const client = await addTrainee(product);
  const body = {
    user: client.id,
    virtue: 'perdon',
    description: 'Decir que no',
    level: 'low',
    frequency: 'daily',
  };
  await product.rest('POST', '/client/responsibility/training/register', body, await product.signIn(client));
  return client;
}

/** The ideas of the virtue that is open because it has an exercise. */
async function openIdeas(visit: Visit, client: Client) {
  const { page, t } = visit;
  await openAs(visit, client, screen);
  await page.getByRole('button', { name: t('training.ideas', { virtue: nameOf('perdon', visit) }) }).click();
}

function someIdea({ language }: Visit) {
  const idea = method.exercises.perdon.low[0];
  if (!idea?.card) throw new Error('There is no card.');
  return { text: idea[language], card: idea.card, words: idea.card[language] };
}

const whenIWill = ({ t }: Visit, cue: string, act: string) => t('plan.whenIWill', { cue, act });

test('by keyboard, an idea is added with two presses, prefilled from its card, and its plan is changed later', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const { text, words } = someIdea(visit);
  await openIdeas(visit, await addBeginner(product));
  const add = page.getByRole('button', { name: t('idea.add', { idea: text }) });
  await add.focus();
  const presses = await countPresses(page);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: t('idea.add', { idea: text }) });
  await expect(form).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(t('planForm.cue'))).toBeFocused();
  await expect(form.getByLabel(t('planForm.cue'))).toHaveValue(words.when);
  await expect(form.getByLabel(t('planForm.act'))).toHaveValue(words.act);
  await expect(form.getByLabel(t('planForm.setback'))).toHaveValue(words.setback);
  await expectAccessible(page);
  for (const _ of ['act', 'setback', 'button']) await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: t('training.add') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('idea.added', { idea: text }) })).toBeFocused();
  expect(await presses()).toBe(2);

  const exercise = row(visit, text);
  await expect(exercise).toContainText(whenIWill(visit, words.when, words.act));
  await expect(exercise).toContainText(t('plan.ifItGoesWrong', { setback: words.setback }));
  await exercise.getByRole('button', { name: new RegExp(t('plan.editOne', { name: '' })) }).press('Enter');
  await expect(exercise.getByRole('form')).toBeFocused();
  await page.keyboard.press('Tab');
  // Typing replaces what the field says: the key of the selection differs between systems.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('suene el reloj');
  for (const _ of ['act', 'setback', 'button']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const changed = whenIWill(visit, 'suene el reloj', words.act);
  await expect(exercise).toContainText(changed);
  await expect(exercise.getByRole('button', { name: new RegExp(t('plan.editOne', { name: '' })) })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(exercise).toContainText(changed);
});

test('an idea says how it is done, with how well it is supported, and not what the coach asks', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const { text, card, words } = someIdea(visit);
  await openIdeas(visit, await addBeginner(product));
  const idea = page.getByRole('listitem').filter({ hasText: text }).last();
  await idea.getByRole('button', { name: t('idea.how') }).click();
  for (const said of [words.measure, words.short, words.stop, t(`idea.evidence.${card.evidence.grade}`)])
    await expect(idea).toContainText(said);
  await expect(idea).toContainText(whenIWill(visit, words.when, words.act));
  await expect(idea).not.toContainText(words.question);
  const { reference } = card.evidence;
  if (reference !== undefined) await expect(idea).toContainText(method.references[reference] ?? 'No reference');
  await expectAccessible(page);
});

test('a plan outlives a failed send, and what the server refuses is named at its field', async ({ visit, product }) => {
  const { page, t } = visit;
  const { text } = someIdea(visit);
  await openIdeas(visit, await addBeginner(product));
  await page.getByRole('button', { name: t('idea.add', { idea: text }) }).click();
  const form = page.getByRole('form', { name: t('idea.add', { idea: text }) });
  const act = form.getByLabel(t('planForm.act'));
  const send = form.getByRole('button', { name: t('training.add') });
  await act.fill('empezar por mí');
  await page.route('**/trpc/responsibility.training.register*', (route) => route.abort('connectionfailed'));
  await send.click();
  await expect(form.getByRole('alert')).toContainText(t('errors.offline'));
  await expect(act).toHaveValue('empezar por mí');
  await page.unroute('**/trpc/responsibility.training.register*');
  await act.fill('x'.repeat(201));
  await send.click();
  await expect(act).toHaveAttribute('aria-invalid', 'true');
  await expect(act).toBeFocused();
  await expectAccessible(page);
  await act.fill('empezar por mí');
  await send.click();
  await expect(row(visit, text)).toContainText(t('plan.iWill', { act: 'empezar por mí' }).slice(1));
});

test('an idea without a card is added with one press', async ({ visit, product }) => {
  const { page, t } = visit;
  const { text } = someIdea(visit);
  await page.route('**/trpc/*method.cards*', async (route) => {
    const answer = await route.fetch();
    const bare = JSON.stringify(await answer.json(), (name, value) => (name === 'card' ? undefined : value));
    await route.fulfill({ response: answer, body: bare });
  });
  await openIdeas(visit, await addBeginner(product));
  await expect(page.getByRole('button', { name: t('idea.how') })).toHaveCount(0);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: t('idea.add', { idea: text }) }).click();
  await expect(page.getByRole('button', { name: t('idea.added', { idea: text }) })).toBeFocused();
  expect(await presses()).toBe(1);
});

test('three exercises are proposed to begin with, each of them added with one press', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await product.rest('POST', '/client/conscience/prospect/register', {
    user: client.id,
    me: true,
    who: 'yo',
    prospect: 'Que no se me escape nada',
    feelings: [{ emotion: 'miedo' }],
    conducts: [{ behavior: 'ninguno' }],
  });
  await rate(product, client.id, { weak: ['alegria', 'guia', 'perdon', 'valentia'] });
  await openLaterPhases(product, client.id);
  await openAs(visit, client, screen);
  const section = page.getByRole('region', { name: t('idea.first.title') });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    (['valentia', 'alegria', 'guia'] as const).map((virtue) => nameOf(virtue, visit)),
  );
  await expectAccessible(page);
  const presses = await countPresses(page);
  const add = section.getByRole('button', { name: new RegExp(t('idea.add', { idea: '' })) });
  const has = section.getByRole('button', { name: new RegExp(t('idea.added', { idea: '' })) });
  for (const count of [1, 2, 3]) {
    await add.first().click();
    await expect(has).toHaveCount(count);
  }
  expect(await presses()).toBe(3);
  await page.reload();
  await expect(page.locator('[data-exercise]')).toHaveCount(3);
  await expect(page.locator('[data-exercise]').first()).toContainText(
    t('plan.ifItGoesWrong', { setback: '' }).slice(0, 10),
  );
  await expect(section).toHaveCount(0);
});

test('an exercise of one’s own gets a plan too, which outlives a reload before it is sent', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await addBeginner(product), screen);
  const field = page.getByLabel(t('training.newOne', { virtue: nameOf('perdon', visit) }));
  const form = page.locator('form').filter({ has: field });
  await field.fill('Llamar a mi hermana');
  await form.getByRole('button', { name: t('plan.ask') }).click();
  await form.getByLabel(t('planForm.cue')).fill('acabe de cenar');
  await page.reload();
  await expect(form.getByLabel(t('planForm.cue'))).toHaveValue('acabe de cenar');
  await form.getByRole('button', { name: t('training.add') }).click();
  await expect(row(visit, 'Llamar a mi hermana')).toContainText(t('plan.when', { cue: 'acabe de cenar' }));
  await expect(form.getByLabel(t('planForm.cue'))).toHaveValue('');
  await expectAccessible(page);
});

test('the practice of a guide is added with its plan; where the phase is closed there is no button', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const guide = '/client/test/responsibility/explain/perdon';
  const { exercise } = method.guides.perdon;
  const practice = exercise?.[language] ?? 'No practice';
  const add = page.getByRole('button', { name: t('idea.addPractice') });
  await openAs(visit, await product.addClient(), guide);
  await expect(page.getByRole('heading', { level: 2, name: t('guide.comments') })).toBeVisible();
  await expect(add).toHaveCount(0);

  await openAs(visit, await addTrainee(product), guide);
  const section = page.getByRole('region', { name: t('idea.practice') });
  await expect(section).toContainText(practice);
  await expectAccessible(page);
  await add.click();
  const form = section.getByRole('form');
  await expect(form.getByLabel(t('planForm.cue'))).toHaveValue(exercise?.card?.[language].when ?? 'No card');
  await form.getByRole('button', { name: t('training.add') }).click();
  const has = section.getByRole('button', { name: t('idea.hasPractice') });
  await expect(has).toBeFocused();
  await page.reload();
  await expect(has).toBeVisible();
  await page.locator(`a[href="${screen}"]:visible`).first().click();
  await expect(row(visit, practice).getByRole('combobox').first()).toHaveValue(exercise?.level ?? 'no level');
  await row(visit, practice)
    .getByRole('button', { name: t('training.removeOne', { name: '' }).trim() })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('training.remove') })
    .click();
  await expect(row(visit, `${t('training.deleted')}: `)).toBeVisible();
  await page.goBack();
  await expect(add).toBeVisible();
});
