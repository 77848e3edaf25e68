import { stat } from 'node:fs/promises';
import type { Served } from '../served.ts';
import type { Person } from '../sessions.ts';
import { clientWith } from './client.ts';
import { answersOf } from './operations.ts';

export const connections = 32;

/** Ten drafts and ten tests: the product takes no more tests of one client within a day. */
export const writesOfEach = 20;

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
  /** The writers, one after the other on each connection. */
  writers: readonly Person[];
  writes: number;
}

/** Writes as clients do on the weekly test: the draft, then the test, then the next draft. */
export async function measureWal(served: Served, { file, writers, writes }: Asked): Promise<Wal> {
  const size = async () => (await stat(file)).size / 1e6;
  let [highest, begun] = [0, 0];
  const began = performance.now();
  const writeAs = async (writer: Person) => {
    const { id: user, save } = clientWith(served, writer);
    for (let turn = 0; turn < writesOfEach && begun < writes; turn += 1) {
      const [number, responses] = [begun, answersOf(begun >> 1)];
      begun += 1;
      if (turn % 2 === 0) await save('drafts.save', { user, form: 'weekly', content: { responses } });
      else await save('responsibility.weekly.register', { user, responses });
      if (number % connections === 0) highest = Math.max(highest, await size());
    }
  };
  const left = writers.values();
  // Each connection takes the next who has not written yet.
  const writeOn = async () => {
    for (const writer of left) await writeAs(writer);
  };
  await Promise.all(Array.from({ length: connections }, writeOn));
  if (begun < writes) throw new Error('no client is left to write');
  const seconds = (performance.now() - began) / 1000;
  const afterwards = await size();
  return { writes: begun, seconds, highest: Math.max(highest, afterwards), afterwards };
}
