import { expectAccessible } from './accessible.ts';
import { openLaterPhases } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { countPresses } from './presses.ts';
import { administrator } from './product.ts';
import { fullName } from './user-form.ts';

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('filters combine, are in the address, and are removed one by one', async ({ visit, product }) => {
  const { page, t } = visit;
  const lastname = `Filtrada${process.pid}`;
  const [open, closed] = [await product.addClient({ lastname }), await product.addClient({ lastname })];
  await openLaterPhases(product, open.id);
  const names = page.locator('[data-user-link]');
  await page.goto(`/admin/users?q=${lastname}`);
  await expect(names).toHaveCount(2);
  const toggle = page.getByRole('button', { name: t('admin.filtersTitle') });
  await toggle.click();
  await page.getByRole('combobox', { name: t('listFilters.phase') }).selectOption('conscience');
  await page.getByRole('combobox', { name: t('listFilters.accountState') }).selectOption('new');
  await expect(names).toHaveText([fullName(closed)]);
  await expect(page).toHaveURL(/phase=conscience&accountState=new/);
  await expectAccessible(page);
  const chips = page.getByRole('list', { name: t('listFilters.active') });
  const value = t('nav.phase', { number: 1 });
  await chips.getByRole('button', { name: t('listFilters.remove', { filter: t('listFilters.phase'), value }) }).click();
  await expect(names).toHaveCount(2);
  await expect(toggle).toBeFocused();
  await expect(page).toHaveURL(`/admin/users?q=${lastname}&accountState=new`);
  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expect(names).toHaveCount(2);
});

test('those who need attention are one press away, and everybody one more', async ({ visit, product }) => {
  const { page, t } = visit;
  const late = await product.addClient({ lastname: `Tardía${process.pid}` });
  await openLaterPhases(product, late.id);
  product.makeOverdue([late.id]);
  await page.goto('/admin/users');
  await expect(page.locator('[data-user-link]').first()).toBeVisible();
  const presses = await countPresses(page);
  const overdue = page.getByRole('button', { name: t('admin.filters.overdue') });
  await overdue.click();
  await expect(page).toHaveURL('/admin/users?filter=overdue');
  await expect(overdue).toHaveAttribute('aria-pressed', 'true');
  const row = page.locator(`[data-user-row="${late.id}"]`);
  await expect(row).toContainText(t('admin.late'));
  expect(await presses()).toBeLessThanOrEqual(1);
  await overdue.click();
  await expect(page).toHaveURL('/admin/users');
});

test('the rows are 44 px high and nothing scrolls sideways at 1280 px', async ({ visit, product }) => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  const client = await product.addClient({ firstname: 'María Fernanda', lastname: 'Villanueva de la Concepción' });
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { group: 'Ayuntamiento de Villanueva' });
  await page.goto(`/admin/users?q=${client.username}`);
  const row = page.locator(`[data-user-row="${client.id}"]`);
  await expect(row).toBeVisible();
  // The line between two rows is 1 px.
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(45);
  const overflow = await page
    .locator('section')
    .filter({ has: page.getByRole('table') })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
