import { spawnSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSound, look, lost, notesIn } from './database.ts';
import { administratorOf, type Finding, field, inFolder, type Served, serve, writeNote } from './served.ts';

/** Some fixed words, and nothing of what went wrong inside. */
const isClean = (status: number, body: string) => status === 500 && /^\{"message":"[\w .]+"\}$/.test(body);

/** Takes what is left of the disk but a little, in which some writes still find room. */
async function fill(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
  return filler;
}

/** Writes until the disk is full, and some more: how many were acknowledged, and how many refused by anything but the fixed words. */
async function writeUntilRefused(product: Served, user: string) {
  const acknowledged: string[] = [];
  let [refused, unclean] = [0, 0];
  for (let number = 0; number < 5_000 && refused < 50; number += 1) {
    const id = await writeNote(product, user);
    if (id) acknowledged.push(id);
    else refused += 1;
  }
  const signIn = await product.request('POST', '/api/login/in', { username: 'admin', password: 'a password to trust' });
  if (!isClean(signIn.status, await signIn.text())) unclean += 1;
  return { acknowledged, refused, unclean };
}

async function readsGoOn(product: Served, user: string): Promise<boolean> {
  const paths = [
    '/healthz',
    `/api/client/conscience/harmful/get/${user}`,
    '/api/admin/user/getall/',
    '/trpc/account.me',
  ];
  const answers = await Promise.all(paths.map((path) => product.request('GET', path)));
  return answers.every(({ ok }) => ok);
}

async function examine(dataDir: string): Promise<Finding> {
  const product = await serve(dataDir);
  try {
    await product.signIn();
    const user = await administratorOf(product);
    const filler = await fill(dataDir);
    const { acknowledged, refused, unclean } = await writeUntilRefused(product, user);
    const reads = await readsGoOn(product, user);
    await rm(filler);
    const recovered = await writeNote(product, user);
    const healthy = field(await (await product.request('GET', '/healthz')).json(), 'status') === 'ok';
    await product.stop();
    const all = recovered ? [...acknowledged, recovered] : acknowledged;
    const [missing, sound] = look(dataDir, (database) => [lost(all, notesIn(database)), isSound(database)] as const);
    return {
      ok: refused > 0 && unclean === 0 && reads && recovered !== null && healthy && missing === 0 && sound,
      figure:
        `${refused} writes refused, ${unclean} uncleanly; reads ${reads ? 'go on' : 'fail'}; ` +
        `${recovered ? 'recovered by itself' : 'did not recover'}; ${missing} of ${all.length} acknowledged lost`,
    };
  } finally {
    await product.stop('SIGKILL');
  }
}

/** A full disk: clean refusals, reads go on, and all is well once there is room again. */
export const diskFull = (): Promise<Finding> =>
  inFolder(async (folder) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=700', 'tmpfs', folder]);
    if (mounted.status !== 0) return { ok: true, figure: 'skipped: only root may mount a small disk to fill' };
    try {
      return await examine(folder);
    } finally {
      spawnSync('umount', ['-l', folder]);
    }
  });
