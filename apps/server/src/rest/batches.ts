import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { RestList } from './row.ts';

interface Batch {
  entries: readonly unknown[];
  /** The id after which the next batch begins; null after the last one. */
  next: string | null;
}

/** Reads a batch from a procedure's answer: the list under `key`, and `next`. */
export function batchIn(answer: unknown, key: string): Batch {
  const { [key]: entries, next } = Object(answer);
  return { entries: Array.isArray(entries) ? entries : [], next: typeof next === 'string' ? next : null };
}

/** The chunks of `{"<key>": [...]}`. Each batch is read after the one before it was consumed. */
async function* pieces({ key, encode }: RestList, first: Batch, more: (after: string) => Promise<unknown>) {
  let batch = first;
  yield `{${JSON.stringify(key)}:[`;
  let separator = '';
  while (true) {
    const lines = batch.entries.map((one) => JSON.stringify(encode(one)));
    if (lines.length > 0) yield separator + lines.join(',');
    separator = ',';
    if (batch.next === null) break;
    // Reads are synchronous: without this pause, other requests would wait until the end of the list.
    await setImmediate();
    batch = batchIn(await more(batch.next), key);
  }
  yield ']}';
}

/** Streams a list while it is read, so that neither a long list nor a slow reader takes memory. */
export function streamBatches(list: RestList, first: Batch, more: (after: string) => Promise<unknown>): Readable {
  return Readable.from(pieces(list, first, more));
}
