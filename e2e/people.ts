import type { Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';
import { administrator, type Credentials } from './product.ts';

/** Fills in the sign-in form that is on the screen, and sends it. */
export async function enter({ page, t }: Visit, { username, password }: Credentials) {
  await page.getByLabel(t('auth.username'), { exact: true }).fill(username);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.signIn') }).click();
}

const homeOf = (credentials: Credentials) => (credentials === administrator ? '/admin/dashboard' : '/client/profile');

/** Signs in with the form, and waits for the first screen behind it. */
export async function signIn(visit: Visit, credentials: Credentials) {
  const { page, t } = visit;
  await page.goto('/auth');
  await enter(visit, credentials);
  await expect(page).toHaveURL(homeOf(credentials));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('account.greeting', { name: '' }));
}

/** An empty page of the product's origin, made here; its icon keeps the browser from asking for one. */
const blankPath = '/blank';
const blankPage = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/** Begins a session without the form, and without loading the app for it. */
export async function beginSession({ page }: Pick<Visit, 'page'>, credentials: Credentials) {
  const answer = await page.request.post('/api/login/in', { data: credentials });
  const { token } = await answer.json();
  await page.route(`**${blankPath}`, (route) => route.fulfill(blankPage));
  await page.goto(blankPath);
  await page.evaluate((value) => sessionStorage.setItem('miraco.token', value), token);
  await page.unroute(`**${blankPath}`);
}

/** Opens a page with a new session. */
export async function openAs(visit: Visit, credentials: Credentials, address = homeOf(credentials)) {
  await beginSession(visit, credentials);
  await visit.page.goto(address);
}

/** The client's rail; on a phone the dialog of the menu button. */
export async function clientMenu({ page, t }: Visit): Promise<Locator> {
  const menu = page.getByRole('button', { name: t('nav.menu'), exact: true });
  if (!(await menu.isVisible())) return page.getByRole('banner');
  await menu.click();
  return page.getByRole('dialog', { name: t('nav.menu') });
}

export async function signOutAsClient(visit: Visit) {
  const menu = await clientMenu(visit);
  await menu.getByRole('button', { name: visit.t('nav.signOut') }).click();
  await expect(visit.page).toHaveURL('/');
}

export async function signOutAsAdministrator({ page, t }: Visit) {
  await page.getByRole('button', { name: t('account.menu') }).click();
  await page.getByRole('menuitem', { name: t('nav.signOut') }).click();
  await expect(page).toHaveURL('/');
}
