import { paths } from '@miraco/contract/paths';
import { addVeteran } from '../clients.ts';
import { expect, test, type Visit } from '../journey.ts';
import { signIn } from '../people.ts';
import { administrator } from '../product.ts';
import { expectSound } from '../sound-screen.ts';

/** Spanish on a phone and English on a desktop: every route in both languages and at both widths, without doing each four times. */
const walksEveryRoute = (language: Visit['language'], width: number) =>
  language === 'es' ? width < 400 : width >= 400;

test.skip(({ language, viewport }) => !walksEveryRoute(language, viewport?.width ?? 0), 'once for each language');

const all = Object.values(paths);
const ofClients = all.filter((path) => path.startsWith('/client/'));
const ofAdministrators = all.filter((path) => path.startsWith('/admin/'));

const ofEverybody = all.filter((path) => !path.startsWith('/client/') && !path.startsWith('/admin/'));

/** Opens a page, waits until what it shows is there, and looks at it. */
async function look({ page }: Visit, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectSound(page);
}

const filled = (path: string, id: string) =>
  path.replace(':id', id).replace(':virtue', 'guia').replace(':token', 'unknown');

test('every page for everybody is sound', async ({ visit }) => {
  test.setTimeout(120_000);
  for (const path of ofEverybody) await look(visit, filled(path, 'unknown'));
});

test('every page of a client who has been everywhere is sound', async ({ visit, product }) => {
  test.setTimeout(240_000);
  const client = await addVeteran(product);
  await signIn(visit, client);
  for (const path of ofClients) await look(visit, filled(path, client.id));
});

test('every page of a client who has just begun is sound', async ({ visit, product }) => {
  test.setTimeout(240_000);
  const client = await product.addClient();
  await signIn(visit, client);
  for (const path of ofClients) await look(visit, filled(path, client.id));
});

test('every page of an administrator is sound', async ({ visit, product }) => {
  test.setTimeout(240_000);
  const client = await addVeteran(product, { firstname: 'Guadalupe', lastname: 'Fernández-Villaverde Etxeberria' });
  await signIn(visit, administrator);
  for (const path of ofAdministrators) await look(visit, filled(path, client.id));
});
