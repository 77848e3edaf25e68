import { join } from 'node:path';
import type { Practice } from '../limit/practice.ts';
import { field, serve } from '../served.ts';
import { anyOf, type Contender, readerOf, someResponses } from './contender.ts';
import { startOften } from './process.ts';
import { listOf, type Rows, rowsOf } from './rows.ts';

const starts = 5;

/** All that peers have to have, too. */
export async function readRows(dataDir: string, practice: Practice): Promise<Rows> {
  const served = await serve(dataDir);
  try {
    return await rowsOf(served, practice);
  } finally {
    await served.stop();
  }
}

/** The product on a practice. */
export async function startOurs(dataDir: string, practice: Practice): Promise<Contender> {
  const started = await startOften(starts, () => serve(dataDir));
  const { running } = started;
  const reader = readerOf(practice);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    name: 'Miraco',
    url: running.url,
    starts: started.starts,
    memory: running.memory,
    stop: running.stop,
    file: join(dataDir, 'miraco.sqlite'),
    asked: {
      list: { path: `/api/client/responsibility/weekly/getbyuser/${reader.id}`, headers: bearer(reader.token) },
      read: { path: `/api/admin/user/get/${reader.id}`, headers: bearer(practice.administrator.token) },
      write: {
        path: '/api/client/responsibility/weekly/register',
        method: 'POST',
        next: () => {
          const { id, token } = anyOf(practice.clients);
          return { headers: bearer(token), body: JSON.stringify({ user: id, responses: someResponses() }) };
        },
      },
    },
    recordsIn: (operation, answer) => (operation === 'list' ? listOf(answer, 'weekly') : [field(answer, 'user')]),
    idOf: (id) => id,
    note: 'Miraco stores with WAL and synchronous=FULL.',
  };
}
