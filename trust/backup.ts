import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { kept } from '@miraco/domain/caps';
import { isSound, look, lost, notesIn } from './database.ts';
import { others, type Pace } from './others.ts';
import { addPeople } from './people.ts';
import { type Effort, type Finding, field, inFolder, type Served, serve, start } from './served.ts';
import { addWriters, type Writers } from './writers.ts';

/** Others write 100 times a second. Below this rate the result says nothing about a product in use. */
const leastWritesPerSecond = 80;
/** A practice of some size, so that a backup takes its time. */
const users = 10_000;
/** A user keeps no more that are shown nowhere. */
const images = kept.unusedImages;
const longestStall = 100;

/** The smallest PNG; it is stored re-encoded, 512 pixels wide. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function program(name: string, dataDir: string, file: string): Promise<boolean> {
  const path = fileURLToPath(new URL(`../apps/server/src/backup/${name}.ts`, import.meta.url));
  const child = start(process.execPath, [path, file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

async function upload(product: Served, token: string): Promise<void> {
  const form = new FormData();
  form.append('image', new Blob([dot], { type: 'image/png' }), 'dot.png');
  const options = { method: 'POST', headers: { auth: token }, body: form };
  const answer = await fetch(`${product.url}/api/upload/uploadimage`, options);
  if (!answer.ok) throw new Error(`an upload returned ${answer.status}`);
}

const isSame = async (folder: string, other: string) => {
  const names = (await readdir(folder)).sort();
  if (names.join() !== (await readdir(other)).sort().join()) return false;
  const pairs = names.map(async (name) =>
    (await readFile(join(folder, name))).equals(await readFile(join(other, name))),
  );
  return names.length === images && (await Promise.all(pairs)).every(Boolean);
};

/** Whether everything that was acknowledged before the backup began is there after a restore, and people can sign in. */
async function restoresWhole(
  file: string,
  original: string,
  target: string,
  before: readonly string[],
): Promise<boolean> {
  if (!(await program('restore-main', target, file))) return false;
  const whole = look(target, (database) => isSound(database) && lost(before, notesIn(database)) === 0);
  const same = await isSame(join(original, 'images'), join(target, 'images'));
  const product = await serve(target);
  const signsIn = await product.signIn().then(Boolean, () => false);
  await product.stop();
  return whole && same && signsIn;
}

/** Whether a file with one byte changed, somewhere, is refused and leaves the folder as it was. */
async function refusesDamage(file: string, folder: string): Promise<boolean> {
  const bytes = await readFile(file);
  const at = Math.floor(Math.random() * bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
  const damaged = `${file}.damaged`;
  await writeFile(damaged, bytes);
  const before = (await readdir(folder, { recursive: true })).sort().join();
  const database = await readFile(join(folder, 'miraco.sqlite'));
  const accepted = await program('restore-main', folder, damaged);
  const after = (await readdir(folder, { recursive: true })).sort().join();
  return !accepted && before === after && database.equals(await readFile(join(folder, 'miraco.sqlite')));
}

const loop = ['--import', fileURLToPath(new URL('./loop-preload.ts', import.meta.url))];

/** Whether the product reports a backup to an administrator. */
async function reportsBackup(product: Served): Promise<boolean> {
  const health: unknown = await (await product.request('GET', '/healthz?full')).json();
  return Number(field(field(field(health, 'backups'), 'last'), 'bytes')) > 0;
}

/** The automatic backup some seconds after the start. */
async function backUpByItself(dataDir: string, writers: Writers): Promise<Pace> {
  const product = await serve(dataDir, { env: { BACKUP_EVERY: '1h' }, nodeArgs: loop, talks: true });
  await product.signIn();
  const around = others(product, writers);
  await setTimeout(2_000);
  await around.pace();
  let reported = false;
  for (let attempt = 0; attempt < 150 && !reported; attempt += 1) {
    await setTimeout(100);
    reported = await reportsBackup(product);
  }
  const pace = await around.pace();
  await around.stop();
  await product.stop();
  if (!reported) throw new Error('the product has reported no automatic backup');
  return pace;
}

/** `npm run backup` round after round, while people write. */
async function backUp(folder: string, dataDir: string, writers: Writers, rounds: number) {
  const product = await serve(dataDir, { nodeArgs: loop, talks: true });
  const token = await product.signIn();
  for (let number = 0; number < images; number += 1) await upload(product, token);
  const around = others(product, writers);
  // The first seconds of a process are slower than all others.
  await setTimeout(2_000);
  await around.pace();
  await setTimeout(3_000);
  const calm = await around.pace();
  const backups: { file: string; before: string[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = join(folder, `round-${round}`);
    const before = [...around.acknowledged];
    if (await program('make-main', dataDir, file)) backups.push({ file, before });
  }
  const pace = await around.pace();
  await around.stop();
  await product.stop();
  return { backups, calm, pace, refused: around.refused() };
}

const paceText = ({ rate, stall, own, slowest }: Pace) =>
  `${rate.toFixed(0)} writes/s, event loop held up ${stall.toFixed(0)} ms at most (${own.toFixed(0)} ms but for waiting for a ` +
  `processor), slowest answer ${slowest.toFixed(0)} ms`;

/** Each backup restores completely, a damaged one is refused, and no request is delayed meanwhile. */
export const backup = ({ rounds = 30 }: Effort): Promise<Finding> =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    await (await serve(dataDir)).stop();
    await addPeople(dataDir, users);
    const writers = await addWriters(dataDir);
    const { backups, calm, pace, refused } = await backUp(folder, dataDir, writers, rounds);
    let [whole, damagedRefused, megabytes] = [0, 0, 0];
    for (const { file, before } of backups) {
      const target = `${file}-restored`;
      if (await restoresWhole(file, dataDir, target, before)) whole += 1;
      if (await refusesDamage(file, target)) damagedRefused += 1;
      megabytes = (await readFile(file)).length / 1e6;
    }
    const byItself = await backUpByItself(dataDir, writers);
    const inUse = [pace, byItself].every(({ rate }) => rate >= leastWritesPerSecond);
    const stall = Math.max(pace.stall, byItself.stall);
    return {
      ok: whole === rounds && damagedRefused === rounds && inUse && stall < longestStall && refused === 0,
      figure:
        `${whole} of ${rounds} backups of ${megabytes.toFixed(0)} MB restored whole, ${damagedRefused} damaged ones refused, ` +
        `${refused} writes refused; during backups ${paceText(pace)}; in a scheduled one ${paceText(byItself)}; without any ${paceText(calm)}` +
        `${inUse ? '' : `; fewer than ${leastWritesPerSecond} writes/s prove nothing`}`,
    };
  });
