import { readFile } from 'node:fs/promises';
import type { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, openAs } from './people.ts';
import type { Client, Product } from './product.ts';

const method = await loadMethod();
const screen = '/client/test/responsibility/training';
const essentials = '/client/test/responsibility/essential';

/** As the client: an exercise that somebody on the team adds is a suggestion. */
async function addExercise(product: Product, client: Client, description: string, changes: object = {}) {
  const exercise = { virtue: 'aceptacion', description, level: 'low', frequency: 'daily', ...changes };
  const body = { user: client.id, ...exercise };
  await product.rest('POST', '/client/responsibility/training/register', body, await product.signIn(client));
}

const nameOf = (virtue: (typeof virtues)[number], { language }: Visit) => method.virtues[virtue].name[language];

/** The exercise of the list that says this. */
function row({ page }: Visit, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text, hasNot: page.getByRole('list') });
}

test('an exercise is written, refused while it is empty, kept while it is not sent, and added', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), screen);
  await expect(page.getByRole('strong')).toHaveText(t('training.none'));
  await expectAccessible(page);
  const name = nameOf('aceptacion', visit);
  const field = page.getByLabel(t('training.newOne', { virtue: name }));
  const form = page.locator('form').filter({ has: field });
  await form.getByRole('button', { name: t('training.add') }).click();
  await expect(field).toHaveAccessibleDescription(t('training.nodescription'));
  await expect(field).toBeFocused();

  const script = '<img src=x onerror=alert(1)> <script>alert(2)</script> & "so on"';
  await field.fill(script);
  await page.reload();
  await expect(field).toHaveValue(script);
  await form.getByLabel(t('training.level')).selectOption('high');
  await form.getByLabel(t('training.frequency')).selectOption('once');
  await form.getByRole('button', { name: t('training.add') }).click();
  await expect(row(visit, script)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(form.getByLabel(t('training.level'))).toHaveValue('low');
  await expect(form.getByLabel(t('training.frequency'))).toHaveValue('daily');
  await expect(row(visit, script).getByRole('combobox').nth(1)).toHaveValue('once');
  await expectAccessible(page);
});

test('a step back finds the place in the training', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), screen);
  const onward = page.getByRole('link', { name: t('training.continue') });
  await onward.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  await onward.click();
  await expect(page.getByRole('heading', { level: 1, name: t('essential.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('phases.responsibility.training') })).toBeVisible();
  await expect.poll(scrolled).toBe(place);
});

test.describe('without the cards of the first exercises', () => {
  test.use({ refusals: true });

  test('the training is there, says so, and keeps what is written when they come', async ({ visit, product }) => {
    const { page, t } = visit;
    const cards = '**/trpc/method.cards**';
    await page.route(cards, (route) => route.abort());
    await openAs(visit, await addTrainee(product), screen);
    await expect(page.getByText(t('idea.failed'))).toBeVisible();
    const field = page.getByLabel(t('training.newOne', { virtue: nameOf('aceptacion', visit) }));
    await field.fill('Breathe before I answer');
    await page.unroute(cards);
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByRole('region', { name: t('idea.first.title') }).getByRole('listitem')).toHaveCount(3);
    await expect(field).toHaveValue('Breathe before I answer');
  });
});

test('an idea is added as its card plans it, and is then marked as added', async ({ visit, product }) => {
  const { page, t, language } = visit;
  await openAs(visit, await addTrainee(product), screen);
  await page.getByRole('button', { name: t('training.ideas', { virtue: nameOf('aceptacion', visit) }) }).click();
  const idea = method.exercises.aceptacion.medium[0]?.[language] ?? '';
  await page.getByRole('button', { name: t('idea.add', { idea }) }).click();
  const form = page.getByRole('form', { name: t('idea.add', { idea }) });
  await form.getByRole('button', { name: t('training.add') }).click();
  await expect(page.getByRole('button', { name: t('idea.added', { idea }) })).toBeFocused();
  const level = page.getByRole('combobox', { name: new RegExp(t('training.levelOf', { name: '.+' })) });
  await expect(level).toHaveValue('medium');
  await expectAccessible(page);
});

test('two quick changes are both stored, and a change that fails is taken back', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await addExercise(product, client, 'Listen for ten minutes');
  await openAs(visit, client, screen);
  const exercise = row(visit, 'Listen for ten minutes');
  const level = exercise.getByRole('combobox').first();
  const frequency = exercise.getByRole('combobox').nth(1);
  await level.selectOption('high');
  await frequency.selectOption('quarterly');
  const stored = async () =>
    JSON.stringify(await product.rest('GET', `/client/responsibility/training/getbyuser/${client.id}`));
  await expect.poll(stored).toContain('"frequency":"quarterly"');
  expect(await stored()).toContain('"level":"high"');
  await page.route('**/trpc/responsibility.training.edit*', (route) => route.fulfill({ status: 200, body: '{}' }));
  await level.selectOption('low');
  await expect(page.getByText(t('training.editFailed', { name: 'Listen for ten minutes' })).first()).toBeVisible();
  await expect(level).toHaveValue('high');
});

test('a deleted exercise is shown as deleted, can be brought back, and goes after ten seconds', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await addExercise(product, client, 'Say thank you');
  await beginSession(visit, client);
  await page.clock.install();
  await page.goto(screen);
  const name = 'Say thank you';
  const remove = async () => {
    await page.getByRole('button', { name: t('training.removeOne', { name }) }).click();
    const question = page.getByRole('dialog', { name: t('training.removeTitle', { name }) });
    await question.getByRole('button', { name: t('training.remove') }).click();
    await expect(row(visit, `${t('training.deleted')}: `)).toContainText(name);
  };
  await remove();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('training.undoOne', { name }) }).click();
  await expect(page.getByRole('button', { name: t('training.finishOne', { name }) })).toBeFocused();
  await remove();
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(row(visit, name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('strong')).toHaveText(t('training.none'));
});

test('a finished exercise becomes essential, and stays editable there until it is deleted', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await addExercise(product, client, 'Once for all', { frequency: 'oncelive', virtue: 'valentia' });
  await addExercise(product, client, 'Only done');
  await openAs(visit, client, screen);
  const finish = async (name: string, answer: string) => {
    await page.getByRole('button', { name: t('training.finishOne', { name }) }).click();
    await page.getByRole('button', { name: t('training.finishConfirm') }).click();
    await expect(page.getByRole('dialog')).toContainText(t('training.essentialTitle'));
    await page.getByRole('button', { name: answer }).click();
    await expect(row(visit, name)).toHaveCount(0);
    await expect(page.getByText(t('training.completed')).first()).toBeVisible();
  };
  await finish('Once for all', t('training.essentialYes'));
  await finish('Only done', t('training.essentialNo'));
  await page.getByRole('link', { name: t('training.continue') }).click();
  await expect(page).toHaveURL(essentials);
  const exercise = row(visit, 'Once for all');
  await expect(page.getByText('Only done')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('training.block.fuerte') })).toBeVisible();
  const frequency = exercise.getByRole('combobox').nth(1);
  await expect(frequency).toHaveValue('once');
  await expectAccessible(page);
  await frequency.selectOption('annually');
  await expect(frequency.getByRole('option', { name: t('phases.exerciseFrequency.once') })).toHaveCount(0);
  await exercise.getByRole('button', { name: t('training.removeOne', { name: 'Once for all' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('training.remove') })
    .click();
  await page.getByRole('button', { name: t('training.undoOne', { name: 'Once for all' }) }).click();
  await expect(frequency).toHaveValue('annually');
});

test('an exercise goes to every calendar: a form in a new tab, or a file', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await addExercise(product, client, 'Walk, talk; and "rest"\nBEGIN:VEVENT', { frequency: 'quarterly' });
  await openAs(visit, client, screen);
  const open = page.getByRole('button', { name: new RegExp(`^${t('training.calendar.title')}`) });
  await open.click();
  for (const calendar of ['google', 'microsoft365', 'teams', 'outlook', 'yahoo'] as const) {
    const item = page.getByRole('menuitem', { name: t(`training.calendar.${calendar}`) });
    await expect(item).toHaveAttribute('href', /^https:\/\/.*Walk/);
    await expect(item).toHaveAttribute('target', '_blank');
  }
  await expectAccessible(page);
  for (const calendar of ['apple', 'ical'] as const) {
    if (calendar === 'ical') await open.click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t(`training.calendar.${calendar}`) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('exercise_miraco.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    expect(text).toContain('\r\nSUMMARY:Walk\\, talk\\; and "rest"\r\n');
    expect(text).toContain('\r\nRRULE:FREQ=MONTHLY;INTERVAL=3\r\n');
    expect(text).toMatch(/\r\nDTSTART:\d{8}T090000\r\n/);
  }
});
