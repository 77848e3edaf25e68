import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { toWire } from './wire.ts';

interface Batch {
  entries: readonly unknown[];
  /** What to ask after for the following batch; null after the last. */
  next: string | null;
}

/** A batch out of a procedure's answer: the list under `key`, and `next`. */
export function batchIn(answer: unknown, key: string): Batch {
  const { [key]: entries, next } = Object(answer);
  return { entries: Array.isArray(entries) ? entries : [], next: typeof next === 'string' ? next : null };
}

/** The pieces of `{"<key>": [...]}`, each batch asked for once the one before it has been taken. */
async function* pieces(key: string, first: Batch, more: (after: string) => Promise<unknown>) {
  let batch = first;
  yield `{${JSON.stringify(key)}:[`;
  let separator = '';
  while (true) {
    const lines = batch.entries.map((entry) => JSON.stringify(toWire(entry)));
    if (lines.length > 0) yield separator + lines.join(',');
    separator = ',';
    if (batch.next === null) break;
    // Reading and writing are done at once here: without this nobody else would be answered before the end.
    await setImmediate();
    batch = batchIn(await more(batch.next), key);
  }
  yield ']}';
}

/** Sends a list as it is read, so that neither its length nor a slow reader takes memory. */
export function streamBatches(key: string, first: Batch, more: (after: string) => Promise<unknown>): Readable {
  return Readable.from(pieces(key, first, more));
}
