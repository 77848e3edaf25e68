import { expectAccessible } from './accessible.ts';
import { addTrainee } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { countPresses } from './presses.ts';
import { administrator } from './product.ts';

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('a client is found from any page with two presses and a name', async ({ visit, product }) => {
  const { page, t } = visit;
  await product.addClient({ firstname: 'Zoraida', lastname: 'Buscable' });
  await page.goto('/admin/guides');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const presses = await countPresses(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('finder.label') });
  await expect(field).toBeFocused();
  await field.fill('zoraida');
  await expect(page.getByRole('option')).toHaveText([/Zoraida Buscable/]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoraida Buscable');
  await expect(page).toHaveURL(/\/admin\/client\//);
  expect(await presses()).toBeLessThanOrEqual(2);
});

test('keys lead through the clients, their pages and tabs, and into a note; typing is left alone', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const [first, second] = [
    await addTrainee(product, { firstname: 'Aurora', lastname: 'Tecleada' }),
    await addTrainee(product, { firstname: 'Berta', lastname: 'Tecleada' }),
  ];
  await page.goto('/admin/users?q=Tecleada&sort=name');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Aurora Tecleada', exact: true }).first().click();
  await expect(heading).toContainText('Aurora');
  await expect(page.getByRole('link', { name: t('clientFrame.next') })).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading).toContainText('Berta');
  await page.keyboard.press('2');
  await expect(page).toHaveURL(`/admin/bloquedos/${second.id}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.evaluate(() => {
    for (const key of ['.', 'k']) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await expect(page).toHaveURL(`/admin/bloquedos/${first.id}?tab=weekly`);
  await expect(heading).toContainText('Aurora');
  await expect(page.getByRole('tab', { selected: true })).toContainText(t('phaseTwo.tabs.weekly'));
  await page.keyboard.press('n');
  const field = page.getByLabel(t('coachNotes.new'));
  await expect(field).toBeFocused();
  await page.keyboard.type('jk12');
  await expect(field).toHaveValue('jk12');
  await expect(heading).toContainText('Aurora');
});

test('the list of shortcuts opens with its key, and switches those of one key off', async ({ visit }) => {
  const { page, t } = visit;
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: t('shortcuts.title') });
  await expect(dialog).toContainText(t('shortcuts.deeds.note'));
  await expectAccessible(page);
  await dialog.getByRole('checkbox').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: t('finder.title') })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
