import { expectAccessible } from './accessible.ts';
import { openLaterPhases } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { openAs } from './people.ts';
import { administrator } from './product.ts';
import { setSettings, unnamedPractice } from './settings.ts';

/** The form of a part, by its title. */
const part = ({ page }: Visit, title: string) => page.getByRole('form', { name: title });

const checklist = ({ page, t }: Visit) => page.getByRole('region', { name: t('checklist.title') });

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the contact that an administrator sets is on the profile of a client, and where their phase is closed', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/settings');
  const practice = part(visit, t('settings.practice.title'));
  await practice.getByLabel(t('settings.practice.phone')).fill('600 11 22 33');
  await practice.getByRole('button', { name: t('settings.save') }).click();
  const name = practice.getByRole('textbox', { name: t('settings.practice.contactName') });
  await expect(name).toHaveAccessibleDescription(t('validation.required'));
  await expect(practice.getByLabel(t('settings.practice.phone'))).toHaveValue('600 11 22 33');
  await expectAccessible(page);
  await name.fill('Lola Vega');
  await practice.getByLabel(t('settings.practice.mail')).fill('lola@practica.example');
  await practice
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lola.png', mimeType: 'image/png', buffer: pixel });
  await practice.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();

  const client = await product.addClient();
  await openAs(visit, client, '/client/profile');
  const card = page.getByRole('region', { name: t('contact.title') });
  await page.getByRole('navigation', { name: t('nav.yourself') }).scrollIntoViewIfNeeded();
  await expect(card).toContainText('Lola Vega');
  await expect(card.getByRole('link', { name: '600 11 22 33' })).toHaveAttribute('href', 'tel:600112233');
  await expect(card.getByRole('link', { name: 'lola@practica.example' })).toHaveAttribute(
    'href',
    'mailto:lola@practica.example',
  );
  await expect(card.locator('img')).toBeVisible();
  await expectAccessible(page);

  await openLaterPhases(product, client.id);
  await page.goto('/client/test/conscience');
  await expect(page.getByText(t('conscience.closedTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'lola@practica.example' })).toBeVisible();
  await setSettings(product, { practice: unnamedPractice });
});

test('a part with unsaved changes asks once before it is left, and nothing typed is lost by staying', async ({
  visit,
}) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/settings');
  const practice = part(visit, t('settings.practice.title'));
  const name = practice.getByLabel(t('settings.practice.name'));
  await name.fill('Consulta Sureste');
  await part(visit, t('supportSetting.title'))
    .getByRole('textbox', { name: t('supportSetting.name') })
    .fill('Guardia');
  await page.getByRole('link', { name: t('nav.guides') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: t('user.stay') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveValue('Consulta Sureste');
  await page.getByRole('link', { name: t('nav.guides') }).click();
  await page.getByRole('button', { name: t('user.leave') }).click();
  await expect(page).toHaveURL('/admin/guides');
});

test('what visitors find and how long accounts are kept stay as they were chosen', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/settings');
  const visitors = part(visit, t('settings.visitors.title'));
  await expect(visitors).toContainText(t('settings.visitors.noContact'));
  await visitors.getByRole('radio', { name: t('settings.visitors.ways.form') }).click();
  await visitors.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  const retention = part(visit, t('settings.retention.title'));
  await retention.getByRole('combobox').selectOption('3');
  await retention.getByRole('button', { name: t('settings.save') }).click();
  await expect(page.getByText(t('settings.saved'), { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(visitors.getByRole('radio', { name: t('settings.visitors.ways.form') })).toBeChecked();
  await expect(retention.getByRole('combobox')).toHaveValue('3');
  await setSettings(product, { signUp: { way: 'contact' }, retention: { removeInactiveAfterYears: null } });
});

test('the settings say how mail is sent, send a test mail, and show each mail in both languages', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/settings');
  await expect(page.getByText(t('settings.mail.noServer'), { exact: true })).toBeVisible();
  await expect(page.getByText('BACKUP_EVERY=24h')).toBeVisible();
  const to = 'admin@localhost.localdomain';
  const before = (await product.mailsTo(to)).length;
  await page.getByRole('button', { name: t('settings.mail.test') }).click();
  await expect(page.getByText(t('settings.mail.testWritten', { to }))).toBeVisible();
  expect((await product.mailsTo(to)).length).toBe(before + 1);

  await page.getByRole('button', { name: t('settings.mail.preview') }).click();
  const preview = page.getByRole('region', { name: t('settings.mail.preview') });
  await preview.getByRole('combobox', { name: t('settings.mail.which') }).selectOption('passwordChanged');
  for (const language of ['es', 'en'] as const) {
    await preview.getByRole('combobox', { name: t('account.language') }).selectOption(language);
    const letter = page.locator(`article[lang="${language}"]`);
    await expect(letter).toContainText(language === 'es' ? 'acaba de cambiar' : 'has just been changed');
  }
  await expectAccessible(page);
});

test('an administrator without a second factor cannot require one', async ({ visit }) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/settings');
  await expect(page.getByRole('checkbox', { name: t('adminSecurity.require') })).toBeDisabled();
  await expect(page.getByRole('link', { name: t('adminSecurity.setUpOwn') })).toHaveAttribute(
    'href',
    '/client/security',
  );
});

test('the checklist leads to what is left, ticks off what is done, and is hidden and brought back', async ({
  visit,
}) => {
  const { page, t } = visit;
  await openAs(visit, administrator, '/admin/dashboard');
  await expect(checklist(visit)).toBeVisible();
  await expectAccessible(page);
  await checklist(visit)
    .getByRole('link', { name: t('checklist.steps.guides') })
    .click();
  await expect(page).toHaveURL('/admin/guides');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.guides'));
  await page.goto('/admin/dashboard');
  await expect(checklist(visit).getByRole('link', { name: t('checklist.steps.guides') })).toContainText(t('nav.done'));

  await checklist(visit)
    .getByRole('link', { name: t('checklist.steps.backups') })
    .click();
  await expect(page).toHaveURL('/admin/settings#backups');
  await expect(page.getByRole('heading', { name: t('settings.backups.title') })).toBeInViewport();

  await page.goto('/admin/dashboard');
  await checklist(visit)
    .getByRole('button', { name: t('checklist.hide') })
    .click();
  await expect(checklist(visit)).toHaveCount(0);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: t('settings.firstSteps.show') }).click();
  await expect(page.getByRole('button', { name: t('settings.firstSteps.show') })).toHaveCount(0);
  await page.goto('/admin/dashboard');
  await expect(checklist(visit)).toBeVisible();
});

test('a phone reaches the settings from the account menu, without scrolling sideways', async ({ visit }) => {
  const { page, t } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(visit, administrator, '/admin/dashboard');
  await page.getByRole('button', { name: t('account.menu') }).click();
  await page.getByRole('menuitem', { name: t('nav.settings') }).click();
  await expect(page).toHaveURL('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.settings'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
