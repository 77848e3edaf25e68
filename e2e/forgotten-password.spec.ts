import { expectAccessible } from './accessible.ts';
import { expect, test, type Visit } from './journey.ts';
import { enter } from './people.ts';
import type { Product } from './product.ts';

// In Spanish: these are the words of the spec, which must not change.
test.use({ locale: 'es-ES' });

async function askForLink({ page, t }: Visit, email: string) {
  await page.goto('/auth');
  await page.getByRole('link', { name: t('auth.forgotLink') }).click();
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: t('auth.send') }).click();
}

/** The path of the link in the only mail to an address. */
async function linkTo(product: Product, email: string): Promise<string> {
  await expect.poll(() => product.mailsTo(email)).toHaveLength(1);
  const [mail] = await product.mailsTo(email);
  return new URL(mail?.text?.match(/http:\S+\/resetpassword\/\S+/)?.[0] ?? '').pathname;
}

async function choose({ page, t }: Visit, password: string, confirmation = password) {
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('auth.repeatPassword'), { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: t('auth.resetSave') }).click();
}

const sent = 'Revise su email, se le ha enviado un enlace para crear una nueva contraseña';

test('a mail brings the link, and the link a new password', async ({ visit, product }) => {
  const { page } = visit;
  const client = await product.addClient();
  await askForLink(visit, client.email);
  await expect(page.getByRole('status')).toContainText(sent);
  await page.goto(await linkTo(product, client.email));
  await choose(visit, 'otra clave', 'otra cosa');
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await choose(visit, 'corta');
  await expect(page.getByText(visit.t('validation.passwordTooShort'))).toBeVisible();
  await choose(visit, 'otra clave');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('status').filter({ hasText: 'Contraseña cambiada con éxito' })).toBeVisible();
  await expectAccessible(page);
  await enter(visit, { ...client, password: 'otra clave' });
  await expect(page).toHaveURL('/client/profile');
});

test('an unknown address gets the same answer, and no mail is sent', async ({ visit, product }) => {
  await askForLink(visit, 'nobody@example.org');
  await expect(visit.page.getByRole('status')).toContainText(sent);
  // A mail asked for later has arrived: the first would have as well.
  const client = await product.addClient();
  await askForLink(visit, client.email);
  await linkTo(product, client.email);
  expect(await product.mailsTo('nobody@example.org')).toEqual([]);
});

test.describe('a refused link', () => {
  test.use({ refusals: true });

  test('is one that has been used, and leads to asking for another', async ({ visit, product }) => {
    const { page, t } = visit;
    const client = await product.addClient();
    await askForLink(visit, client.email);
    const link = await linkTo(product, client.email);
    await page.goto(link);
    await choose(visit, 'otra clave');
    await expect(page).toHaveURL('/auth');
    await page.goto(link);
    await choose(visit, 'una tercera');
    await expect(page.getByRole('alert')).toContainText(
      'Ha habido un error al intentar enviar los datos, vuelva a intentarlo más tarde',
    );
    await page.getByRole('link', { name: t('auth.resetAskAgain') }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await page.goto('/auth');
    await enter(visit, { ...client, password: 'una tercera' });
    await expect(page.getByRole('alert')).toContainText('Credenciales incorrectas');
  });

  test('is one that was altered', async ({ visit, product }) => {
    const client = await product.addClient();
    await askForLink(visit, client.email);
    const link = await linkTo(product, client.email);
    await visit.page.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    await choose(visit, 'otra clave');
    await expect(visit.page.getByRole('alert')).toContainText(visit.t('auth.resetFailed'));
  });
});

test('a mail that cannot be asked for says so, and keeps the address', async ({ visit }) => {
  await askForLink(visit, 'ana');
  await expect(visit.page.getByLabel(visit.t('auth.email'), { exact: true })).toHaveAccessibleDescription(
    visit.t('validation.email'),
  );
});
