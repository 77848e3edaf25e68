import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** Changes settings of the practice. Other tests of the worker find them changed. */
export async function setSettings({ url, token }: Product, settings: object) {
  const answer = await fetch(`${url}/trpc/admin.settings.set`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  expect(answer.status).toBe(200);
}

/** A practice without a name and without a contact, as on the first day. */
export const unnamedPractice = { name: '', contact: { name: '', phone: '', mail: '', picture: null } };
