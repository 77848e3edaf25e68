import type { Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';
import { administrator, type Credentials } from './product.ts';

/** Fills in the sign-in form that is on the screen, and sends it. */
export async function enter({ page, t }: Visit, { username, password }: Credentials) {
  await page.getByLabel(t('auth.username'), { exact: true }).fill(username);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.signIn') }).click();
}

/** Signs in from the front door, and waits for the first screen behind it with all that is on it. */
export async function signIn(visit: Visit, credentials: Credentials) {
  const { page, t } = visit;
  await page.goto('/auth');
  await enter(visit, credentials);
  await expect(page).toHaveURL(credentials === administrator ? '/admin/dashboard' : '/client/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('account.greeting', { name: '' }));
}

/** The client's rail; on a phone what is behind the menu button. */
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
