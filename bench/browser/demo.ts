import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, fillDemo } from '../../scripts/fill-demo.ts';
import { type Served, serve } from '../served.ts';

/** The product with the people of the demo in it. */
export interface Demo {
  url: string;
  /** A session of an administrator. */
  administrator: string;
  /** A session of a client of the demo. */
  client: (username: string) => Promise<string>;
  /** A session of a client without any answers. */
  newcomer: () => Promise<string>;
}

function demoAt({ url, token, signIn, register }: Served): Demo {
  let newcomers = 0;
  return {
    url,
    administrator: token,
    client: (username) => signIn({ username, password: demoPassword }),
    newcomer: () => {
      newcomers += 1;
      return register({ username: `newcomer${newcomers}`, password: demoPassword });
    },
  };
}

/** Serves the demo from a data folder of its own, and ends it once `use` is done with it. */
export async function withDemo<Result>(use: (demo: Demo) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-demo-'));
  try {
    // The first start adds the administrator of `serve`; the demo keeps existing users.
    await (await serve(dataDir)).stop();
    await fillDemo(dataDir);
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
