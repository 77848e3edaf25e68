import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { beginSession, enter, signOutAsAdministrator } from './people.ts';
import { administrator } from './product.ts';
import { expectToast } from './user-form.ts';

const heads = 'Usuario;Correo;Nombre;Apellidos;Dirección;Teléfono;Contraseña';
const line = (name: string, password = '') =>
  `${name};${name}@example.org;"Ana ""la Roja""";Ruiz;Mayor, 1;'+34 600;${password}`;

/** Chooses a file with this text on the page that imports clients. */
async function choose({ page }: Visit, text: string | Buffer, name = 'clients.csv') {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test.beforeEach(async ({ visit }) => {
  await beginSession(visit, administrator);
});

test('clients come in from a file: shown row by row, the good ones stored, and able to sign in', async ({ visit }) => {
  const { page, t } = visit;
  await page.goto('/admin/users');
  await page.getByRole('link', { name: t('admin.import') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('userImport.title'));
  await expectAccessible(page);
  await choose(
    visit,
    `\uFEFF${heads}\r\n${line('fila1', 'a good password')}\r\n${line('fila1')}\r\n${line('admin')}\r\n`,
  );
  await expect(page.getByText(t('userImport.faulty', { count: 2, total: 3 }))).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText(t('userImport.willBeAdded'));
  await expect(rows.nth(2)).toContainText(t('user.usernameRepeated'));
  await expect(rows.nth(2)).toContainText(t('user.emailRepeated'));
  await expect(rows.nth(3)).toContainText(t('user.usernameTaken'));
  await page.getByRole('checkbox', { name: t('userImport.faultyOnly') }).check();
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('userImport.store', { count: 1 }) }).click();
  await expectToast(visit, t('userImport.stored', { count: 1 }));
  // The others stay, to be corrected.
  await expect(rows).toHaveCount(3);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('userImport.saveFaulty') }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(t('user.usernameTaken'));
  expect(text).toContain('"Ana ""la Roja""",Ruiz,"Mayor, 1",');

  await choose(visit, text.replace('fila1,fila1@', 'fila2,fila2@').replace('admin,admin@', ',sin.usuario@'));
  await expect(page.getByText(t('userImport.fine', { count: 2 }))).toBeVisible();
  await page.getByRole('button', { name: t('userImport.store', { count: 2 }) }).click();
  // Without a mail server, the list of those whose links are to be copied.
  await expect(page).toHaveURL('/admin/users?filter=neverSignedIn');
  await expect(page.getByRole('rowheader').nth(0)).toContainText('Ana "la Roja" Ruiz');
  await expect(page.getByText('ana.la.roja.ruiz', { exact: true })).toBeVisible();
  await signOutAsAdministrator(visit);
  await page.goto('/auth');
  await enter(visit, { username: 'fila1', password: 'a good password' });
  await expect(page).toHaveURL('/client/profile');
});

test('a short file is enough: usernames are proposed and can be changed, and three presses add everybody', async ({
  visit,
}) => {
  const { page, t } = visit;
  await page.goto('/admin/users');
  // The file dialog of the browser is the second press.
  await page.getByRole('link', { name: t('admin.import') }).click();
  const heads = 'E-mail,First name,Last name,Company,Language';
  await choose(visit, `${heads}\nadmin@corta.example,Corta,Uno,Sureste,English\nzoe@corta.example,Zoe,Dos,Sureste,es`);
  const first = page.getByRole('textbox', { name: t('userImport.usernameOf', { row: 2 }) });
  await expect(first).toHaveValue('corta.uno');
  await first.fill('zoe.dos');
  await first.press('Enter');
  await expect(page.getByRole('row').nth(2)).toContainText(t('user.usernameRepeated'));
  await first.fill('corta.uno');
  await first.press('Enter');
  await expect(page.getByText(t('userImport.fine', { count: 2 }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('userImport.store', { count: 2 }) }).click();
  await expectToast(visit, t('userImport.stored', { count: 2 }));
  await page.goto('/admin/users?q=corta.uno');
  await expect(page.getByRole('rowheader')).toContainText('Corta Uno');
  await page.getByRole('button', { name: t('admin.filtersTitle') }).click();
  await page.getByRole('combobox', { name: t('listFilters.group') }).selectOption({ label: 'Sureste' });
  await expect(page.getByRole('region', { name: t('groupProgress.title', { name: 'Sureste' }) })).toContainText('2');
});

test('a file that is none is refused at once, and says why', async ({ visit }) => {
  const { page, t } = visit;
  await page.goto('/admin/users/import');
  const alert = page.getByRole('alert');
  const many = (rows: number) => `${heads}\n${Array.from({ length: rows }, (_, row) => line(`many${row}`)).join('\n')}`;
  for (const [text, problem] of [
    ['', t('userImport.problem.empty')],
    [heads, t('userImport.problem.noRows')],
    ['Usuario;Correo\nana;ana@example.org', t('userImport.problem.missing', { columns: '' }).split(':')[0] ?? ''],
    [`${heads}\n"ana`, t('userImport.problem.quotes')],
    [many(501), t('userImport.problem.tooMany', { rows: 501, most: 500 })],
    [many(10_000), t('userImport.problem.tooMany', { rows: 10_000, most: 500 })],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), t('userImport.problem.notText')],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), t('userImport.problem.tooBig', { megabytes: 10 })],
  ] as const) {
    await choose(visit, text);
    await expect(alert).toContainText(problem);
    await expect(page.getByRole('table')).toHaveCount(0);
  }
});

test.describe('a name that is taken meanwhile', () => {
  test.use({ refusals: true });

  test('stores nothing, and is shown on its row', async ({ visit, product }) => {
    const { page, t } = visit;
    await page.goto('/admin/users/import');
    await choose(visit, `${heads}\n${line('meanwhile1')}\n${line('meanwhile2')}`);
    const store = page.getByRole('button', { name: t('userImport.store', { count: 2 }) });
    await expect(store).toBeVisible();
    await product.addClient({ username: 'meanwhile2' });
    await store.click();
    await expect(page.getByText(t('userImport.notStored'))).toBeVisible();
    await expect(page.getByRole('row').nth(2)).toContainText(t('user.usernameTaken'));
    await page.goto('/admin/users?q=meanwhile1');
    await expect(page.getByText(t('admin.nobodyFound'))).toBeVisible();
  });
});
