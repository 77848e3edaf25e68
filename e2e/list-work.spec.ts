import { expectAccessible } from './accessible.ts';
import { openLaterPhases } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession } from './people.ts';
import { countPresses } from './presses.ts';
import { administrator, type Client, type Product } from './product.ts';
import { expectToast, fullName, rowOf } from './user-form.ts';

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

let words = 0;
/** A unique last name, so that a search finds only these clients. */
const ownWord = () => `Trabajo${process.pid}q${++words}`;

const pageOf = ({ page, t }: Visit) => page.getByRole('checkbox', { name: t('selection.all') });

/** Clients of one last name, the first one added last in the list. */
function addClients(product: Product, lastname: string, count: number): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: count }, (_, number) => product.addClient({ firstname: `Persona${number}`, lastname })),
  );
}

test('those whose weekly test is late are reminded with three presses from the desk', async ({ visit, product }) => {
  const { page, t } = visit;
  const clients = await addClients(product, ownWord(), 7);
  for (const { id } of clients) await openLaterPhases(product, id);
  product.makeOverdue(clients.map(({ id }) => id));
  await page.goto('/admin/dashboard');
  const late = page.getByRole('region', { name: t('desk.reasons.overdue', { count: clients.length }) });
  await expect(late).toBeVisible();
  const presses = await countPresses(page);
  await late.getByRole('link', { name: t('desk.more', { count: clients.length - 5 }) }).click();
  await pageOf(visit).click();
  await page.getByRole('button', { name: t('deeds.remind'), exact: true }).click();
  await expectToast(visit, t('reminders.sent', { count: clients.length }));
  expect(await presses()).toBeLessThanOrEqual(3);

  // Nobody twice in a week, and that is said.
  await expect(pageOf(visit)).toBeFocused();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('deeds.remind'), exact: true }).click();
  await expectToast(visit, t('reminders.none'));
  await expectToast(visit, t('reminders.left.recent', { count: clients.length }));
});

test('a client is handed to a colleague with three presses, and back with one more', async ({ visit, product }) => {
  const { page, t } = visit;
  const lastname = ownWord();
  const [client] = await addClients(product, lastname, 1);
  const colleague = await product.addClient({ firstname: 'Colega', lastname });
  await product.rest('PUT', `/admin/user/edit/${colleague.id}`, {
    access: 'coach',
    current: administrator.password,
  });
  if (!client) throw new Error('no client');
  const coachOf = async () => Object(await product.rest('GET', `/admin/user/get/${client.id}`)).user.coach;
  await page.goto(`/admin/users?q=${lastname}`);
  const chosen = rowOf(visit, client).getByRole('checkbox', { name: t('selection.one', { name: fullName(client) }) });
  await expect(chosen).toBeVisible();
  const presses = await countPresses(page);
  await chosen.click();
  await page.getByRole('button', { name: t('deeds.coach') }).click();
  await page.getByRole('menuitem', { name: fullName(colleague) }).click();
  await expectToast(visit, t('deeds.coached', { count: 1, name: fullName(client), coach: fullName(colleague) }));
  expect(await presses()).toBeLessThanOrEqual(3);
  expect(await coachOf()).toBe(colleague.id);
  await page.getByRole('button', { name: t('deeds.undo') }).click();
  await expectToast(visit, t('deeds.undone'));
  expect(await coachOf()).toBeNull();
});

test('a selection is put away, comes back with undo, and is brought back from the archive', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const lastname = ownWord();
  const count = 2;
  await addClients(product, lastname, count);
  const rows = page.getByRole('rowheader');
  const archive = async () => {
    await pageOf(visit).click();
    await page.getByRole('button', { name: t('deeds.archive') }).click();
    await expectToast(visit, t('deeds.archived', { count }));
    await expect(rows).toHaveCount(0);
  };
  await page.goto(`/admin/users?q=${lastname}`);
  await expect(rows).toHaveCount(count);
  await archive();
  await page.getByRole('button', { name: t('deeds.undo') }).click();
  await expect(rows).toHaveCount(count);
  await archive();
  await page.goto(`/admin/users?list=archived&q=${lastname}`);
  await expect(rows).toHaveCount(count);
  await pageOf(visit).click();
  await expect(page.getByRole('button', { name: t('deeds.remind'), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t('deeds.bringBack') }).click();
  await expectToast(visit, t('deeds.back', { count }));
  await page.goto(`/admin/users?q=${lastname}`);
  await expect(rows).toHaveCount(count);
});

test('the checkbox of the page says whether some or all are selected, and keys work while one has the focus', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const lastname = ownWord();
  const [client] = await addClients(product, lastname, 2);
  if (!client) throw new Error('no client');
  await page.goto(`/admin/users?q=${lastname}`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const ofPage = page.getByRole('checkbox').first();
  const ofRow = rowOf(visit, client).getByRole('checkbox');
  await ofRow.click();
  await expect(ofPage).toBeChecked({ indeterminate: true });
  await ofPage.click();
  await expect(ofPage).toBeChecked();
  await expect(ofRow).toBeChecked();
  await ofRow.click();
  await expect(ofPage).toBeChecked({ indeterminate: true });
  await expect(ofRow).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: t('admin.search') })).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(lastname);
});

test('phase 2 is opened for a selection after a question that says who has not finished', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const lastname = ownWord();
  const [open, ...closed] = await addClients(product, lastname, 3);
  if (!open) throw new Error('no client');
  await openLaterPhases(product, open.id);
  await page.goto(`/admin/users?q=${lastname}`);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await pageOf(visit).click();
  await page.getByRole('button', { name: t('deeds.openTwo') }).click();
  const question = page.getByRole('dialog', { name: t('deeds.openTwoTitle', { count: closed.length }) });
  await expect(question).toContainText(t('deeds.unfinished', { count: closed.length }));
  await expectAccessible(page);
  await question.getByRole('button', { name: t('deeds.openTwo') }).click();
  await expectToast(visit, t('deeds.opened', { count: closed.length }));
  await expectToast(visit, t('deeds.alreadyOpen', { count: 1 }));
  for (const client of closed) await expect(rowOf(visit, client)).toContainText(t('nav.phase', { number: 2 }));
});

test('several clients get a group at once', async ({ visit, product }) => {
  const { page, t } = visit;
  const lastname = ownWord();
  const count = 2;
  await addClients(product, lastname, count);
  await page.goto(`/admin/users?q=${lastname}`);
  await pageOf(visit).click();
  await page.getByRole('button', { name: t('deeds.group') }).click();
  const dialog = page.getByRole('dialog', { name: t('deeds.groupTitle', { count }) });
  await dialog.getByRole('combobox').fill('Martes por la tarde');
  await page.keyboard.press('Enter');
  await expectToast(visit, t('deeds.grouped', { count, group: 'Martes por la tarde' }));
});
