import { join } from 'node:path';
import { openStore, type Store } from '@miraco/db/store';
import { keptSecret } from '@miraco/server/security/secret';
import { createSessions } from '@miraco/server/security/sessions';

/** Each writes 600 times in a minute at most, and about each there may be 1,000 notes: so many stay below both in every check. */
const usual = 60;

export interface Writer {
  id: string;
  token: string;
}

/** People who write in turn. */
export interface Writers {
  all: readonly Writer[];
  next: () => Writer;
}

type Access = 'administrator' | 'client';

/** Adds signed-in users, without a password: hashing one takes long. */
export async function registerWriters(
  store: Store,
  secret: string,
  howMany: number,
  access: Access,
): Promise<Writer[]> {
  const sessions = createSessions(store, new TextEncoder().encode(secret));
  const all: Writer[] = [];
  for (let number = 0; number < howMany; number += 1) {
    const id = await store.users.register({
      username: `${access}-${number}`,
      email: `${access}-${number}@example.org`,
      passwordHash: '-',
      firstname: 'Vera',
      lastname: 'Robles',
      address: 'Calle Mayor, 1',
      phone: '600 000 000',
      access,
      createdAt: Date.now(),
    });
    all.push({ id, token: await sessions.begin({ id, tests: access === 'client' ? 'Initial' : 'all' }) });
  }
  return all;
}

/**
 * Adds signed-in users to a data folder on which the product was started once and does not run now. They are administrators by default;
 * several, because a single one would soon reach the write limit.
 */
export async function addWriters(dataDir: string, howMany = usual, access: Access = 'administrator'): Promise<Writers> {
  const store = await openStore(join(dataDir, 'miraco.sqlite'));
  const secret = await keptSecret(dataDir);
  if (secret === null) throw new Error('the product has not been started on this folder');
  const all = await registerWriters(store, secret, howMany, access);
  await store.close();
  let turn = 0;
  return {
    all,
    next: () => {
      const writer = all[turn % all.length];
      turn += 1;
      if (!writer) throw new Error('there is no writer');
      return writer;
    },
  };
}
