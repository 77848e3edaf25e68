import { setTimeout } from 'node:timers/promises';
import { field, type Served, writeNote } from './served.ts';
import type { Writers } from './writers.ts';

const writesPerSecond = 100;

/** Writes under way at once: on a machine that is too slow for the pace, the pace gives way, and the figure says so. */
const mostUnderWay = 20;

/** How things went since it was begun to measure. Milliseconds. */
export interface Pace {
  /** Writes acknowledged in a second. */
  rate: number;
  /** The longest that the event loop of the product was held up. */
  stall: number;
  /** The same without the time in which it was ready to run and others had the processors: only its own work. */
  own: number;
  /** The slowest answer, as it is felt outside: it has the waiting of this process in it too. */
  slowest: number;
}

/**
 * Others, while a backup is made: they write at a steady pace, and read to feel how long they wait. The product has to be served with
 * `loop-preload.ts`.
 */
export function others(product: Served, writers: Writers) {
  const acknowledged: string[] = [];
  let [done, slowest, refused, asked, counted] = [false, 0, 0, 0, 0];
  let began = performance.now();
  const pending = new Set<Promise<void>>();
  const secondsGone = () => (performance.now() - began) / 1000;

  function writeOne(): void {
    const one = writeNote(product, writers).then((note) => {
      if (note) acknowledged.push(note);
      else refused += 1;
      pending.delete(one);
    });
    pending.add(one);
  }

  async function write(): Promise<void> {
    while (!done) {
      for (; pending.size < mostUnderWay && asked < secondsGone() * writesPerSecond; asked += 1) writeOne();
      await setTimeout(5);
    }
    await Promise.all(pending);
  }

  async function read(): Promise<void> {
    while (!done) {
      const sent = performance.now();
      await (await product.request('GET', '/healthz')).text();
      slowest = Math.max(slowest, performance.now() - sent);
      await setTimeout(2);
    }
  }

  const both = Promise.all([write(), read()]);
  return {
    acknowledged,
    refused: () => refused,
    /** How it went since this was asked last. */
    pace: async (): Promise<Pace> => {
      const loop = await product.ask();
      const pace = {
        rate: (acknowledged.length - counted) / secondsGone(),
        stall: Number(field(loop, 'stall')),
        own: Number(field(loop, 'own')),
        slowest,
      };
      [began, asked, counted, slowest] = [performance.now(), 0, acknowledged.length, 0];
      return pace;
    },
    stop: async () => {
      done = true;
      await both;
    },
  };
}
