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

  await statement('aceptacion').click();
  await refusal.getByRole('button', { name: method.statements.generosidad.statement[language] }).click();
  await expect(refusal).toBeHidden();
  await expect(statement('generosidad')).not.toBeChecked();
  await expect(statement('aceptacion')).toBeChecked();
  await expect(statement('aceptacion')).toBeFocused();

  await page.getByRole('button', { name: t('weak.save') }).click();
  await expect(page).toHaveURL('/client/test/conscience/prospect');
  for (const virtue of virtues.slice(0, 8))
    await expect(page.getByText(t('weak.chosen', { virtues: '' }).replace(/\W+$/, ''))).toContainText(
      method.virtues[virtue].name[language],
    );
  await expectAccessible(page);
});

test('saving without a mark is asked about once, and then saved', async ({ visit, product }) => {
  const { page, t } = visit;
  await openAs(visit, await product.addClient(), '/client/test/conscience/weak');
  const save = page.getByRole('button', { name: t('weak.save') });
  const question = page.getByRole('dialog', { name: t('weak.noneTitle') });
  await save.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: t('weak.noneBack') }).click();
  await expect(question).toBeHidden();
  await save.click();
  await expect(page).toHaveURL('/client/test/conscience/prospect');
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

test('a virtue that is lacking says why it is listed, and what supports it instead of what its excess would need', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await product.addClient();
  await rate(product, client.id, { weak: ['perdon'] });
  await product.rest('POST', '/client/conscience/prospect/register', {
    user: client.id,
    me: true,
    who: 'yo',
    prospect: 'Tengo que poder con todo',
    feelings: [{ emotion: 'tristeza' }],
    conducts: [{ behavior: 'postergar' }],
  });
  const reasons = [
    t('reasons.felt', { signs: t('reasons.sign', { sign: method.emotions.signs.tristeza?.[language] }) }),
    t('reasons.did', { signs: t('reasons.sign', { sign: method.behaviours.signs.postergar?.[language] }) }),
    t('reasons.marked', { text: method.statements.perdon.statement[language].replace(/\.$/, '') }),
  ];
  await openAs(visit, client, '/client/polarity');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The first is open.
  for (const summary of (await page.locator('main summary').all()).slice(1)) await summary.click();
  for (const reason of reasons) await expect(page.getByText(t('reasons.here', { reasons: reason }))).toBeVisible();
  for (const virtue of ['alegria', 'disciplina', 'perdon'] as const) {
    for (const { support, why } of method.polarity[virtue]) {
      await expect(page.getByText(support?.[language] ?? 'missing', { exact: true })).toBeVisible();
      await expect(page.getByText(why[language], { exact: true })).toHaveCount(0);
    }
  }
  await expectAccessible(page);
  await page.goto('/client/resume');
  const weak = page.getByRole('group').filter({ hasText: method.virtues.perdon.name[language] }).first();
  await weak.locator('summary').click();
  await expect(weak).toContainText(t('reasons.here', { reasons: reasons[2] }));
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
  await page.getByRole('button', { name: t('clientFrame.strengths.change') }).click();
  await page.getByRole('combobox', { name }).selectOption({ label: t('strengths.debil') });
  await page.getByRole('button', { name: t('inPlace.save') }).click();
  await expect
    .poll(async () => JSON.stringify(await product.rest('GET', `/client/uservirtue/getbyuser/${client.id}`)))
    .toContain('"valentia":"debil"');
});
