import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Served, serve } from '../served.ts';

const fill = fileURLToPath(new URL('../../apps/server/src/demo/main.ts', import.meta.url));

/** Of the demo's clients. */
const password = 'demo1234';

/** The product with the people of the demo in it. */
export interface Demo {
  url: string;
  /** A session of an administrator. */
  administrator: string;
  /** A session of a client of the demo. */
  client: (username: string) => Promise<string>;
  /** A session of a client who has answered nothing yet. */
  newcomer: () => Promise<string>;
}

function demoAt({ url, token, signIn, fetch }: Served): Demo {
  let newcomers = 0;
  const client = (username: string) => signIn({ username, password });
  const newcomer = async () => {
    newcomers += 1;
    const username = `newcomer${newcomers}`;
    const contact = { email: `${username}@example.org`, address: 'Calle Mayor, 1', phone: '600 000 000' };
    const person = { username, password, firstname: 'Inés', lastname: 'Recién', access: 'client', ...contact };
    const response = await fetch('/api/admin/user/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (!response.ok) throw new Error(`registering was answered ${response.status}: ${await response.text()}`);
    return client(username);
  };
  return { url, administrator: token, client, newcomer };
}

/** Serves the demo from a data folder of its own, and ends it once `use` is done with it. */
export async function withDemo<Result>(use: (demo: Demo) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-demo-'));
  try {
    // The first start makes the administrator that `serve` signs in as; the demo keeps whom it finds.
    await (await serve(dataDir)).stop();
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    await promisify(execFile)(process.execPath, [fill], { env });
    const served = await serve(dataDir);
    try {
      return await use(demoAt(served));
    } finally {
      await served.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
