import { addDays } from '@miraco/domain/completions';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, openAs } from './people.ts';
import { administrator, type Client, type Product } from './product.ts';

const training = '/client/test/responsibility/training';
const home = '/client/profile';
const name = 'Listen for ten minutes';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
const today = () => dayOf(new Date());

/** A client with one exercise. */
async function addPractising(product: Product, changes: object = {}): Promise<Client> {
  const client = await addTrainee(product);
  const exercise = { virtue: 'aceptacion', description: name, level: 'low', frequency: 'daily', ...changes };
  const token = await product.signIn(client);
  await product.rest('POST', '/client/responsibility/training/register', { user: client.id, ...exercise }, token);
  return client;
}

const done = ({ page, t }: Visit) => page.getByRole('button', { name: `${t('practice.today')}: ${name}` });
const undo = ({ page, t }: Visit) => page.getByRole('button', { name: t('practice.undoOne', { name }) });
const isDone = async (visit: Visit, pressed = true) =>
  expect(done(visit)).toHaveAttribute('aria-pressed', String(pressed));

/** The days that the server has. */
async function stored(product: Product, client: Client, page: Page) {
  const answer = await page.request.post(`${product.url}/trpc/responsibility.completions.getByUser`, {
    headers: { authorization: `Bearer ${product.token}`, 'x-http-method-override': 'GET' },
    data: { user: client.id },
  });
  const { result } = await answer.json();
  return (result.data.recent as { day: string; effort: number | null; note: string }[]).map(
    ({ day, effort, note }) => [day, effort, note] as const,
  );
}

test('an exercise is done today with one press, says how it was, and is taken back with another', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addPractising(product);
  await openAs(visit, client, training);
  const known = () => stored(product, client, page);
  await done(visit).dblclick();
  await isDone(visit);
  await expect(done(visit)).toBeFocused();
  await expect.poll(known).toEqual([[today(), null, '']]);
  await expect(page.getByText(t('practice.lately.daily', { done: 1, count: 14 }))).toBeVisible();
  await page.getByRole('radio', { name: '7' }).click();
  await page.getByLabel(t('practice.note')).fill('With some fear');
  await expect.poll(known).toEqual([[today(), 7, 'With some fear']]);
  await expect(page.getByText(t('practice.saved'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await isDone(visit);
  await expect(page.getByText('With some fear')).toBeVisible();
  await undo(visit).click();
  await isDone(visit, false);
  await expect(done(visit)).toBeFocused();
  await expect.poll(known).toEqual([]);
  await expect(page.getByText(t('practice.lately.daily', { done: 1, count: 14 }))).toBeHidden();
});

test('by keyboard alone it is done, rated, described and taken back', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addPractising(product);
  await openAs(visit, client, training);
  await done(visit).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await isDone(visit);
  await page.getByRole('radio', { name: '0', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('practice.note'))).toBeFocused();
  await page.keyboard.type('Briefly');
  await expect.poll(() => stored(product, client, page)).toEqual([[today(), 2, 'Briefly']]);
  await undo(visit).focus();
  await page.keyboard.press('Enter');
  await isDone(visit, false);
});

test('yesterday can be entered, and no day that is too long past or still to come', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addPractising(product, { times: 6 });
  await openAs(visit, client, training);
  await page.getByRole('button', { name: t('practice.otherDayOne', { name }) }).click();
  const field = page.getByLabel(t('practice.whichDay'));
  const then = page.getByRole('button', { name: `${t('practice.thatDay')}: ${name}` });
  await then.click();
  const yesterday = addDays(today(), -1);
  await expect.poll(() => stored(product, client, page)).toEqual([[yesterday, null, '']]);
  await isDone(visit, false);
  await expectAccessible(page);
  for (const day of [today(), addDays(today(), -15)]) {
    await field.fill(day);
    await expect(then).toBeHidden();
  }
});

test.describe('without a network', () => {
  test.use({ refusals: true });

  test('a press is kept with what is said, and sent once the network is back', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await addPractising(product);
    await openAs(visit, client, training);
    await isDone(visit, false);
    await page.context().setOffline(true);
    await done(visit).click();
    await isDone(visit);
    await expect(page.getByText(t('practice.kept'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(t('practice.kept'))).toBeHidden();
    await isDone(visit);
    expect(await stored(product, client, page)).toEqual([[today(), null, '']]);
  });

  test('a day of an exercise that is gone meanwhile is not kept, and says so', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await addPractising(product);
    await openAs(visit, client, training);
    await isDone(visit, false);
    const token = await product.signIn(client);
    const call = (procedure: string, data: object) =>
      page.request.post(`${product.url}/trpc/${procedure}`, { headers: { authorization: `Bearer ${token}` }, data });
    const list = await call('responsibility.training.register', {
      user: client.id,
      ...{ virtue: 'aceptacion', description: name, level: 'low', frequency: 'daily' },
    });
    const { id } = (await list.json()).result.data;
    await call('responsibility.training.remove', { user: client.id, id });
    await done(visit).click();
    await expect(page.getByText(t('practice.refused')).first()).toBeVisible();
    await expect(done(visit)).toBeHidden();
  });

  test('what the server never saw outlives a reload, and other pages', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await addPractising(product);
    await openAs(visit, client, training);
    const lost = '**/trpc/responsibility.completions.register**';
    await page.route(lost, (route) => route.abort('connectionfailed'));
    page.on('dialog', (dialog) => dialog.accept());
    await done(visit).click();
    await page.getByLabel(t('practice.note')).fill('On the train');
    await expect(page.getByText(t('practice.kept'))).toBeVisible();
    await page.reload();
    await isDone(visit);
    await expect(page.getByText(t('practice.kept'))).toBeVisible();
    await expect(page.getByText('On the train')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(lost);
    await page.goto(home);
    await expect.poll(() => stored(product, client, page)).toEqual([[today(), null, 'On the train']]);
  });
});

test('two tabs make one day of it', async ({ visit, product, context }) => {
  const { page } = visit;
  const client = await addPractising(product);
  await openAs(visit, client, training);
  const other = { ...visit, page: await context.newPage() };
  await openAs(other, client, training);
  await isDone(other, false);
  await Promise.all([done(visit).click(), done(other).click()]);
  await Promise.all([isDone(visit), isDone(other)]);
  await expect.poll(() => stored(product, client, page)).toHaveLength(1);
  expect(await stored(product, client, page)).toEqual([[today(), null, '']]);
});

test('home shows what asks to be done today, with the button right there, and asks for it no more afterwards', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addPractising(product);
  await openAs(visit, client, home);
  await expect(page.getByRole('heading', { name: t('today.exercises', { count: 1 }) })).toBeVisible();
  const due = page.getByRole('link', { name: t('due.name.exercises'), exact: true });
  await expect(due).toBeVisible();
  await done(visit).click();
  await expect(page.getByRole('heading', { name: t('today.allDone') })).toBeVisible();
  await expect(due).toBeHidden();
  await expectAccessible(page);
  await undo(visit).click();
  await expect(page.getByRole('heading', { name: t('today.exercises', { count: 1 }) })).toBeVisible();
  await expect(due).toBeVisible();
  await done(visit).click();
  await expect(due).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('today.allDone') })).toBeVisible();
  await expect(done(visit)).toBeHidden();
});

/** What nobody should read after days without practice. */
const reproach = /\b(streak|missed|broke|failed|fell behind|lost|racha|fallad|perdid|roto|retras|atras)/i;

test('three weeks: missed days are hollow dots and nothing else, and who comes back is welcome', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addPractising(product);
  const before = (days: number) => addDays(today(), -days);
  product.addCompletions(client.id, [before(20), before(19), before(16)]);
  await beginSession(visit, client);
  const noon = new Date();
  noon.setHours(12, 0, 0, 0);
  const goTo = async (daysAgo: number, address = training) => {
    await page.clock.setFixedTime(new Date(noon).setDate(noon.getDate() - daysAgo));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const says = (count: number) =>
    expect(page.getByText(t('practice.lately.daily', { done: count, count: 14 }))).toBeVisible();
  const noReproach = async () => expect(await page.getByRole('main').innerText()).not.toMatch(reproach);

  await goTo(13);
  await says(3);
  await done(visit).click();
  await says(4);
  await expect(page.getByText(t('practice.back'))).toBeHidden();
  await expect.poll(() => stored(product, client, page)).toHaveLength(4);
  await goTo(12, home);
  await done(visit).click();
  await expect.poll(() => stored(product, client, page)).toHaveLength(5);

  // Nine days without it.
  await goTo(3, home);
  await expect(done(visit)).toBeVisible();
  await noReproach();
  await goTo(3);
  await says(3);
  await noReproach();
  await expectAccessible(page);
  await done(visit).click();
  await expect(page.getByText(t('practice.back'))).toBeVisible();
  await expect.poll(() => stored(product, client, page)).toHaveLength(6);
  await noReproach();

  await goTo(0);
  await done(visit).click();
  await says(4);
  await expect(page.getByText(t('practice.back'))).toBeHidden();
  await expect.poll(() => stored(product, client, page)).toHaveLength(7);
});

test('the coach sees how often, how hard and what was said, and both see what went with what', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addPractising(product);
  const monday = [21, 14, 8, 7, 1].map((days) => addDays(today(), -days));
  product.addCompletions(client.id, monday);
  await openAs(visit, client, training);
  await done(visit).click();
  await page.getByRole('radio', { name: '6', exact: true }).click();
  await page.getByLabel(t('practice.note')).fill('It goes well');
  await expect.poll(() => stored(product, client, page)).toContainEqual([today(), 6, 'It goes well']);
  await page.goto('/client/progress');
  const section = page.getByRole('region', { name: t('alongside.title') });
  await expect(section).toBeVisible();
  await section.getByRole('button', { name: t('chart.asTable') }).click();
  await expect(section.getByRole('columnheader', { name: t('alongside.bars') })).toBeVisible();
  await section.getByRole('button', { name: t('chart.asChart') }).click();
  await expect(section.getByRole('img', { name: name })).toBeVisible();
  await expectAccessible(page);

  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  await expect(page.getByText(t('alongside.inWeeks', { count: 6, weeks: 4 }))).toBeVisible();
  await expect(page.getByText('It goes well')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/bloquedos/${client.id}?tab=training`);
  await expect(page.getByRole('region', { name: t('alongside.title') })).toBeVisible();
  await expect(page.getByText('It goes well').first()).toBeVisible();
  await expectAccessible(page);
});
