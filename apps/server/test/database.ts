import { DatabaseSync } from 'node:sqlite';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

export type Value = string | number | null | Uint8Array;
export type Row = Record<string, Value>;

interface Statement {
  get: (...values: Value[]) => Row | undefined;
  all: (...values: Value[]) => Row[];
  run: (...values: Value[]) => void;
}

/** A connection of the tests' own, to look behind the answers. It answers at once on both engines. */
export interface Database {
  prepare: (sql: string) => Statement;
  exec: (sql: string) => void;
  close: () => void;
}

/** The milliseconds that PostgreSQL has for an answer: it waits for a lock that the product holds, if at all. */
const patience = 15_000;

/** The same SQL for PostgreSQL, which has numbers for parameters, and where `user` is not a column but who is connected. */
function translated(sql: string): string {
  let number = 0;
  return sql.replaceAll(/(?<!["'\w.])user(?!["'\w])/g, '"user"').replaceAll('?', () => {
    number += 1;
    return `$${number}`;
  });
}

type Reply = { rows: Row[] } | { message: string };

function openPostgres(url: string): Database {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./postgres-worker.ts', import.meta.url), {
    workerData: { url, port: theirs, answered },
    transferList: [theirs],
  });
  worker.unref();
  /** Waits for the thread that talks to PostgreSQL. */
  function ask(sql: string, values: Value[] = []): Row[] {
    Atomics.store(answered, 0, 0);
    ours.postMessage({ sql: translated(sql), values });
    if (Atomics.wait(answered, 0, 0, patience) === 'timed-out') throw new Error(`PostgreSQL has not answered: ${sql}`);
    const reply = receiveMessageOnPort(ours)?.message as Reply;
    if ('message' in reply) throw new Error(`${reply.message}: ${sql}`);
    return reply.rows;
  }
  return {
    prepare: (sql) => ({
      get: (...values) => ask(sql, values)[0],
      all: (...values) => ask(sql, values),
      run: (...values) => void ask(sql, values),
    }),
    exec: (sql) => void ask(sql),
    close: () => {
      ask('');
      ours.close();
      void worker.terminate();
    },
  };
}

/** Opens the database of a product by the address of PostgreSQL, or the name of a SQLite file. */
export function openDatabase(target: string): Database {
  return target.startsWith('postgres:') ? openPostgres(target) : (new DatabaseSync(target) as Database);
}
