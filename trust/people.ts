import { join } from 'node:path';
import type { UserId } from '@miraco/contract/fields';
import { openStore } from '@miraco/db/store';

/** Adds clients who have never signed in to a data folder on which the product was started once and does not run now. */
export async function addPeople(dataDir: string, howMany: number): Promise<UserId[]> {
  const store = await openStore(join(dataDir, 'miraco.sqlite'));
  const people = Array.from({ length: howMany }, (_, index) => ({
    username: `u${index}`,
    email: `u${index}@example.org`,
    passwordHash: '-',
    firstname: 'Lucía',
    lastname: `Robles ${index}`,
    address: 'Calle Mayor, 1',
    phone: '600 000 000',
    access: 'client',
    createdAt: index,
  }));
  const [administrator] = await store.users.team();
  if (!administrator) throw new Error('the product has begun without an administrator');
  const ids = await store.users.registerAll(people, administrator.id);
  await store.close();
  return ids;
}
