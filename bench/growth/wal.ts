import { stat } from 'node:fs/promises';
import { wholeClients } from '../people.ts';
import type { Served } from '../served.ts';
import { clientOf } from './client.ts';
import { answersOf } from './operations.ts';

const connections = 32;

export interface Wal {
  writes: number;
  seconds: number;
  /** Megabytes of the write-ahead log: at most while it was written, and after the last write. */
  highest: number;
  afterwards: number;
}

interface Asked {
  /** The write-ahead log. */
  file: string;
  users: number;
  password: string;
  writes: number;
}

/** Writes as clients do on the weekly test: the draft, then the test, then the next draft. */
export async function measureWal(served: Served, { file, users, password, writes }: Asked): Promise<Wal> {
  const names = wholeClients(users, connections);
  const clients = await Promise.all(names.map((username) => clientOf(served, { username, password })));
  const size = async () => (await stat(file)).size / 1e6;
  let [highest, begun] = [0, 0];
  const began = performance.now();
  await Promise.all(
    clients.map(async ({ id: user, save }) => {
      while (begun < writes) {
        const [number, responses] = [begun, answersOf(begun >> 1)];
        begun += 1;
        if (number % 2 === 0) await save('drafts.save', { user, form: 'weekly', content: { responses } });
        else await save('responsibility.weekly.register', { user, responses });
        if (number % connections === 0) highest = Math.max(highest, await size());
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const afterwards = await size();
  return { writes: begun, seconds, highest: Math.max(highest, afterwards), afterwards };
}
