import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError } from '@miraco/contract/app-error';
import type { Answer, Question, Report } from './decoder-process.ts';
import type { Drawn, PictureShape } from './reencode.ts';

const megabyte = 1024 * 1024;

/** Times are in milliseconds. */
export const decoderLimits = {
  /** What the process may hold in memory. A progressive JPEG of 50 megapixels takes 235 MB, or 385 with its colours in full. */
  residentBytes: 400 * megabyte,
  watchEvery: 50,
  /** For a picture, with the start of the process: a slow machine that is busy needs them. */
  time: 20_000,
  timeOfMegapixel: 1_000,
  /** Without work, the process ends. */
  idle: 60_000,
  /** Of the files that wait for their turn, in the memory of the product. */
  waitingBytes: 64 * megabyte,
  /** Linux shows the memory of another process; elsewhere the process reports its own. */
  showsMemory: process.platform === 'linux',
};

export type DecoderLimits = typeof decoderLimits;

const module = new URL('./decoder-process.ts', import.meta.url);

const unreadable = () => new AppError('pictureUnreadable', { field: 'image' });

/** 0 if the process has ended. Read at once: the threads that read files may all be busy with passwords. */
function residentBytesOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** A process that answers one question at a time, and is ended as soon as it exceeds its limits. */
function startProcess({ residentBytes, showsMemory, watchEvery }: DecoderLimits) {
  const child = fork(fileURLToPath(module), showsMemory ? [] : ['--report'], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let reported = 0;
  let answered = (_answer: Answer) => {};
  child.on('message', (message: Answer | Report) => {
    if ('residentBytes' in message) reported = message.residentBytes;
    else answered(message);
  });
  const ended = new Promise<null>((resolve, reject) => {
    child.once('exit', () => resolve(null));
    // It could not be started.
    child.on('error', reject);
  });
  ended.catch(() => {});
  const end = () => child.kill('SIGKILL');
  const residentNow = () => (showsMemory ? residentBytesOf(child.pid) : reported);

  /** @throws AppError pictureUnreadable if the process has ended instead of answering, or what it refuses */
  async function ask(question: Question, time: number) {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answered = resolve;
    const watch = setInterval(() => residentNow() > residentBytes && end(), watchEvery);
    const timer = setTimeout(end, time);
    try {
      // A process that has ended meanwhile is noticed by that.
      child.send(question, () => {});
      const answer = await Promise.race([promise, ended]);
      if (!answer) throw unreadable();
      if ('refused' in answer) throw new AppError(answer.refused, { field: 'image' });
      return answer;
    } finally {
      clearInterval(watch);
      clearTimeout(timer);
    }
  }

  return { ask, end, ended, isUsable: () => child.connected && !child.killed };
}

/**
 * Pictures are decoded one after the other, in a process that starts with the first one: what a library does with the bytes of strangers
 * costs neither the memory of the product nor, if it crashes, anything but that picture (docs/decisions/0028).
 */
export function createDecoder(limits: DecoderLimits = decoderLimits) {
  let turn: Promise<unknown> = Promise.resolve();
  let current: ReturnType<typeof startProcess> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waitingBytes = 0;
  let isClosed = false;

  function running() {
    if (isClosed) throw new AppError('unavailable');
    if (!current?.isUsable()) current = startProcess(limits);
    return current;
  }

  async function draw(
    bytes: Uint8Array,
    shape: PictureShape,
    admit: (pixels: number) => Promise<void>,
  ): Promise<Drawn> {
    clearTimeout(idle);
    const { ask, end } = running();
    try {
      const read = await ask({ read: bytes }, limits.time);
      if (!('pixels' in read)) throw unreadable();
      await admit(read.pixels);
      const megapixels = read.pixels / 1_000_000;
      const answer = await ask({ draw: shape }, limits.time + megapixels * limits.timeOfMegapixel);
      if (!('drawn' in answer)) throw unreadable();
      return answer.drawn;
    } finally {
      idle = setTimeout(end, limits.idle).unref();
    }
  }

  return {
    /**
     * Decodes and re-encodes a picture. `admit` receives the number of its pixels before they are decoded, and throws if that is too many
     * for now.
     * @throws AppError notAnImage; tooLarge for more pixels than may be decoded; pictureUnreadable if that takes too much memory or time;
     * tooManyRequests if too many wait
     */
    draw: async (...[bytes, ...others]: Parameters<typeof draw>): Promise<Drawn> => {
      if (waitingBytes + bytes.length > limits.waitingBytes) {
        throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(limits.time / 1000) });
      }
      waitingBytes += bytes.length;
      const mine = turn.then(() => draw(bytes, ...others));
      turn = mine.catch(() => undefined);
      return mine.finally(() => {
        waitingBytes -= bytes.length;
      });
    },

    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      current?.end();
      await current?.ended.catch(() => {});
    },
  };
}
