import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { beginSession, openAs } from './people.ts';
import { administrator } from './product.ts';

const link = 'https://meet.example.org/room-1';

/** Within a month, on the minute. */
const soon = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
const two = (number: number) => String(number).padStart(2, '0');
const day = `${soon.getFullYear()}-${two(soon.getMonth() + 1)}-${two(soon.getDate())}`;

test('a session is arranged, changed, read by the client with its link, taken to their calendar, and deleted', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  const name = client.firstname;
  const coachPage = `/admin/user/${client.id}`;
  await beginSession(visit, administrator);
  await page.goto(coachPage);
  await page.getByRole('button', { name: t('coachingSessions.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('coachingSessions.new') });
  await dialog.getByRole('button', { name: t('coachingSessions.save') }).click();
  const dayField = dialog.getByLabel(t('coachingSessions.day'));
  await expect(dayField).toBeFocused();
  await expect(dayField).toHaveAccessibleDescription(new RegExp(t('validation.required')));
  await dayField.fill(day);
  await dialog.getByLabel(t('coachingSessions.time')).fill('18:15');
  await dialog.getByLabel(t('coachingSessions.link')).fill('http://meet.example.org');
  await dialog.getByRole('button', { name: t('coachingSessions.save') }).click();
  await expect(dialog.getByLabel(t('coachingSessions.link'))).toHaveAccessibleDescription(
    new RegExp(t('coachingSessions.badLink').replaceAll('.', '\\.')),
  );
  await dialog.getByLabel(t('coachingSessions.link')).fill('meet.example.org/room-1');
  await dialog.getByLabel(t('coachingSessions.note'), { exact: false }).first().fill('Only for the coach');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('coachingSessions.save') }).click();
  await expect(dialog).toBeHidden();
  const item = page.getByRole('listitem').filter({ hasText: link });
  await expect(item).toContainText('Only for the coach');
  await expect(item).toContainText(t('coachingSessions.reader.author'));
  await expect(page.getByRole('heading', { name: t('coachingSessions.ahead') })).toBeVisible();

  await openAs(visit, client, '/client/profile');
  const card = page.getByRole('heading', { name: t('nextSession.title') }).locator('..');
  await expect(card).toContainText(t('nextSession.with', { name: 'Miraco Administrator' }));
  await expect(card).toContainText('15');
  await expect(card).not.toContainText('Only for the coach');
  const join = card.getByRole('link', { name: t('nextSession.join') });
  await expect(join).toHaveAttribute('href', link);
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: t('nextSession.calendar') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('session_miraco.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`\r\nURL:${link}\r\n`);
  expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{4}00Z\r\n/);

  await beginSession(visit, administrator);
  await page.goto(coachPage);
  await item.getByRole('button', { name: t('coachingSessions.editOne', { date: '' }).trim() }).click();
  const editing = page.getByRole('dialog', { name: t('coachingSessions.edit') });
  await expect(editing.getByLabel(t('coachingSessions.day'))).toHaveValue(day);
  await editing.getByLabel(t('coachingSessions.readers')).selectOption('client');
  await editing.getByRole('button', { name: t('coachingSessions.save') }).click();
  await expect(item).toContainText(t('coachingSessions.reader.client', { name }));

  await openAs(visit, client, '/client/profile');
  await expect(card).toContainText('Only for the coach');

  await beginSession(visit, administrator);
  await page.goto(coachPage);
  await item.getByRole('button', { name: t('coachingSessions.remove', { date: '' }).trim() }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('coachingSessions.removeConfirm') })
    .click();
  await expect(page.getByText(t('coachingSessions.none', { name }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('coachingSessions.add') })).toBeFocused();
});

test('five sessions that are over are shown, and the others by a press', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  const headers = { authorization: `Bearer ${product.token}` };
  for (let ago = 1; ago <= 7; ago += 1) {
    const date = soon.getTime() - (30 + ago) * 24 * 60 * 60 * 1000;
    const data = { user: client.id, date, link: null, note: `Past ${ago}`, readers: 'team' };
    const answer = await page.request.post(`${product.url}/trpc/admin.coachingSessions.add`, { headers, data });
    expect(answer.ok()).toBe(true);
  }
  await beginSession(visit, administrator);
  await page.goto(`/admin/user/${client.id}`);
  const notes = page.getByText(/^Past \d$/);
  await expect(notes).toHaveText([1, 2, 3, 4, 5].map((ago) => `Past ${ago}`));
  const more = page.getByRole('button', { name: t('coachingSessions.more') });
  await more.press('Enter');
  await expect(notes).toHaveText([1, 2, 3, 4, 5, 6, 7].map((ago) => `Past ${ago}`));
  await expect(more).toBeHidden();
  // The pressed button is gone: the keyboard goes on where the added ones begin.
  await expect(page.getByRole('listitem').filter({ hasText: 'Past 6' })).toBeFocused();
});
