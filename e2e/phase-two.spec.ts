import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openNotes } from './client-page.ts';
import { addTrainee, openLaterPhases, rate } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator, type Client } from './product.ts';

const method = await loadMethod();
const tabs = ['virtues', 'weekly', 'evaluation', 'training'] as const;
type Tab = (typeof tabs)[number];

const pageOf = (client: Client, tab?: Tab) => `/admin/bloquedos/${client.id}${tab ? `?tab=${tab}` : ''}`;

async function openTab({ page, t }: Visit, tab: Tab) {
  await page.getByRole('tab', { name: t(`phaseTwo.tabs.${tab}`) }).click();
}

/** Calls of Training as the client makes them: an exercise is changed by its owner alone. */
async function trainingOf(request: APIRequestContext, { id, username, password }: Client) {
  const signedIn = await request.post('/api/login/in', { data: { username, password } });
  const headers = { auth: String(Reflect.get(Object(await signedIn.json()), 'token')) };
  const path = '/api/client/responsibility/training';
  return {
    /** Adds an exercise, and answers with its id. */
    add: async (description: string): Promise<string> => {
      const exercise = { user: id, virtue: virtues[0], description, level: 'high', frequency: 'monthly' };
      const added = await request.post(`${path}/register`, { headers, data: exercise });
      return String(Reflect.get(Object(Reflect.get(Object(await added.json()), 'exercise')), '_id'));
    },
    keep: (exercise: string) => request.put(`${path}/setdone/${exercise}`, { headers, data: { favourite: true } }),
    remove: (exercise: string) => request.delete(`${path}/remove/${exercise}`, { headers }),
  };
}

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('each tab of a new client names the missing data', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(pageOf(client));
  await expect(page.getByText(t('clientFrame.closed'))).toBeVisible();
  await expect(page.getByText(t('phaseTwo.virtues.none'))).toBeVisible();
  await expectAccessible(page);
  for (const tab of ['weekly', 'evaluation', 'training'] as const) {
    await openTab(visit, tab);
    await expect(page).toHaveURL(pageOf(client, tab));
    await expect(page.getByRole('tabpanel').getByText(t(`phaseTwo.${tab}.none`))).toBeVisible();
    await expectAccessible(page);
  }
});

test('a strength changed here is the one of phase 1 too', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  await rate(product, client.id);
  await page.goto(pageOf(client));
  const name = method.virtues.valentia.name[language];
  const select = page.getByRole('combobox', { name: t('clientFrame.strengths.strengthOf', { virtue: name }) });
  await expect(select).toHaveCount(0);
  const change = page.getByRole('button', { name: t('clientFrame.strengths.change') });
  await change.click();
  await select.selectOption({ label: t('strengths.media') });
  await expectAccessible(page);
  await page.getByRole('button', { name: t('inPlace.save') }).click();
  await expect(page.getByText(t('phaseTwo.virtues.summary', { debil: 8, media: 1, fuerte: 14 }))).toBeVisible();
  await page.getByRole('link', { name: t('nav.phase', { number: 1 }), exact: true }).click();
  await expect(page).toHaveURL(`/admin/bloqueuno/${client.id}`);
  await page.getByRole('tab', { name: t('phaseOne.tabs.resume') }).click();
  await change.click();
  await expect(select).toHaveValue('medium');
});

test('beside the open notes the strengths are still seen whole', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  for (const address of [pageOf(client), `/admin/bloqueuno/${client.id}?tab=resume`]) {
    await page.goto(address);
    await openNotes(visit, client);
    await expect(page.getByRole('textbox', { name: t('coachNotes.new') })).toBeVisible();
    await page.getByRole('button', { name: t('clientFrame.strengths.change') }).click();
    const strengths = page.getByRole('region', { name: t('clientFrame.strengths.title') }).last();
    await expect(strengths.getByRole('combobox')).toHaveCount(virtues.length);
    expect(await strengths.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('an exercise is listed with its level, its frequency and its outcome', async ({ visit, product, request }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const training = await trainingOf(request, client);
  await training.add('to be done');
  await training.keep(await training.add('kept up'));
  await training.remove(await training.add('given up'));
  await page.goto(pageOf(client, 'training'));
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('to be done')).toContainText(t('phaseTwo.training.open'));
  await expect(row('to be done')).toContainText(t('phases.exerciseLevel.high'));
  await expect(row('to be done')).toContainText(t('phases.exerciseFrequency.monthly'));
  await expect(row('kept up')).toContainText(t('phaseTwo.training.essential'));
  await expect(row('given up')).toContainText(t('phaseTwo.training.deleted'));
  await expectAccessible(page);
  const filter = page.getByRole('combobox', { name: t('phaseTwo.training.show') });
  await filter.selectOption('essential');
  await expect(row('kept up')).toBeVisible();
  await expect(row('to be done')).toHaveCount(0);
  await expect(row('given up')).toHaveCount(0);
});

test('the last eight weekly results come four at a time, and all of them on paper', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await openLaterPhases(product, client.id);
  for (let taken = 0; taken < 5; taken += 1) {
    const responses = Array.from({ length: 20 }, (_, position) => (position === taken ? 4 : 2));
    await product.rest('POST', '/client/responsibility/weekly/register', { user: client.id, responses });
  }
  await page.goto(pageOf(client, 'weekly'));
  const cards = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('term') });
  await expect(cards).toHaveCount(4);
  await expect(cards.first().getByRole('term')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('weekly.history.earlier') }).click();
  await expect(cards).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(cards).toHaveCount(5);
  // So are the other tabs.
  for (const tab of tabs) {
    await expect(page.getByRole('heading', { level: 2, name: t(`phaseTwo.tabs.${tab}`) })).toBeVisible();
  }
});

test('the tab in the address comes in one request with the frame, and the others once the page rests', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await rate(product, client.id);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('responsibility.')) asked.push(pathname);
  });
  await page.goto(pageOf(client, 'evaluation'));
  await expect(page.getByText(t('phaseTwo.evaluation.none'))).toBeVisible();
  expect(asked).toHaveLength(1);
  for (const call of ['users.get', 'conscience.overview', 'responsibility.counts', 'evaluation.getByUser']) {
    expect(asked[0]).toContain(call);
  }
  expect(asked[0]).not.toContain('training.getByUser');
  // Paper shows all tabs, and nobody has opened them.
  await page.emulateMedia({ media: 'print' });
  for (const empty of ['phaseTwo.weekly.none', 'phaseTwo.training.none', 'phaseTwo.virtues.noManifest'] as const) {
    await expect(page.getByText(t(empty), { exact: true })).toBeVisible();
  }
});

test('the list leads to each phase of a client, and the page back to the list', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient({ firstname: 'Clara', lastname: 'Tresfases' });
  await page.goto('/admin/users?size=10');
  for (const number of [1, 2, 3]) {
    await expect(
      page.getByRole('link', { name: t('clientFrame.phaseOf', { number, name: 'Clara Tresfases' }) }),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: t('clientFrame.phaseOf', { number: 2, name: 'Clara Tresfases' }) }).click();
  await expect(page).toHaveURL(pageOf(client));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Tresfases');
  const phase = (number: number) => page.getByRole('link', { name: t('nav.phase', { number }), exact: true });
  await expect(phase(2)).toHaveAttribute('aria-current', 'page');
  await phase(1).click();
  await expect(phase(1)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: t('admin.backToUsers') }).click();
  await expect(page).toHaveURL('/admin/users?size=10');
});

test('phase 2 is opened from its own page, below the missing steps', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(pageOf(client));
  await page.getByRole('button', { name: t('clientFrame.phase.openTwo') }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(t('conscience.step.initial.name'));
  await question.getByLabel(t('clientFrame.phase.line')).fill('¡Adelante!');
  await question.getByRole('button', { name: t('clientFrame.phase.openTwoAnyway') }).click();
  await expect(page.getByText(t('clientFrame.closed'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('clientFrame.phase.backToOne') })).toBeVisible();
});

test('the address of an unknown user says so', async ({ visit: { page, t } }) => {
  await page.goto('/admin/bloquedos/nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.notFound'));
});

test('the coach opens the 20 answers of a week with what changed, and the signs behind a mark', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  for (const answer of [2, 3]) {
    const responses = Array.from({ length: 20 }, () => answer);
    await product.rest('POST', '/client/responsibility/weekly/register', { user: client.id, responses });
  }
  const none = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno']));
  const evaluation = { ...none, disciplina: { postergar: 'diario' } };
  await product.rest('POST', '/client/responsibility/evaluation/register', { user: client.id, evaluation });

  await page.goto(pageOf(client, 'weekly'));
  await page
    .getByRole('button', { name: t('wellnessAnswers.openOf', { date: '' }).trim() })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: '+1' })).toHaveCount(20);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await openTab(visit, 'evaluation');
  await page.getByRole('button', { name: t('phases.frequency.diario'), exact: true }).click();
  await expect(dialog).toContainText(method.virtues.disciplina.name[language]);
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${method.behaviours.signs.postergar?.[language]}${t('phases.frequency.diario')}`,
  ]);
  await expectAccessible(page);
});
