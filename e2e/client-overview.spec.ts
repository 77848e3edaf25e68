import { virtues } from '@miraco/domain/virtues';
import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { countPresses } from './presses.ts';
import { administrator } from './product.ts';

test('a session is prepared on one page: two presses from the list, what is new since the last one after the first', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product, { firstname: 'Preparada' });
  const now = Date.now();
  const tell = (procedure: string, data: object) =>
    page.request.post(`${product.url}/trpc/${procedure}`, {
      headers: { authorization: `Bearer ${product.token}` },
      data,
    });
  await tell('admin.coachingSessions.add', {
    user: client.id,
    date: now - 60_000,
    link: null,
    note: '',
    readers: 'author',
  });
  await tell('admin.coachNotes.add', { user: client.id, note: 'La última vez…', readers: 'author' });
  const exercise = { user: client.id, virtue: virtues[0], level: 'low', frequency: 'daily', description: 'Respirar' };
  await product.rest('POST', '/client/responsibility/training/register', exercise);
  await beginSession(visit, administrator);
  await page.goto(`/admin/users?q=${client.username}`);
  await expect(page.getByRole('link', { name: /Preparada/ }).first()).toBeVisible();
  const presses = await countPresses(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('clientOverview.of') && asked.push(request.url()));

  await page
    .getByRole('link', { name: `Preparada ${client.lastname}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Preparada');
  await expect(page.getByText('La última vez…')).toBeVisible();
  const news = page.getByRole('list', { name: t('clientOverview.news') });
  await expect(news).toContainText(t('clientOverview.kinds.exercises', { count: 1 }));
  expect(await presses()).toBeLessThanOrEqual(1);
  expect(asked).toHaveLength(1);
  await expectAccessible(page);

  await news.getByRole('link', { name: t('clientOverview.kinds.exercises', { count: 1 }) }).click();
  await expect(page.getByRole('tab', { selected: true })).toContainText(t('phaseTwo.tabs.training'));
  await expect(page.getByText('Respirar').first()).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(2);
});

test('a note is added on the overview, and is the last one there at once', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  await page.getByLabel(t('coachNotes.new')).fill('Quiere dormir mejor');
  await page.getByRole('button', { name: t('coachNotes.add') }).click();
  await expect(page.getByText('Quiere dormir mejor')).toBeVisible();
  await expect(page.getByLabel(t('coachNotes.new'))).toHaveValue('');
});

test('the first of a client’s data stand near the top of each page', async ({ visit, product }) => {
  const { page } = visit;
  const client = await addTrainee(product);
  await beginSession(visit, administrator);
  for (const [size, lowest] of [
    [{ width: 1280, height: 800 }, 320],
    [{ width: 390, height: 844 }, 300],
  ] as const) {
    await page.setViewportSize(size);
    for (const address of ['client', 'bloqueuno', 'bloquedos', 'bloquetres']) {
      await page.goto(`/admin/${address}/${client.id}`);
      const first = page
        .locator('main')
        .locator('dl, [aria-labelledby=phase-one-missing], [role=tabpanel][data-state=active] > h2 + *')
        .first();
      await expect(first).toBeVisible();
      const top = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      expect(top, `${address} at ${size.width}`).toBeLessThanOrEqual(lowest);
    }
  }
});
