import { readFile } from 'node:fs/promises';
import { virtues } from '@miraco/domain/virtues';
import { loadMethod } from '@miraco/method/load';
import { expectAccessible } from './accessible.ts';
import { addTrainee, rate } from './clients.ts';
import { expect, test } from './journey.ts';
import { openAs } from './people.ts';
import { administrator } from './product.ts';

const method = await loadMethod();

test('the ninth statement is refused, and the eight before it lead on', async ({ visit, product }) => {
  const { page, t, language } = visit;
  await openAs(visit, await product.addClient(), '/client/test/conscience/weak');
  const statement = (virtue: (typeof virtues)[number]) =>
    page.getByRole('checkbox', { name: method.statements[virtue].statement[language] });
  for (const virtue of virtues.slice(0, 8)) await statement(virtue).click();
  await statement('generosidad').click();
  const refusal = page.getByRole('dialog');
  await expect(refusal).toContainText(t('weak.limit'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(statement('generosidad')).not.toBeChecked();
  await statement('aceptacion').click();
  await expect(statement('aceptacion')).not.toBeChecked();
  await statement('generosidad').click();
  await page.reload();
  await expect(statement('generosidad')).toBeChecked();
  await page.getByRole('button', { name: t('weak.save') }).click();
  await expect(page).toHaveURL('/client/test/conscience/prospect');
  await expectAccessible(page);
});

test('the summary shows the entries, and its PDF is downloaded with the name of the client', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await product.addClient({ firstname: 'Łucja', lastname: 'Δήμου 🌱' });
  await rate(product, client.id);
  await openAs(visit, client, '/client/resume2');
  await expect(page).toHaveURL('/client/resume');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Łucja Δήμου');
  const name = method.virtues.valentia.name[language];
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('resume.download') }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toBe('resume_conscience_profile.pdf');
  const bytes = await readFile(await pdf.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeLessThan(300_000);
});

test('a client in the next phase reads Conscience and cannot change it', async ({ visit, product }) => {
  const { page } = visit;
  const client = await addTrainee(product);
  await openAs(visit, client, '/client/test/conscience/weak');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
  await page.goto('/client/resume');
  await expect(page).toHaveURL('/client/resume2');
});

test('the coach reads the entries of the client and changes a strength', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await product.addClient({ firstname: 'Bruna', lastname: 'Lectora' });
  await rate(product, client.id);
  await openAs(visit, administrator, `/admin/bloqueuno/${client.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bruna Lectora');
  await expectAccessible(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  const name = method.virtues.valentia.name[language];
  await page.getByRole('combobox', { name }).selectOption({ label: t('strengths.debil') });
  await expect
    .poll(async () => JSON.stringify(await product.rest('GET', `/client/uservirtue/getbyuser/${client.id}`)))
    .toContain('"valentia":"debil"');
});
