import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { avifBombs } from './bombs/avif.ts';
import { jpegBombs } from './bombs/jpeg.ts';
import { pngBombs } from './bombs/png.ts';
import { webpAndGifBombs } from './bombs/webp-gif.ts';
import { childrenOf, peakMegabytes, residentMegabytes } from './memory.ts';
import { png } from './odd-pictures.ts';
import { type Finding, inFolder, type Served, serve } from './served.ts';
import { tokensOf, upload } from './uploads.ts';

/** How many megabytes the product may hold, and how long others may wait (p95), in milliseconds. */
const [mostMemory, patience] = [300, 100];

/** Uploads at once. A user may have 150 megapixels decoded in ten minutes: three pictures of 49. */
const [atOnce, eachUser] = [4, 3];

/** The bytes of an upload that the form takes. */
const mostBytes = 5 * 1024 * 1024;

/** The times of answers to somebody who looks at their own account. */
async function others({ request }: Served, token: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const answer = await request('GET', '/trpc/account.me', undefined, token);
    await answer.text();
    times.push(answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
    await setTimeout(20);
  }
  return times.sort((one, other) => one - other);
}

/** The most that processes of the product have held, in megabytes. */
async function watchChildren(product: Served, isOver: () => boolean): Promise<number> {
  let most = 0;
  while (!isOver()) {
    for (const child of await childrenOf(product.pid)) most = Math.max(most, (await residentMegabytes(child)) ?? 0);
    await setTimeout(10);
  }
  return most;
}

/** Sends all, some at once. Returns the number of answers of each status, and a line for each that should not be. */
async function sendAll(product: Served, tokens: readonly string[], bombs: readonly [string, Buffer][]) {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let next = 0;
  const send = async () => {
    for (let index = next++; index < bombs.length; index = next++) {
      const [what, bytes] = bombs[index] ?? ['', Buffer.alloc(0)];
      const began = performance.now();
      const status = await upload(product, tokens[Math.floor(index / eachUser)] ?? '', bytes).then(
        (answer) => answer.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (process.env.TRUST_VERBOSE) console.error(status, `${Math.round(performance.now() - began)} ms`, what);
      if (![200, 413, 415].includes(status)) wrong.push(`${what}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  return { statuses, wrong };
}

/** Whether the library of pictures is in the memory of the product itself. */
const hasLibrary = async (pid: number | undefined) =>
  (await readFile(`/proc/${pid}/maps`, 'utf8').catch(() => '')).includes('libvips');

/** Small files that make libraries take gigabytes or minutes: the product does not notice, nor do others. */
export const pictureBombs = (): Promise<Finding> =>
  inFolder(async (dataDir) => {
    const bombs = Object.entries({ ...pngBombs(), ...jpegBombs(), ...webpAndGifBombs(), ...avifBombs() });
    const tooLarge = bombs.filter(([, bytes]) => bytes.length > mostBytes).map(([what]) => `${what}: more than 5 MB`);
    const product = await serve(dataDir);
    const [other = '', ...tokens] = await tokensOf(product, Math.ceil(bombs.length / eachUser) + 1);
    let over = false;
    const meanwhile = Promise.all([others(product, other, () => over), watchChildren(product, () => over)]);
    const { statuses, wrong } = await sendAll(product, tokens, bombs);
    over = true;
    const [times, ofChildren] = await meanwhile;
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    const alive = await product.request('GET', '/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    const last = await upload(product, other, png(64)).then(
      ({ status }) => status,
      () => 0,
    );
    const [peak, inside] = [await peakMegabytes(product.pid), await hasLibrary(product.pid)];
    await product.stop();
    for (const line of [...tooLarge, ...wrong]) console.error(line);
    const answers = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ');
    return {
      ok:
        tooLarge.length + wrong.length === 0 &&
        alive &&
        last === 200 &&
        !inside &&
        p95 < patience &&
        (peak ?? 0) < mostMemory,
      figure: `${bombs.length} bombs: answers ${answers}; the product held ${peak ?? 'an unknown number of'} MB at most${inside ? ', with the library in it' : ''}, the process that decodes ${ofChildren}; ${times.length} answers to others, p95 ${p95.toFixed(0)} ms; a picture after it: ${last}`,
    };
  });
