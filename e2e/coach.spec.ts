import { expectAccessible } from './accessible.ts';
import { openNotes } from './client-page.ts';
import { expect, test } from './journey.ts';
import { beginSession } from './people.ts';
import { administrator, type Client } from './product.ts';

const beside = 1280;

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('from a client one goes on to the next of the list that one came from, on the same tab', async ({
  visit: { page, t },
  product,
}) => {
  const surname = 'Hilera';
  for (const number of [1, 2, 3]) {
    await product.addClient({ firstname: `Vecina${number}`, lastname: surname });
  }
  await page.goto('/admin/users?q=Hilera&sort=name');
  await page.getByRole('link', { name: t('clientFrame.phaseOf', { number: 2, name: `Vecina2 ${surname}` }) }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Vecina2');
  await page.getByRole('tab', { name: t('phaseTwo.tabs.training') }).click();
  await expect(page).toHaveURL(/tab=training/);
  await expectAccessible(page);
  await page.getByRole('link', { name: t('clientFrame.next') }).click();
  await expect(heading).toContainText('Vecina3');
  await expect(page).toHaveURL(/bloquedos\/.*tab=training/);
  await expect(page.getByRole('button', { name: t('clientFrame.next') })).toBeDisabled();
  await page.getByRole('link', { name: t('clientFrame.previous') }).click();
  await page.getByRole('link', { name: t('clientFrame.previous') }).click();
  await expect(heading).toContainText('Vecina1');
  await expect(page.getByRole('button', { name: t('clientFrame.previous') })).toBeDisabled();
  await page.getByRole('link', { name: t('clientPages.overview') }).click();
  await expect(page.getByText(t('clientFrame.neverHere')).last()).toBeVisible();
  await page.getByRole('link', { name: t('admin.backToUsers') }).click();
  await expect(page).toHaveURL(/q=Hilera/);
});

test('the page of phase 2 still comes in one request, with its neighbours', async ({ visit: { page }, product }) => {
  const client = await product.addClient();
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    // The visit is told about once the page is there.
    if (address.includes('clientOverview.seen')) return;
    if (address.includes('/trpc/admin') || address.includes('users.')) asked.push(address);
  });
  await page.goto(`/admin/bloquedos/${client.id}`);
  await expect(page.getByRole('tablist')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('admin.users.neighbours');
  expect(asked[0]).toContain('manifest.get');
});

test('no requested URL contains the search text', async ({ visit: { page, t }, product }) => {
  const client = await product.addClient({ lastname: 'Buscada' });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/trpc/') && asked.push(request.url()));
  await page.goto(`/admin/users?q=${client.lastname}`);
  await expect(page.getByRole('row').filter({ hasText: client.username })).toBeVisible();
  await page.getByRole('link', { name: t('admin.settingsOf', { name: `Ana ${client.lastname}` }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.lastname);
  expect(asked.some((address) => address.includes('admin.users.get'))).toBe(true);
  for (const address of asked) expect(new URL(address).search).toMatch(/^(\?batch=1)?$/);
});

test('a note is kept while it is written, added, found, changed and deleted', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await page.goto(`/admin/bloqueuno/${client.id}`);
  await openNotes(visit, client);
  const field = page.getByLabel(t('coachNotes.new'));
  await page.getByRole('button', { name: t('coachNotes.add') }).click();
  await expect(page.getByText(t('validation.required'))).toBeVisible();
  await field.fill('Habló de su padre');
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await openNotes(visit, client);
  await expect(field).toHaveValue('Habló de su padre');
  await page.getByRole('button', { name: t('coachNotes.add') }).click();
  const notes = page.getByRole('listitem').filter({ hasText: administratorName });
  await expect(notes).toHaveCount(1);
  await expect(field).toHaveValue('');
  await field.fill('Quedamos el lunes');
  await page.getByRole('button', { name: t('coachNotes.add') }).click();
  await expect(notes).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel(t('coachNotes.search')).fill('PADRE hablo');
  await expect(notes).toHaveCount(1);
  await expect(page.getByText(t('coachNotes.found', { count: 1 }))).toBeVisible();
  await notes.getByRole('button', { name: t('coachNotes.edit', { date: '' }).trim() }).click();
  const changing = page.getByRole('textbox', { name: t('coachNotes.editing', { date: '' }).trim() });
  await changing.fill('Habló de su padre y de su madre');
  await page.getByRole('button', { name: t('coachNotes.save'), exact: true }).click();
  await expect(notes).toContainText('y de su madre');
  await notes.getByRole('button', { name: t('coachNotes.earlier', { count: 1 }) }).click();
  await expect(notes.getByRole('list')).toContainText('Habló de su padre');
  await notes.getByRole('button', { name: t('coachNotes.remove', { date: '' }).trim() }).click();
  const question = page.getByRole('dialog').last();
  await expect(question).toContainText(t('coachNotes.removeTitle', { beginning: 'Habló de su padre y de su madre' }));
  await question.getByRole('button', { name: t('coachNotes.removeConfirm') }).click();
  await expect(page.getByText(t('coachNotes.nothingFound'))).toBeVisible();
});

test('with room for both, the notes stay beside the results from one client to another', async ({
  visit: { page, t },
  product,
}) => {
  const client = await product.addClient();
  await page.setViewportSize({ width: beside, height: 800 });
  await page.goto(`/admin/bloquedos/${client.id}`);
  await page.getByRole('button', { name: t('coachNotes.title'), exact: true }).click();
  const notes = page.getByRole('complementary', { name: titleOf(t, client) });
  await expect(notes).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('nav.phase', { number: 3 }), exact: true }).click();
  await expect(page).toHaveURL(/bloquetres/);
  await expect(page.getByRole('tab', { name: t('phaseThree.tabs.personal') })).toBeVisible();
  await expect(notes).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notes).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await notes.getByRole('button', { name: t('common.close') }).click();
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('coachNotes.title'), exact: true })).toBeFocused();
});

test('the user page lists the changes with their actors, and the missing steps before phase 2', async ({
  visit: { page, t },
  product,
}) => {
  const client = await product.addClient();
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { phone: '600 111 222' });
  await page.goto(`/admin/user/${client.id}`);
  const phone = t('activity.kinds.edited', { fields: t('user.phone') });
  await expect(page.getByRole('listitem').filter({ hasText: phone })).toContainText(
    t('changes.by', { name: administratorName }),
  );
  await expect(page.getByText(t('activity.kinds.registered'))).toBeVisible();
  await page.getByRole('radio', { name: t('user.phase2') }).check();
  const warning = page.getByRole('status').filter({ hasText: t('user.phaseWarningText') });
  for (const step of ['initial', 'weak', 'prospect', 'mediumhard'] as const) {
    await expect(warning).toContainText(t(`conscience.step.${step}.name`));
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expect(page.getByText(t('activity.kinds.phaseOpened'))).toBeVisible();
});

test('the desk names who is in crisis, leads to all of them, and leaves out who is done for today', async ({
  visit: { page, t },
  product,
}) => {
  const client = await product.addClient({ firstname: 'Crisanta', lastname: 'Enapuros' });
  await product.rest('POST', '/client/initial/register', { user: client.id, responses: Array(20).fill(1) });
  await page.goto('/admin/dashboard');
  const desk = page.getByRole('region', { name: t('desk.title') });
  const inCrisis = desk.getByRole('region', { name: /\b(en|in) crisis\b/ });
  const line = inCrisis.getByRole('listitem').filter({ hasText: 'Crisanta Enapuros' });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  const done = line.getByRole('button', { name: t('desk.done', { name: 'Crisanta Enapuros' }) });
  await done.click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: t('desk.undo') }).click();
  await expect(line).toBeVisible();
  await line.getByRole('link', { name: 'Crisanta Enapuros', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crisanta Enapuros');
});

test('a line about care leads to the entry, and is pressed away and back', async ({ visit: { page, t }, product }) => {
  const client = await product.addClient({ firstname: 'Amparo', lastname: 'Cuidada' });
  const signs = { feelings: [{ emotion: 'tristeza' }], conducts: [{ behavior: 'ninguno' }] };
  const entry = { user: client.id, me: true, who: 'yo', prospect: 'No pedir nunca ayuda', ...signs };
  await product.rest('POST', '/client/conscience/prospect/register', entry);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('admin.care') && asked.push(request.url()));
  await page.goto('/admin/dashboard');
  const lines = page.getByRole('region', { name: t('care.title') }).getByRole('listitem');
  const line = lines.filter({ hasText: 'Amparo Cuidada' });
  await expect(line).toContainText(t('care.prospect'));
  await expectAccessible(page);
  // In the one request of the dashboard.
  expect(asked).toEqual([expect.stringContaining('admin.desk.of')]);

  await line.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/bloqueuno/${client.id}?tab=prospect`);
  await expect(page.getByText('No pedir nunca ayuda').first()).toBeVisible();
  await page.goBack();

  const seen = page.getByRole('button', { name: t('care.see', { name: 'Amparo Cuidada' }) });
  await seen.click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: t('care.undo') }).click();
  await expect(line).toBeVisible();
  await seen.click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
});

/** The administrator of the first start. */
const administratorName = 'Miraco Administrator';

function titleOf(t: (key: 'coachNotes.titleOf', blanks: { name: string }) => string, client: Client): string {
  return t('coachNotes.titleOf', { name: `${client.firstname} ${client.lastname}` });
}

test('a note of another administrator can be read, and neither changed nor deleted', async ({ visit, product }) => {
  const { page, t } = visit;
  const [client, other] = [await product.addClient(), await product.addClient({ lastname: 'Ajena' })];
  await product.rest('PUT', `/admin/user/edit/${other.id}`, {
    access: 'administrator',
    password: other.password,
    current: administrator.password,
  });
  await page.goto(`/admin/bloqueuno/${client.id}`);
  await openNotes(visit, client);
  await page.getByLabel(t('coachNotes.new')).fill('Solo mía');
  await page.getByLabel(t('coachNotes.readers')).selectOption('team');
  await page.getByRole('button', { name: t('coachNotes.add') }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'Solo mía' });
  await expect(note.getByRole('button')).toHaveCount(2);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/auth');
  await page.getByLabel(t('auth.username'), { exact: true }).fill(other.username);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(other.password);
  await page.getByRole('button', { name: t('auth.signIn') }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto(`/admin/bloqueuno/${client.id}`);
  await openNotes(visit, client);
  await expect(note).toBeVisible();
  await expect(note.getByRole('button')).toHaveCount(0);
});
