import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSound, look, lost, notesIn } from './database.ts';
import { unlessDone } from './leftovers.ts';
import {
  administratorOf,
  type Effort,
  type Finding,
  field,
  inFolder,
  type Served,
  serve,
  writeNote,
} from './served.ts';
import { addWriters, type Writers } from './writers.ts';

/** The fixed message about the disk without inner details, as REST or tRPC returns it. */
const isClean = (status: number, body: string) =>
  status === 503 &&
  (body === '{"message":"errors.diskFull"}' ||
    body ===
      '{"error":{"code":-32603,"message":"errors.diskFull","data":{"code":"diskFull","httpStatus":503,"key":"errors.diskFull"}}}');

/** Fills the disk except for a little room, which some writes still fit into. */
async function fill(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
  return filler;
}

/** Writes until the disk is full, and some more: how many were acknowledged, and how many refused by anything but the fixed words. */
async function writeUntilRefused(product: Served, writers: Writers) {
  const acknowledged: string[] = [];
  let [refused, unclean] = [0, 0];
  for (let number = 0; number < 5_000 && refused < 50; number += 1) {
    const note = randomUUID();
    const { id: user, token } = writers.next();
    const answer = await product.request('POST', '/trpc/admin.coachNotes.add', { user, note, readers: 'team' }, token);
    const body = await answer.text();
    if (answer.ok) acknowledged.push(note);
    else refused += 1;
    if (!answer.ok && !isClean(answer.status, body)) unclean += 1;
  }
  const signIn = await product.request('POST', '/api/login/in', { username: 'admin', password: 'a password to trust' });
  if (!isClean(signIn.status, await signIn.text())) unclean += 1;
  return { acknowledged, refused, unclean };
}

async function readsGoOn(product: Served, user: string): Promise<boolean> {
  const paths = [
    '/healthz',
    '/readyz',
    `/api/client/conscience/harmful/get/${user}`,
    '/api/admin/user/getall/',
    '/trpc/account.me',
  ];
  const answers = await Promise.all(paths.map((path) => product.request('GET', path)));
  return answers.every(({ ok }) => ok);
}

/** Fills the disk, writes, makes room, and writes again. */
async function fillAndRecover(product: Served, writers: Writers, user: string, dataDir: string) {
  const filler = await fill(dataDir);
  const { acknowledged, refused, unclean } = await writeUntilRefused(product, writers);
  const reads = await readsGoOn(product, user);
  await rm(filler);
  const recovered = await writeNote(product, writers);
  const healthy = field(await (await product.request('GET', '/healthz')).json(), 'status') === 'ok';
  if (recovered) acknowledged.push(recovered);
  return { acknowledged, refused, unclean, reads, recovered: recovered !== null && healthy };
}

async function examine(dataDir: string, rounds: number): Promise<Finding> {
  await (await serve(dataDir)).stop();
  const writers = await addWriters(dataDir);
  const product = await serve(dataDir);
  try {
    await product.signIn();
    const user = await administratorOf(product);
    const all: string[] = [];
    let [refused, unclean, reading, recovered] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const found = await fillAndRecover(product, writers, user, dataDir);
      all.push(...found.acknowledged);
      refused += found.refused;
      unclean += found.unclean;
      if (found.reads) reading += 1;
      if (found.recovered) recovered += 1;
    }
    await product.stop();
    const [missing, sound] = look(dataDir, (database) => [lost(all, notesIn(database)), isSound(database)] as const);
    return {
      ok: refused >= rounds && unclean === 0 && reading === rounds && recovered === rounds && missing === 0 && sound,
      figure:
        `filled ${rounds} times: ${refused} writes refused, ${unclean} uncleanly; reads went on ${reading} times, recovered by ` +
        `itself ${recovered} times; ${missing} of ${all.length} acknowledged lost`,
    };
  } finally {
    await product.stop('SIGKILL');
  }
}

/** A full disk: clean refusals, reads go on, and all is well once there is room again. */
export const diskFull = ({ rounds = 5 }: Effort): Promise<Finding> =>
  inFolder(async (folder) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=700', 'tmpfs', folder]);
    if (mounted.status !== 0) return { ok: true, skipped: true, figure: 'only root may mount a small disk to fill' };
    const unmount = () => spawnSync('umount', ['-l', folder]);
    const done = unlessDone(unmount);
    try {
      return await examine(folder, rounds);
    } finally {
      unmount();
      done();
    }
  });
