import { readFile } from 'node:fs/promises';
import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import type { Download } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addTrainee, rate } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, openAs } from './people.ts';
import type { Client, Product } from './product.ts';

const method = await loadMethod();
const address = '/client/test/responsibility/manifest';

const fieldOf = ({ page, language }: Visit, virtue: (typeof virtues)[number]) =>
  page.getByRole('textbox', { name: method.virtues[virtue].name[language], exact: true });

/** Shows a field for each virtue. */
const showAll = ({ page, t }: Visit, hidden = virtues.length - 3) =>
  page.getByRole('button', { name: t('manifest.all', { count: hidden }) }).click();

const saved = ({ rest }: Product, client: Client) => rest('GET', `/client/uservirtue/getbyuser/${client.id}`);

async function expectPdf(download: Download, name: string) {
  expect(download.suggestedFilename()).toBe(name);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(300_000);
}

test('typed text survives a reload, and is saved with the rest still empty', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await openAs(visit, client, address);
  await expect(page.getByRole('button', { name: t('manifest.download') })).toBeDisabled();
  await expect(page.getByText(t('manifest.none'))).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await page.getByRole('button', { name: t('manifest.more') }).click();
  await expect(page.getByRole('textbox')).toHaveCount(6);
  await showAll(visit, virtues.length - 6);
  await expect(page.getByRole('textbox')).toHaveCount(virtues.length);
  await expectAccessible(page);

  await fieldOf(visit, 'perdon').fill('Suelto lo que ya pasó.\nCada día.');
  await fieldOf(visit, 'aceptacion').fill('Miro lo que hay.');
  await expect(page.getByText(t('conscience.save.saved'))).toBeVisible();
  await page.reload();
  await expect(fieldOf(visit, 'perdon')).toHaveValue('Suelto lo que ya pasó.\nCada día.');
  expect(JSON.stringify(await saved(product, client))).not.toContain('Suelto');

  await page.getByRole('button', { name: t('manifest.save') }).click();
  await expect(page.getByText(t('manifest.saved'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('manifest.missingTitle', { count: 21 }))).toBeVisible();
  expect(JSON.stringify(await saved(product, client))).toContain('"aceptacionManifest":"Miro lo que hay."');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('manifest.toFirst') }).click();
  await expect(fieldOf(visit, 'admiracion')).toBeFocused();
});

test('a sentence taken back is taken back, and one that is too long keeps all from being lost', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await product.rest('PUT', `/client/uservirtue/editmanifest/${client.id}`, {
    guiaManifest: 'Antes',
    perdonManifest: 'Queda',
  });
  await openAs(visit, client, address);
  await expect(fieldOf(visit, 'guia')).toHaveValue('Antes');
  await showAll(visit, virtues.length - 5);
  await fieldOf(visit, 'guia').fill('');
  await fieldOf(visit, 'alegria').fill('a'.repeat(2001));
  await page.getByRole('button', { name: t('manifest.save') }).click();
  await expect(page.getByText(t('manifest.tooLongText'))).toBeVisible();
  await page.getByRole('button', { name: t('manifest.toIt') }).click();
  await expect(fieldOf(visit, 'alegria')).toBeFocused();
  await expect(fieldOf(visit, 'alegria')).toHaveAttribute('aria-invalid', 'true');
  expect(JSON.stringify(await saved(product, client))).toContain('"guiaManifest":"Antes"');

  await fieldOf(visit, 'alegria').fill('a'.repeat(2000));
  await page.getByRole('button', { name: t('manifest.save') }).click();
  await expect(page.getByText(t('manifest.saved'), { exact: true })).toBeVisible();
  const stored = JSON.stringify(await saved(product, client));
  expect(stored).not.toContain('Antes');
  expect(stored).toContain('"perdonManifest":"Queda"');
  expect(stored).toContain('a'.repeat(2000));
});

test('the manifesto is downloaded as it stands on the screen', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), address);
  await showAll(visit);
  await fieldOf(visit, 'valentia').fill('Doy el paso, 小步 también.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('manifest.download') }).click();
  await expectPdf(await download, 'resume_manifest.pdf');
});

test('text that is typed during a save stays as a draft', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  await openAs(visit, client, address);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/responsibility.manifest.save*', async (route) => {
    await held;
    await route.continue();
  });
  await showAll(visit);
  await fieldOf(visit, 'guia').fill('Primero');
  await page.getByRole('button', { name: t('manifest.save') }).click();
  await fieldOf(visit, 'guia').fill('Primero, y más');
  await fieldOf(visit, 'alegria').fill('Después');
  answer();
  await expect(page.getByText(t('manifest.saved'), { exact: true })).toBeVisible();
  await expect(fieldOf(visit, 'guia')).toHaveValue('Primero, y más');
  await expect(page.getByText(t('conscience.save.saved'))).toBeVisible();
  await page.reload();
  await expect(fieldOf(visit, 'guia')).toHaveValue('Primero, y más');
  await expect(fieldOf(visit, 'alegria')).toHaveValue('Después');
  expect(JSON.stringify(await saved(product, client))).toContain('"guiaManifest":"Primero"');
});

test('every field that is focused by keyboard scrolls above the bar', async ({ visit, product }) => {
  const { page, t } = visit;
  await beginSession(visit, await addTrainee(product));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await showAll(visit);
  for (const virtue of virtues) await fieldOf(visit, virtue).fill('Sí.');
  await fieldOf(visit, 'aceptacion').focus();
  const save = page.getByRole('button', { name: t('manifest.save') });
  for (const virtue of virtues) {
    await expect(fieldOf(visit, virtue)).toBeFocused();
    const bottom = async () => {
      const [field, bar] = [await fieldOf(visit, virtue).boundingBox(), await save.boundingBox()];
      return (bar?.y ?? 0) - ((field?.y ?? 0) + (field?.height ?? 0));
    };
    await expect.poll(bottom, virtue).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
  }
  await expect(save).toBeFocused();
});

test('a sentence begins with what the client has told of the virtue', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await addTrainee(product);
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: true });
  await product.rest('POST', '/client/conscience/prospect/register', {
    ...{ user: client.id, me: true, who: 'padre', prospect: 'Que todo me salga bien' },
    feelings: [{ emotion: 'ninguna' }],
    conducts: [{ behavior: 'postergar', virtue: 'disciplina' }],
  });
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { active_test: false });
  await openAs(visit, client, address);
  await showAll(visit);
  const sign = method.behaviours.signs.postergar?.[language] ?? '';
  const beginning = t('manifest.starter.sign', { sign });
  await page.getByRole('button', { name: t('manifest.startWith', { text: beginning.replace(/,$/, '') }) }).click();
  await expect(fieldOf(visit, 'disciplina')).toBeFocused();
  await page.keyboard.type('empiezo por cinco minutos.');
  await expect(fieldOf(visit, 'disciplina')).toHaveValue(`${beginning} empiezo por cinco minutos.`);
  await expectAccessible(page);
});

test('the exercises of a block are downloaded from the training screen', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await addTrainee(product);
  const exercise = { virtue: 'aceptacion', description: 'Escribir', level: 'low', frequency: 'daily' };
  await product.rest('POST', '/client/responsibility/training/register', { user: client.id, ...exercise });
  await openAs(visit, client, '/client/test/responsibility/training');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('manifest.exercises.debil') }).click();
  await expectPdf(await download, 'exercises_miraco.pdf');
});

test('the summary leads on to Responsibility, and has its PDF', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await addTrainee(product), '/client/resume2');
  const links = page.getByRole('navigation', { name: t('resume.onward.steps') });
  await expect(links.getByRole('link')).toHaveCount(5);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('resume.downloadLater') }).click();
  await expectPdf(await download, 'resume_responsability_profile.pdf');
  await links.getByRole('link', { name: t('resume.onward.manifest.name') }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('manifest.title'));
});

test('while Conscience is open the manifesto is read and not written, and the summary leads nowhere yet', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient();
  await rate(product, client.id);
  await openAs(visit, client, address);
  await expect(page.getByText(t('phases.lockedTitle'))).toBeVisible();
  for (const field of await page.getByRole('textbox').all()) await expect(field).toBeDisabled();
  await expect(page.getByRole('button', { name: t('manifest.save') })).toBeDisabled();
  await expectAccessible(page);
  await page.goto('/client/resume');
  await expect(page.getByText(t('resume.onward.locked'), { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: t('resume.onward.steps') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('resume.downloadLater') })).toHaveCount(0);
});
