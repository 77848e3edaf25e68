import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator, type Client } from './product.ts';
import { expectToast, fullName, rowOf } from './user-form.ts';

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

let words = 0;
/** A unique last name, so that a search finds only these clients. */
const ownWord = () => `Zurbarán${process.pid}q${++words}`;

test('a user is deleted once their username is typed, under a question that names them and the data that is removed with them', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await product.rest('POST', '/client/conscience/harmful/register', {
    user: client.id,
    habit: 'Comer deprisa',
    feelings: [{ emotion: 'ninguna' }],
    action: 'Comer despacio',
    frequency: 'diario',
    quantity: '3',
    impact: 'Malestar',
  });
  await page.goto(`/admin/user/${client.id}`);
  const remove = page.getByRole('button', { name: t('user.remove') });
  const question = page.getByRole('dialog', { name: t('user.removeTitle', { name: fullName(client) }) });
  await remove.click();
  await expect(question.getByRole('button', { name: t('common.cancel') })).toBeFocused();
  await expect(question).toContainText(t('admin.belongings.habits', { count: 1 }));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  const { username } = client;
  const typed = question.getByRole('textbox', { name: t('user.typeUsername', { username }) });
  for (const other of ['', `${username}x`]) {
    await typed.fill(other);
    await question.getByRole('button', { name: t('user.removeConfirm') }).click();
    await expect(typed).toHaveAccessibleDescription(t('user.typeUsernameDiffers', { username }));
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue(other);
  }
  await typed.fill(` ${username.toUpperCase()} `);
  await question.getByRole('button', { name: t('user.removeConfirm') }).click();
  await expectToast(visit, t('user.deleted'));
  await expect(page).toHaveURL('/admin/users');
  await expect(rowOf(visit, client)).toHaveCount(0);
  await page.goto(`/admin/user/${client.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('user.notFound'));
});

test('administrators cannot delete their own account', async ({ visit: { page, t } }) => {
  await page.goto(`/admin/users?list=team&q=${administrator.username}`);
  const own = page.getByRole('row').filter({ hasText: t('admin.administrator') });
  await own.getByRole('button', { name: t('admin.moreFor', { name: '' }) }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await own.getByRole('link', { name: t('admin.settingsOf', { name: '' }) }).click();
  await expect(page.getByText(t('user.ownAccount'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('user.remove') })).toHaveCount(0);
});

test('somebody who joins the team gets a link for another password, and is locked and let in again', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/user/${client.id}`);
  await expect(page.getByText(t('user.appointEnds'))).toHaveCount(0);
  await page.getByRole('combobox', { name: t('user.access') }).selectOption('coach');
  await expect(page.getByText(t('user.appointEnds'))).toBeVisible();
  await expect(page.getByLabel(t('user.current'))).toHaveAccessibleDescription(t('user.appointHint'));
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  const handed = page.getByRole('dialog', { name: t('invitations.linkTitle', { name: fullName(client) }) });
  const link = handed.getByRole('textbox');
  await expect(link).toHaveValue(/\/resetpassword\//);
  const first = await link.inputValue();
  await expect(handed).toContainText(client.email);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: t('user.lockConfirm') }).click();
  const question = page.getByRole('dialog', { name: t('user.lockTitle', { name: fullName(client) }) });
  await expectAccessible(page);
  await question.getByRole('button', { name: t('user.lockConfirm') }).click();
  await expectToast(visit, t('user.locked'));
  await page.reload();
  const active = page.getByRole('checkbox', { name: t('user.active') });
  await expect(active).not.toBeChecked();
  await active.check();
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expect(link).toHaveValue(/\/resetpassword\//);
  expect(await link.inputValue()).not.toBe(first);
});

test('the page and its size are in the address, which can be shared', async ({ visit, product }) => {
  const { page, t } = visit;
  for (let added = 0; added < 11; added += 1) await product.addClient();
  const names = page.locator('[data-user-link]');
  await page.goto('/admin/users');
  await page.getByRole('combobox', { name: t('admin.pageSize') }).selectOption('10');
  await expect(page).toHaveURL('/admin/users?size=10');
  await expect(names).toHaveCount(10);
  const first = await names.allTextContents();
  await page.getByRole('button', { name: t('admin.nextPage') }).click();
  await expect(page).toHaveURL(/\?size=10&page=/);
  await expect(names.first()).not.toHaveText(first[0] ?? '');
  await expect(page.getByRole('status').filter({ hasText: /^11–/ })).toBeVisible();
  const second = await names.allTextContents();
  await page.reload();
  await expect(names).toHaveText(second);
  await page.goBack();
  await expect(names).toHaveText(first);
  await page.goForward();
  await page.getByRole('button', { name: t('admin.previousPage') }).click();
  await expect(names).toHaveText(first);
  await page.getByRole('button', { name: t('admin.lastPage') }).click();
  await expect(page.getByRole('button', { name: t('admin.nextPage') })).toBeDisabled();
  await expect(names.first()).not.toHaveText(first[0] ?? '');
  await page.getByRole('button', { name: t('admin.firstPage') }).click();
  await expect(page).toHaveURL('/admin/users?size=10');
});

test.describe('an address that was cut off', () => {
  test.use({ refusals: true });

  test('leads to the start of the list, and unknown words in it count as not said', async ({
    visit: { page, t },
    product,
  }) => {
    await product.addClient();
    await page.goto('/admin/users?size=10&page=junk');
    await expect(page.getByText(t('admin.badPage'))).toBeVisible();
    await page.getByRole('button', { name: t('admin.toStart') }).click();
    await expect(page).toHaveURL('/admin/users?size=10');
    await page.goto(`/admin/users?sort=password&dir=up&size=7&filter=all&q=${'x'.repeat(1000)}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: t('admin.order') })).toHaveValue('created-desc');
  });
});

test('a search finds any part, ignoring accents and signs, and keeps the focus', async ({ visit, product }) => {
  const { page, t } = visit;
  const word = ownWord();
  const client = await product.addClient({ firstname: 'José', lastname: word });
  await page.goto('/admin/dashboard');
  await page.goto('/admin/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: t('admin.search') });
  await expect(search).toBeFocused();
  await page.keyboard.type(`jose ${word.slice(2).toLowerCase().replace('á', 'a')}`);
  await expect(page.locator('[data-user-link]')).toHaveText([fullName(client)]);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\?q=jose/);
  await expectAccessible(page);
  for (const odd of ['%', '"', "' or 1=1 --", '🌱🌱🌱']) {
    await search.fill(odd);
    await expect(page.getByText(t('admin.nobodyFound'))).toBeVisible();
    await search.fill(word);
    await expect(page.locator('[data-user-link]')).toHaveText([fullName(client)]);
  }
  await search.fill('x'.repeat(1000));
  await expect(search).toHaveAccessibleDescription(t('admin.searchTooLong'));
  await expect(page.locator('[data-user-link]')).toHaveText([fullName(client)]);
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL('/admin/users');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('columns are sorted by their heads, and the order is in the address', async ({ visit, product }) => {
  const { page, t } = visit;
  const word = ownWord();
  const [beta, alpha] = [
    await product.addClient({ firstname: 'Beta', lastname: word }),
    await product.addClient({ firstname: 'Alpha', lastname: word }),
  ];
  const names = page.locator('[data-user-link]');
  await page.goto(`/admin/users?q=${word}`);
  await expect(names).toHaveText([fullName(alpha), fullName(beta)]);
  const head = page.getByRole('columnheader', { name: t('admin.fullName') });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=name/);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText([fullName(beta), fullName(alpha)]);
  await page.getByRole('combobox', { name: t('admin.order') }).selectOption({ label: t('admin.orders.created.asc') });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await expect(names).toHaveText([fullName(beta), fullName(alpha)]);
});

test('the keyboard alone: down into the list, along it, and into a user', async ({ visit, product }) => {
  const { page } = visit;
  const word = ownWord();
  const older = await product.addClient({ firstname: 'Older', lastname: word });
  const newer = await product.addClient({ firstname: 'Newer', lastname: word });
  const link = (client: Client) => page.getByRole('link', { name: fullName(client), exact: true });
  await page.goto(`/admin/users?q=${word}`);
  await expect(link(newer)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expect(link(newer)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(older)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(older)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(newer)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/client/${older.id}`);
});

test('phase 2 is opened from the list, after the missing steps are shown', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/users?q=${client.username}`);
  const row = rowOf(visit, client).first();
  const more = row.getByRole('button', { name: t('admin.moreFor', { name: fullName(client) }) });
  await more.click();
  await page.getByRole('menuitem', { name: t('clientFrame.phase.openTwo') }).click();
  const question = page.getByRole('dialog', { name: t('clientFrame.phase.openTwoTitle', { name: fullName(client) }) });
  await expect(question).toContainText(t('clientFrame.missing.title'));
  await question.getByRole('button', { name: t('clientFrame.phase.openTwoAnyway') }).click();
  await expectToast(visit, t('clientFrame.phase.openedTwo'));
  await expect(row).toContainText(t('nav.phase', { number: 2 }));
  await expect(more).toBeFocused();
});

test('the list that was searched is saved as CSV without a formula, and is read again where clients come in', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const word = ownWord();
  const client = await product.addClient({ firstname: '=1+1', lastname: `${word};=2+2` });
  await page.goto(`/admin/users?q=${word}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('admin.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('miraco-users.csv');
  const text = await readFile(await file.path(), 'utf8');
  const [heads, line, ...others] = text.trim().split('\r\n');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(heads).toContain(t('user.firstname'));
  // What the list shows beside it comes after the columns that were there before.
  expect(heads?.split(',').slice(-5)).toEqual([
    t('listExport.latest'),
    t('listExport.latestDate'),
    t('listExport.weekly'),
    t('listExport.openExercises'),
    t('listExport.state'),
  ]);
  expect(line?.split(',').slice(-5)).toEqual(['', '', '', '0', t('accountState.new')]);
  expect(line).toContain(`'=1+1,${word};'=2+2,${client.username},${client.email}`);
  expect(others).toEqual([]);
  await page.goto('/admin/users/import');
  await page.locator('input[type=file]').setInputFiles(await file.path());
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(`${word};=2+2`);
  await expect(row).toContainText(t('user.usernameTaken'));
});
