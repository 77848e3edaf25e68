import { readFile } from 'node:fs/promises';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { clientMenu, enter, openAs } from './people.ts';
import { administrator, type Client, type Product } from './product.ts';
import { settled } from './settled.ts';
import { expectToast } from './user-form.ts';
import { someAnswers } from './wellness-test.ts';

const method = await loadMethod();

/** Four pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

async function editProfile(visit: Visit, product: Product, details?: Partial<Client>): Promise<Client> {
  const client = await product.addClient(details);
  await openAs(visit, client, '/client/editprofile');
  return client;
}

test.describe('the user’s own profile', () => {
  test.use({ refusals: true });

  test('requires the current password for a new address, and keeps the typed text when it is wrong', async ({
    visit,
    product,
  }) => {
    const { page, t } = visit;
    const client = await editProfile(visit, product);
    const field = (name: 'phone' | 'email' | 'firstname') => page.getByLabel(t(`user.${name}`), { exact: true });
    const current = page.getByLabel(t('user.current'));
    const save = page.getByRole('button', { name: t('user.saveChanges') });
    await expect(current).toBeHidden();
    await expectAccessible(page);
    await field('firstname').fill('');
    await save.click();
    await expect(field('firstname')).toHaveAccessibleDescription(t('validation.required'));
    await field('firstname').fill('Zoé');
    await field('phone').fill('+34 611');
    await field('email').fill(`new-${client.email}`);
    await save.click();
    await expect(current).toBeFocused();
    await current.fill('not this one');
    await save.click();
    await expect(current).toHaveAccessibleDescription(new RegExp(t('account.wrongPassword')));
    await expect(field('phone')).toHaveValue('+34 611');
    await expectAccessible(page);
    await current.fill(client.password);
    await save.click();
    await expectToast(visit, t('editProfile.saved'));
    await expect(current).toBeHidden();
    await page.reload();
    await expect(field('email')).toHaveValue(`new-${client.email}`);
    await expect(field('firstname')).toHaveValue('Zoé');
  });

  test('has a new password only once it is typed twice alike, and then ends the other sessions', async ({
    visit,
    product,
    browser,
  }) => {
    const { page, t } = visit;
    const client = await editProfile(visit, product);
    const context = await browser.newContext();
    const there: Visit = { ...visit, page: await context.newPage() };
    await openAs(there, client);

    const save = page.getByRole('button', { name: t('user.saveChanges') });
    const repeated = page.getByRole('textbox', { name: t('user.confirmation') });
    await page.getByRole('textbox', { name: t('user.newPassword') }).fill('something new');
    await repeated.fill('something else');
    await expect(repeated).toHaveAccessibleDescription(t('passnotmatch'));
    await expect(save).toBeDisabled();
    await repeated.fill('something new');
    await expect(save).toBeEnabled();
    await page.getByLabel(t('user.current')).fill(client.password);
    await save.click();
    await expectToast(visit, t('editProfile.othersEnded'));

    await there.page.goto('/client/mydata');
    await expect(there.page).toHaveURL(/\/(auth|login)/);
    await enter(there, { ...client, password: 'something new' });
    await expect(there.page).toHaveURL('/client/mydata');
    await context.close();
  });
});

test('a picture is framed by keyboard, saved and shown; leaving before that is asked about', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  await editProfile(visit, product);
  await page.getByLabel(t('image.choose')).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  const dialog = page.getByRole('dialog', { name: t('editProfile.crop.title') });
  const across = dialog.getByRole('slider', { name: t('editProfile.crop.across') });
  await expect(dialog.getByRole('slider', { name: t('editProfile.crop.zoom') })).toBeFocused();
  await expect(across).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await across.focus();
  await page.keyboard.press('ArrowRight');
  await expect(across).toHaveValue('0.52');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('editProfile.crop.use') }).click();
  await expect(page.getByText(t('image.chosen', { file: 'me.png' }))).toBeVisible();

  await page.getByRole('link', { name: t('common.cancel') }).click();
  await page
    .getByRole('dialog', { name: t('user.leaveTitle') })
    .getByRole('button', { name: t('user.stay') })
    .click();
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
  await expectToast(visit, t('editProfile.saved'));
  const width = () =>
    page
      .getByRole('main')
      .locator('img')
      .first()
      .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBe(512);
});

test('my data are downloaded; erasing is asked for, seen by the administrator, and taken back', async ({
  visit,
  product,
  browser,
}) => {
  const { page, t } = visit;
  const client = await product.addClient({ firstname: 'Greta', lastname: 'Borrable' });
  const statement = 'I typed this sentence myself';
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: false });
  await product.rest('PUT', `/client/uservirtue/editmanifest/${client.id}`, { guiaManifest: statement });
  await openAs(visit, client);
  await (await clientMenu(visit)).getByRole('link', { name: t('nav.myData') }).click();
  await expect(page).toHaveURL('/client/mydata');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('myData.download.all') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('miraco-my-data.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ user: { email: client.email }, manifests: [{ virtue: 'guia', statement }] });

  await page.getByRole('button', { name: t('myData.deletion.ask') }).click();
  const dialog = page.getByRole('dialog', { name: t('myData.deletion.dialogTitle') });
  await expectAccessible(page);
  await dialog.getByLabel(t('user.current')).fill(client.password);
  await dialog.getByRole('button', { name: t('myData.deletion.ask') }).click();
  await expect(page.getByText(t('myData.deletion.asked'))).toBeVisible();
  // Beside the one about the opened phase, which can be switched off.
  const notices = async () =>
    (await product.mailsTo(client.email)).filter(
      ({ headers }) => !headers.some(({ key }) => key === 'list-unsubscribe'),
    );
  await expect.poll(notices).toHaveLength(1);

  const context = await browser.newContext();
  const office: Visit = { ...visit, page: await context.newPage() };
  await openAs(office, administrator, `/admin/user/${client.id}`);
  // In the notice, and at the end of the page.
  const removals = office.page.getByRole('button', { name: t('user.remove') });
  await expect(removals).toHaveCount(2);

  await page.getByRole('button', { name: t('myData.deletion.withdraw') }).click();
  await expect(page.getByRole('button', { name: t('myData.deletion.ask') })).toBeVisible();
  await office.page.reload();
  await expect(office.page.getByRole('heading', { level: 1 })).toContainText('Greta Borrable');
  await expect(removals).toHaveCount(1);
  await context.close();
});

/** Every virtue with the first of its emotions, as often as is said. */
function evaluationWith(frequency: 'diario' | 'pocos') {
  const sign = (virtue: Virtue) =>
    Object.entries(method.emotions.signs).find(([, emotion]) => emotion.virtue === virtue)?.[0] ?? '';
  return Object.fromEntries(virtues.map((virtue) => [virtue, { [sign(virtue)]: frequency }]));
}

test('progress and today: nothing yet, and then what changed since the beginning', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  const user = client.id;
  await openAs(visit, client, '/client/progress');
  await expect(page.getByText(t('progress.timeline.empty'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/client/today');
  await expect(page.getByText(t('progress.today.noWellness'))).toBeVisible();
  await expectAccessible(page);

  await product.rest('POST', '/client/initial/register', { user, responses: someAnswers });
  const weak = virtues.slice(0, 8).map((virtue, position) => ({ number: position + 1, weak: virtue }));
  await product.rest('POST', '/client/conscience/weak/register', { user, responses: weak });
  const rated = virtues.slice(8).map((virtue, position) => ({ number: position + 9, type: 'hard', virtue }));
  await product.rest('POST', '/client/conscience/mediumhard/register', { user, responses: rated });
  await product.rest('PUT', `/admin/user/edit/${user}`, { active_test: false });
  const better = someAnswers.map((answer) => Math.min(4, answer + 1));
  await product.rest('POST', '/client/responsibility/weekly/register', { user, responses: better });
  // It is never the same day in these two places.
  for (const [timeZone, frequency] of [
    ['Pacific/Pago_Pago', 'diario'],
    ['Pacific/Kiritimati', 'pocos'],
  ] as const) {
    const evaluation = evaluationWith(frequency);
    await product.rest('POST', '/client/responsibility/evaluation/register', { user, evaluation, timeZone });
  }
  await page.goto('/client/progress');
  await expect(
    page.getByText(t('progress.virtues.change', { better: 23, same: 0, worse: 0 }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: t('progress.wellness.title') })).toBeVisible();
  for (const kind of ['initial', 'weak', 'mediumHard', 'weekly'] as const)
    await expect(page.getByRole('link', { name: t(`progress.timeline.event.${kind}`) })).toBeVisible();
  await expect(page.getByRole('link', { name: t('progress.timeline.event.evaluation') })).toHaveCount(2);
  await expectAccessible(page);
  for (const _ of ['wellness', 'virtues'])
    await page
      .getByRole('button', { name: t('chart.asTable') })
      .first()
      .click();
  const row = page.getByRole('table', { name: t('progress.virtues.title') }).getByRole('row', {
    name: method.virtues.perdon.name[language],
  });
  await expect(row).toContainText(t('phases.state.crisis'));
  await expect(row).toContainText(t('phases.state.flow'));
  await expectAccessible(page);
  await page.goto('/client/today');
  await expect(page.getByRole('img', { name: t('chart.radar.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('due.name.manifest') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('due.name.weekly') })).toHaveCount(0);
  await expectAccessible(page);
});

test('without a network a line says so, and goes when it is back', async ({ visit, product }) => {
  const { page, t } = visit;
  await editProfile(visit, product);
  await page.getByLabel(t('user.phone'), { exact: true }).fill('+34 677');
  const notice = page.getByRole('status').filter({ hasText: t('nav.offline') });
  await expect(notice).toBeHidden();
  await settled(visit);
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByLabel(t('user.phone'), { exact: true })).toHaveValue('+34 677');
});
