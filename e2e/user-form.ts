import type { Locator } from '@playwright/test';
import { expect, type Visit } from './journey.ts';
import type { Client } from './product.ts';

export const fullName = ({ firstname, lastname }: Client) => `${firstname} ${lastname}`;

type TextField = 'firstname' | 'username' | 'email' | 'newPassword' | 'confirmation';

export function field({ page, t }: Visit, name: TextField): Locator {
  return page.getByRole('textbox', { name: t(`user.${name}`) });
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
