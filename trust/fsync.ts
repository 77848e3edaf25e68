import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type Finding, inFolder, type Served, serve, writeNote } from './served.ts';
import { moments } from './system-calls.ts';
import { orderOf } from './write-order.ts';
import { addWriters, type Writers } from './writers.ts';

const writesOfEach = 50;
const connections = [1, 32];

const calls = 'trace=pwrite64,fdatasync,fsync,read,recvfrom,recvmsg,write,writev,sendto,sendmsg';
/** The bytes of each call in the trace: more than a page of the database, whose text is searched. */
const bytesShown = 4_200;

/** Writes note after note on so many connections at once; answers those that were acknowledged. */
async function writeOn(product: Served, writers: Writers, howMany: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const write = async () => {
    for (let number = 0; number < writesOfEach; number += 1) {
      const note = await writeNote(product, writers);
      if (note) acknowledged.push(note);
    }
  };
  await Promise.all(Array.from({ length: howMany }, write));
  return acknowledged;
}

/** Watches the system calls of the product: each write is on disk before its acknowledgement leaves, among all other writes. */
export const fsync = (): Promise<Finding> =>
  inFolder(async (folder) => {
    if (spawnSync('strace', ['-V']).error)
      return { ok: true, skipped: true, figure: 'strace is not installed (apt-get install strace)' };
    // The first start writes much that no request waits for.
    await (await serve(join(folder, 'data'))).stop();
    const writers = await addWriters(join(folder, 'data'));
    const trace = join(folder, 'trace');
    const product = await serve(join(folder, 'data'), {
      through: ['strace', '-D', '-f', '-yy', '-s', String(bytesShown), '-e', calls, '-o', trace],
    });
    const written: string[][] = [];
    for (const howMany of connections) written.push(await writeOn(product, writers, howMany));
    await product.stop();
    // The tracer writes down what it has seen a moment after the traced has ended.
    await setTimeout(500);
    const { early, synced, syncs } = await orderOf(moments(createInterface({ input: createReadStream(trace) })));
    const figures = connections.map((howMany, index) => {
      const notes = written[index] ?? [];
      const good = notes.filter((note) => synced.has(note)).length;
      return { good, figure: `${good} of ${howMany * writesOfEach} answers on ${howMany} at once` };
    });
    const expected = connections.reduce((sum, howMany) => sum + howMany * writesOfEach, 0);
    return {
      ok: early.size === 0 && figures.reduce((sum, { good }) => sum + good, 0) === expected,
      figure: `${figures.map(({ figure }) => figure).join(' and ')} left after a sync of what they acknowledge (${syncs} syncs), ${early.size} before`,
    };
  });
