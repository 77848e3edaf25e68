import type { Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';
import type { Client } from './product.ts';

export const fullName = ({ firstname, lastname }: Client) => `${firstname} ${lastname}`;

type TextField = 'firstname' | 'username' | 'email' | 'newPassword' | 'confirmation' | 'current';

export function field({ page, t }: Visit, name: TextField): Locator {
  return page.getByRole('textbox', { name: t(`user.${name}`) });
}

/** Fills in the form of a new user who gets a password. */
export async function fillNewUser(visit: Visit, client: Omit<Client, 'id'>) {
  const { page, t } = visit;
  await fillInvited(visit, client);
  await page.getByRole('radio', { name: t('user.typePassword') }).check();
  for (const name of ['password', 'confirmation'] as const) {
    await page.getByLabel(t(`user.${name}`), { exact: true }).fill(client.password);
  }
}

/** Fills in the form of a new user who is to choose their password. */
export async function fillInvited({ page, t }: Visit, client: Omit<Client, 'id' | 'password'>) {
  for (const name of ['firstname', 'lastname', 'email', 'username'] as const) {
    await page.getByLabel(t(`user.${name}`), { exact: true }).fill(client[name]);
  }
  await page.getByLabel(t('user.phone'), { exact: true }).fill('+34 600 000 000');
  await page.getByLabel(t('user.address'), { exact: true }).fill('Calle Mayor, 1');
  await page.getByLabel(t('user.access'), { exact: true }).selectOption({ label: t('user.accessClient') });
}

export async function register({ page, t }: Visit) {
  await page.getByRole('button', { name: t('user.registerSubmit') }).click();
}

export async function save({ page, t }: Visit) {
  await page.getByRole('button', { name: t('user.saveChanges') }).click();
}

export async function expectToast({ page }: Visit, text: string) {
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

export function rowOf({ page }: Visit, { username }: Client): Locator {
  return page.getByRole('row').filter({ hasText: username });
}
