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
  readonly engine: 'sqlite' | 'postgres';
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
    // The notification of the answer before may come only now: it wakes, and nothing is answered yet.
    while (Atomics.load(answered, 0) === 0) {
      if (Atomics.wait(answered, 0, 0, patience) === 'timed-out')
        throw new Error(`PostgreSQL has not answered: ${sql}`);
    }
    const reply = receiveMessageOnPort(ours)?.message as Reply;
    if ('message' in reply) throw new Error(`${reply.message}: ${sql}`);
    return reply.rows;
  }
  return {
    engine: 'postgres',
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
  if (target.startsWith('postgres:')) return openPostgres(target);
  return Object.assign(new DatabaseSync(target), { engine: 'sqlite' as const }) as Database;
}

type Write = 'insert' | 'delete';

/** What the engines say differently about their tables. */
const catalogs = {
  sqlite: {
    tables: "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'",
    columns: 'select name, type from pragma_table_info(?)',
    references: 'select "from" as "column", "table", on_delete as "onDelete" from pragma_foreign_key_list(?)',
    danglingRows: 'pragma foreign_key_check',
    drop: (tables: readonly string[]) =>
      `pragma foreign_keys = off; ${tables.map((table) => `drop table ${table};`).join(' ')}`,
    fail: (write: Write, table: string) =>
      `create trigger failing before ${write} on ${table} begin select raise(abort, 'the disk is full'); end`,
    repair: 'drop trigger if exists failing',
  },
  postgres: {
    tables: "select tablename as name from pg_tables where schemaname = 'public'",
    columns: `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ? order by ordinal_position`,
    references: `select own.column_name as "column", other.table_name as "table", delete_rule as "onDelete"
      from information_schema.referential_constraints
      join information_schema.key_column_usage own using (constraint_schema, constraint_name)
      join information_schema.constraint_column_usage other using (constraint_schema, constraint_name)
      where own.table_name = ?`,
    // Its foreign keys always hold.
    danglingRows: null,
    drop: (tables: readonly string[]) => `drop table ${tables.join(', ')} cascade`,
    fail: (write: Write, table: string) =>
      `create function failing() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
       create trigger failing before ${write} on ${table} for each row execute function failing()`,
    repair: 'drop function if exists failing cascade',
  },
};

/** All tables but SQLite's own: also those of the migrations, and of the search. */
export const tableNames = (database: Database): string[] =>
  database
    .prepare(catalogs[database.engine].tables)
    .all()
    .map(({ name }) => String(name));

/** The columns of a table with the names that the engine has for their types. */
export const columnsOf = (database: Database, table: string) =>
  database
    .prepare(catalogs[database.engine].columns)
    .all(table)
    .map(({ name, type }) => ({ name: String(name), type: String(type) }));

/** The foreign keys of a table: the column, the table that it references, and what follows there from a deletion, in SQL's words. */
export const referencesOf = (database: Database, table: string) =>
  database
    .prepare(catalogs[database.engine].references)
    .all(table)
    .map((row) => ({ column: String(row.column), table: String(row.table), onDelete: String(row.onDelete) }));

/** The rows whose foreign keys reference nothing. */
export function danglingRows(database: Database): Row[] {
  const { danglingRows: sql } = catalogs[database.engine];
  return sql === null ? [] : database.prepare(sql).all();
}

/** Drops tables whatever references them. */
export const dropTables = (database: Database, tables: readonly string[]): void =>
  database.exec(catalogs[database.engine].drop(tables));

/** Makes these writes of one table fail. Returns how to repair it, which may be done more than once. */
export function failOn(database: Database, write: Write, table: string): () => void {
  const { fail, repair } = catalogs[database.engine];
  database.exec(fail(write, table));
  return () => database.exec(repair);
}
