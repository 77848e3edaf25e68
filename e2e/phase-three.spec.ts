import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee, rate } from './clients.ts';
import { expect, test } from './journey.ts';
import { beginSession, openAs } from './people.ts';
import { administrator, type Client } from './product.ts';

const method = await loadMethod();
const tabs = ['personal', 'professional', 'couple'] as const;
type Tab = (typeof tabs)[number];

const pageOf = (client: Client, tab?: Tab) => `/admin/bloquetres/${client.id}${tab ? `?tab=${tab}` : ''}`;

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

const marked = (t: (key: 'personal.savedByAdministrator', values: { date: string }) => string) =>
  t('personal.savedByAdministrator', { date: '' }).split('  ')[0] ?? '';

test('an administrator fills in the personal purpose, and the client reads that they did', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const name = client.firstname;
  await page.goto(pageOf(client));
  await expect(page.getByText(t('phaseThree.none', { name }))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('inPlace.write') }).click();
  await page.getByLabel(t('purposeOf.projectLabel', { name })).fill('Abrir una escuela de música');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('inPlace.save') }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Abrir una escuela de música')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: t('inPlace.saved', { name }) })).toBeVisible();
  await expect(panel.getByText(marked(t)).first()).toBeVisible();
  await openAs(visit, client, '/client/test/impact/personal');
  await expect(page.getByLabel(t('personal.projectLabel'))).toHaveValue('Abrir una escuela de música');
  await expect(page.getByText(marked(t)).first()).toBeVisible();
  await page
    .getByRole('link', { name: t('personal.seeChanges') })
    .first()
    .click();
  await expect(page.getByRole('region', { name: t('changes.title') })).toContainText(t('changes.saved.personal'));
});

test('the words of a client are changed on purpose, and undone from the message', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const name = client.firstname;
  await openAs(visit, client, '/client/test/impact/personalresume');
  await product.rest('PUT', '/client/impact/personal/editpurpose', { user: client.id, purpose: 'Cuidar' });
  await openAs(visit, administrator, pageOf(client));
  const words = page.getByRole('group', { name: t('purposeOf.words', { name }) });
  await expect(words).toContainText('Cuidar');
  await words.getByRole('button', { name: t('inPlace.writeWords') }).click();
  const field = words.getByRole('textbox');
  await field.fill('Cuidar y enseñar');
  // Leaving asks, and staying keeps what was typed.
  await page.getByRole('link', { name: t('nav.phase', { number: 1 }), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('user.stay') })
    .click();
  await expect(field).toHaveValue('Cuidar y enseñar');
  await words.getByRole('button', { name: t('common.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('user.leave') })
    .click();
  await expect(field).toHaveCount(0);
  await expect(words).not.toContainText('enseñar');
  await words.getByRole('button', { name: t('inPlace.writeWords') }).click();
  await field.fill('Cuidar y enseñar');
  await words.getByRole('button', { name: t('inPlace.save') }).click();
  await expect(words).toContainText('Cuidar y enseñar');
  await page.getByRole('button', { name: t('inPlace.undo') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: t('inPlace.undone') })).toBeVisible();
  await expect(words).not.toContainText('enseñar');
});

test('the log shows what was before and after, undoes it, and the client reads both', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const what = t('changes.saved.personal');
  await product.rest('PUT', '/client/impact/personal/editpurpose', { user: client.id, purpose: 'Cuidar' });
  await page.goto(`/admin/user/${client.id}`);
  const saved = page.getByRole('listitem').filter({ hasText: t('activity.kinds.savedOnBehalf', { what }) });
  await saved.getByRole('button', { name: t('changes.see') }).click();
  await expect(saved.getByRole('definition')).toHaveText([t('changes.nothing'), 'Cuidar']);
  await expectAccessible(page);
  await saved.getByRole('button', { name: t('inPlace.undo') }).click();
  await expect(page.getByText(t('activity.kinds.undone', { what }))).toBeVisible();
  await openAs(visit, client, '/client/mydata');
  const own = page.getByRole('region', { name: t('changes.title') });
  const entries = own.getByRole('listitem');
  await expect(entries.first()).toContainText(t('changes.kinds.undone', { what }));
  await expect(entries.last()).toContainText(t('changes.by', { name: 'Miraco Administrator' }));
  await own
    .getByRole('button', { name: t('changes.see') })
    .first()
    .click();
  await expect(own.getByRole('definition')).toHaveText(['Cuidar', t('changes.nothing')]);
  await expectAccessible(page);
});

test('the professional and the couple answers are saved for the client at once, and their scenarios counted', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  const virtue = method.virtues.generosidad.name[language];
  for (const [tab, form, own] of [
    ['professional', 'company', 'purposeOf.roles.team.own'],
    ['couple', 'couple', 'purposeOf.couple.own'],
  ] as const) {
    await page.goto(pageOf(client, tab));
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('radio')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: t(`phaseThree.scenarios.${form}`) })).toHaveCount(0);
    await panel.getByRole('button', { name: t('inPlace.write') }).click();
    await panel
      .getByRole('group', { name: t('purpose.answerTo', { virtue, question: t(own) }), exact: true })
      .getByRole('radio', { name: t('purpose.yes'), exact: true })
      .click();
    // Nothing is saved by choosing.
    await expect(panel.getByText(t('inPlace.unsaved'))).toBeVisible();
    await expect(panel.getByRole('heading', { name: t(`phaseThree.scenarios.${form}`) })).toHaveCount(0);
    await panel.getByRole('button', { name: t('inPlace.save') }).click();
    await expect(panel.getByRole('heading', { name: t(`phaseThree.scenarios.${form}`) })).toBeVisible();
    await expect(panel.getByText(marked(t))).toBeVisible();
    await expect(panel.getByRole('radio')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.reload();
  await expect(page.getByRole('tabpanel').getByRole('img', { name: t('phaseThree.scenarios.couple') })).toBeVisible();
});

test('while phase 2 is closed nothing can be written, and the page says why', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await rate(product, client.id);
  await page.goto(pageOf(client));
  await expect(page.getByText(t('phaseThree.lockedTitle'))).toBeVisible();
  for (const tab of tabs) {
    await page.getByRole('tab', { name: t(`phaseThree.tabs.${tab}`) }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading').first()).toBeVisible();
    await expect(panel.getByRole('radio')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: t('inPlace.write') })).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('all three purposes are on paper', async ({ visit: { page, t }, product }) => {
  const client = await addTrainee(product);
  await page.goto(pageOf(client));
  await expect(page.getByText(t('phaseThree.none', { name: client.firstname }))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const tab of tabs) {
    await expect(page.getByRole('heading', { level: 2, name: t(`phaseThree.tabs.${tab}`), exact: true })).toBeVisible();
  }
  await expect(page.getByText(t('purpose.progress', { count: 0, total: 23 })).first()).toBeHidden();
});
