import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expectAccessible } from './accessible.ts';
import { addVeteran } from './clients.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession } from './people.ts';
import { countPresses } from './presses.ts';
import { administrator, type Client, type Product } from './product.ts';
import { expectToast } from './user-form.ts';

test.use({ mailed: true });

/** Whether a file is a whole PDF in a language: its text is in fonts of its own, and read by packages/pdf's tests. */
function expectPdf(bytes: Uint8Array, language: string) {
  const file = Buffer.from(bytes).toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file.trimEnd().endsWith('%%EOF')).toBe(true);
  // The catalogue, which names the language, is in one of the compressed streams.
  const streams = [...file.matchAll(/\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)];
  const objects = streams.map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  expect(objects.join('\n')).toContain(`/Lang (${language})`);
}

async function openSummary({ page, t }: Visit, firstname: string) {
  await page.getByRole('button', { name: new RegExp(t('clientPages.more', { name: firstname })) }).click();
  await page.getByRole('menuitem', { name: t('clientPages.summary') }).click();
}

/** The mails to a client that have a summary. In the daytime another one says that a phase is open. */
const summariesTo = async ({ mailsTo }: Product, { email }: Client) =>
  (await mailsTo(email)).filter(({ attachments }) => attachments.length > 0);

test('a client is sent a summary in four presses: in the client’s language, as a PDF, and the log says who sent it', async ({
  visit,
  product,
}) => {
  const { page, t, language } = visit;
  const client = await addVeteran(product, { firstname: 'Sumaria' });
  const theirs = language === 'es' ? 'en' : 'es';
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { language: theirs });
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sumaria');
  const presses = await countPresses(page);

  await openSummary(visit, 'Sumaria');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('summary.send', { email: client.email }) }).click();
  await expectToast(visit, t('summary.sent', { name: `Sumaria ${client.lastname}` }));
  await expect(dialog).toBeHidden();
  expect(await presses()).toBeLessThanOrEqual(4);

  await expect.poll(() => summariesTo(product, client)).toHaveLength(1);
  const [mail] = await summariesTo(product, client);
  const [file] = mail?.attachments ?? [];
  expect(file?.filename).toBe(theirs === 'es' ? 'resumen.pdf' : 'summary.pdf');
  if (!(file?.content instanceof ArrayBuffer)) throw new Error('no bytes');
  expectPdf(new Uint8Array(file.content), theirs);

  await page.goto(`/admin/user/${client.id}`);
  await expect(page.getByText(t('activity.kinds.summarySent'))).toBeVisible();
});

test('a summary tells what is chosen, begins with the coach’s words, and is downloaded', async ({ visit, product }) => {
  const { page, t, language } = visit;
  const client = await addVeteran(product, { firstname: 'Elegida' });
  await product.rest('PUT', `/admin/user/edit/${client.id}`, { language });
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  await openSummary(visit, 'Elegida');
  const dialog = page.getByRole('dialog');
  const part = (name: 'wellness' | 'thenNow' | 'manifest') =>
    dialog.getByRole('checkbox', { name: t(`summary.part.${name}`) });
  await expect(part('wellness')).toBeChecked();
  // She has done one evaluation.
  await expect(part('thenNow')).toBeDisabled();
  await expect(dialog).toContainText(t('summary.missing.thenNow'));
  const preview = dialog.getByRole('region', { name: t('summary.preview') });
  await expect(preview).toContainText(t('pdf.manifest.kind'));
  await part('manifest').click();
  await expect(preview).not.toContainText(t('pdf.manifest.kind'));
  await dialog.getByLabel(t('summary.line', { name: 'Elegida' })).fill('Has llegado lejos.');
  await expect(preview).toContainText('Has llegado lejos.');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('summary.download') }).click();
  const pdf = await download;
  const name = language === 'es' ? 'resumen' : 'summary';
  expect(pdf.suggestedFilename()).toBe(`${name}-${client.username}.pdf`);
  expectPdf(await readFile(await pdf.path()), language);
  expect(await summariesTo(product, client)).toEqual([]);
});

test('a client without any answer has no summary yet, and says why for each part', async ({ visit, product }) => {
  const { page, t } = visit;
  const client = await product.addClient({ firstname: 'Nueva' });
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  await openSummary(visit, 'Nueva');
  const dialog = page.getByRole('dialog');
  for (const part of ['wellness', 'virtues', 'exercises', 'purposes'] as const)
    await expect(dialog).toContainText(t(`summary.missing.${part}`));
  await expect(dialog.getByRole('button', { name: t('summary.download') })).toBeDisabled();
});

test('the data of a client are downloaded from their menu and from their request to be removed', async ({
  visit,
  product,
}) => {
  const { page, t } = visit;
  const client = await product.addClient({ firstname: 'Exportada' });
  const token = await product.signIn(client);
  await page.request.post(`${product.url}/trpc/account.myData.requestDeletion`, {
    headers: { authorization: `Bearer ${token}` },
    data: { current: client.password },
  });
  await beginSession(visit, administrator);
  await page.goto(`/admin/client/${client.id}`);
  const readDownload = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await press();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`miraco-${client.username}.json`);
    return JSON.parse(await readFile(await file.path(), 'utf8'));
  };
  const fromMenu = await readDownload(async () => {
    await page.getByRole('button', { name: new RegExp(t('clientPages.more', { name: 'Exportada' })) }).click();
    await page.getByRole('menuitem', { name: t('clientPages.export') }).click();
  });
  expect(fromMenu).toMatchObject({ user: { id: client.id, email: client.email } });
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  const fromNotice = await readDownload(() => page.getByRole('button', { name: t('clientPages.export') }).click());
  expect(fromNotice.user.id).toBe(client.id);
});
