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

test('an administrator fills in the personal purpose, and the client reads that they did', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await page.goto(pageOf(client));
  await expect(page.getByText(t('phaseThree.none'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('phaseThree.fill') }).click();
  await page.getByLabel(t('personal.projectLabel')).fill('Abrir una escuela de música');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('personal.save') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('impact.great') })
    .click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Abrir una escuela de música')).toBeVisible();
  const marked = t('personal.savedByAdministrator', { date: '' }).split('  ')[0] ?? '';
  await expect(panel.getByText(marked).first()).toBeVisible();
  await openAs(visit, client, '/client/test/impact/personal');
  await expect(page.getByLabel(t('personal.projectLabel'))).toHaveValue('Abrir una escuela de música');
  await expect(page.getByText(marked).first()).toBeVisible();
});

test('the professional and the couple answers are saved for the client, and their scenarios counted', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  const name = method.virtues.generosidad.name[language];
  for (const [tab, form, own] of [
    ['professional', 'company', 'purpose.roles.team.own'],
    ['couple', 'couple', 'purpose.couple.own'],
  ] as const) {
    await page.goto(pageOf(client, tab));
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(t(`phaseThree.scenarios.${form}`))).toHaveCount(0);
    await panel
      .getByLabel(t('purpose.answerTo', { virtue: name, question: t(own) }))
      .selectOption({ label: t('purpose.yes') });
    await expect(panel.getByRole('heading', { name: t(`phaseThree.scenarios.${form}`) })).toBeVisible();
    await expect(panel.getByText(t('personal.savedByAdministrator', { date: '' }).split('  ')[0] ?? '')).toBeVisible();
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
  await expect(page.getByRole('button', { name: t('phaseThree.fill') })).toHaveCount(0);
  for (const tab of ['professional', 'couple'] as const) {
    await page.getByRole('tab', { name: t(`phaseThree.tabs.${tab}`) }).click();
    await expect(page.getByRole('tabpanel').getByRole('combobox').first()).toBeDisabled();
  }
  await expectAccessible(page);
});

test('all three purposes are on paper', async ({ visit: { page, t }, product }) => {
  const client = await addTrainee(product);
  await page.goto(pageOf(client));
  await expect(page.getByText(t('phaseThree.none'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const tab of tabs) {
    await expect(page.getByRole('heading', { level: 2, name: t(`phaseThree.tabs.${tab}`), exact: true })).toBeVisible();
  }
  await expect(page.getByText(t('purpose.progress', { count: 0, total: 23 })).first()).toBeHidden();
});
