import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '@miraco/db/store';
import { isSound, look, lost, notesIn } from './database.ts';
import { administratorOf, type Finding, inFolder, type Served, serve, writeNote } from './served.ts';

const rounds = 30;
const writesPerSecond = 100;
const users = 10_000;
const images = 20;
const longestStall = 100;

/** Writes under way at once: on a machine that is too slow for the pace, the pace gives way. */
const mostUnderWay = 20;

/** The smallest PNG: what is kept is drawn anew, 512 pixels wide. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function program(name: string, dataDir: string, file: string): Promise<boolean> {
  const path = fileURLToPath(new URL(`../apps/server/src/backup/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path, file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** A practice of some size, so that a backup takes its time. */
async function grow(dataDir: string): Promise<void> {
  const store = await openStore(join(dataDir, 'miraco.sqlite'));
  const people = Array.from({ length: users }, (_, index) => ({
    username: `u${index}`,
    email: `u${index}@example.org`,
    passwordHash: '-',
    firstname: 'Lucía',
    lastname: `Robles ${index}`,
    address: 'Calle Mayor, 1',
    phone: '600 000 000',
    access: 'client',
    createdAt: index,
  }));
  await store.users.registerAll(people, null);
  await store.close();
}

async function upload(product: Served, token: string): Promise<void> {
  const form = new FormData();
  form.append('image', new Blob([dot], { type: 'image/png' }), 'dot.png');
  const options = { method: 'POST', headers: { auth: token }, body: form };
  const answer = await fetch(`${product.url}/api/upload/uploadimage`, options);
  if (!answer.ok) throw new Error(`an upload was answered ${answer.status}`);
}

/** Others, while the backup is made: they write at a steady pace, and read to feel how long they wait. */
function others(product: Served, user: string) {
  const acknowledged: string[] = [];
  let [done, slowest, refused] = [false, 0, 0];
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  let asked = 0;
  const writing = (async () => {
    while (!done) {
      for (
        ;
        pending.size < mostUnderWay && asked < ((performance.now() - began) / 1000) * writesPerSecond;
        asked += 1
      ) {
        const one = writeNote(product, user).then((id) => {
          if (id) acknowledged.push(id);
          else refused += 1;
          pending.delete(one);
        });
        pending.add(one);
      }
      await setTimeout(5);
    }
    await Promise.all(pending);
  })();
  const reading = (async () => {
    while (!done) {
      const sent = performance.now();
      await (await product.request('GET', '/healthz')).text();
      slowest = Math.max(slowest, performance.now() - sent);
      await setTimeout(2);
    }
  })();
  return {
    acknowledged,
    /** Begins to measure anew. */
    calm: () => {
      slowest = 0;
    },
    slowest: () => slowest,
    refused: () => refused,
    rate: () => acknowledged.length / ((performance.now() - began) / 1000),
    stop: async () => {
      done = true;
      await Promise.all([writing, reading]);
    },
  };
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

/** The backup that the product makes by itself, some seconds after its start. */
async function scheduledStall(dataDir: string): Promise<number> {
  const product = await serve(dataDir, { env: { BACKUP_EVERY: '1h' } });
  await product.signIn();
  const around = others(product, await administratorOf(product));
  await setTimeout(2_000);
  around.calm();
  for (let attempt = 0; attempt < 150; attempt += 1) {
    await setTimeout(100);
    const names = await readdir(join(dataDir, 'backups')).catch(() => []);
    if (names.some((name) => name.endsWith('.miraco-backup'))) break;
  }
  const slowest = around.slowest();
  await around.stop();
  await product.stop();
  const made = await readdir(join(dataDir, 'backups')).catch(() => []);
  if (made.length !== 1) throw new Error('the product made no backup by itself');
  return slowest;
}

/** `npm run backup` round after round, while people write. */
async function backUp(folder: string, dataDir: string) {
  const product = await serve(dataDir);
  const token = await product.signIn();
  const user = await administratorOf(product);
  for (let number = 0; number < images; number += 1) await upload(product, token);
  const around = others(product, user);
  // The first seconds of a process are slower than all others.
  await setTimeout(2_000);
  around.calm();
  await setTimeout(3_000);
  const calm = around.slowest();
  around.calm();
  const backups: { file: string; before: string[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = join(folder, `round-${round}`);
    const before = [...around.acknowledged];
    if (await program('make-main', dataDir, file)) backups.push({ file, before });
  }
  const measured = { calm, slowest: around.slowest(), rate: around.rate(), backups };
  await around.stop();
  await product.stop();
  return { ...measured, refused: around.refused() };
}

/** Each backup restores whole, a damaged one is refused, and nobody is held up meanwhile. */
export const backup = (): Promise<Finding> =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    await (await serve(dataDir)).stop();
    await grow(dataDir);
    const { backups, calm, rate, refused, slowest } = await backUp(folder, dataDir);
    let [whole, damagedRefused, megabytes] = [0, 0, 0];
    for (const { file, before } of backups) {
      const target = `${file}-restored`;
      if (await restoresWhole(file, dataDir, target, before)) whole += 1;
      if (await refusesDamage(file, target)) damagedRefused += 1;
      megabytes = (await readFile(file)).length / 1e6;
    }
    const scheduled = await scheduledStall(dataDir);
    const stall = Math.max(slowest, scheduled);
    return {
      ok: whole === rounds && damagedRefused === rounds && stall < longestStall && refused === 0,
      figure:
        `${whole} of ${rounds} backups of ${megabytes.toFixed(0)} MB under ${rate.toFixed(0)} writes/s restored whole, ` +
        `${damagedRefused} damaged ones refused; others waited ${slowest.toFixed(0)} ms at most (${calm.toFixed(0)} ms without a backup), ${scheduled.toFixed(0)} ms in a scheduled one`,
    };
  });
