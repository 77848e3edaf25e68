import { Column, fillPlaceholders, is, SQL, type SQLChunk, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect, type SQLiteInsertConfig } from 'drizzle-orm/sqlite-core';
import { type RemotePreparedQuery, SQLiteRemoteSession } from 'drizzle-orm/sqlite-proxy';
import { type ClientBase, type Pool, types } from 'pg';
import { Statement } from '../../work.ts';
import { asUnavailable } from './errors.ts';
import { limits, within } from './limits.ts';

/** Values as SQLite has them, so that the columns of the tables decode those of both engines: numbers, and 1 and 0 for booleans. */
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.NUMERIC, Number],
  [types.builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
]);

export const valuesAsInSqlite = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? types.getTypeParser(id, format as 'text'),
};

/** The columns of a conflict, in `on conflict (…) do …`, without their table. */
function withoutTable(conflict: SQL): SQL {
  const [on, target, ...rest] = conflict.queryChunks;
  const columns = is(target, SQL) ? target.queryChunks.flat().filter((chunk) => is(chunk, Column)) : [];
  const names = columns.map(({ name }) => sql.identifier(name));
  return names.length === 0 ? conflict : new SQL([on, sql`(${sql.join(names, sql`, `)})`, ...rest] as SQLChunk[]);
}

/** The SQL that Drizzle writes for SQLite is PostgreSQL's, too, but for parameters and conflicts. */
class PostgresDialect extends SQLiteAsyncDialect {
  override escapeParam = (number: number) => `$${number + 1}`;

  override buildInsertQuery(config: SQLiteInsertConfig): SQL {
    const { onConflict } = config;
    return super.buildInsertQuery(onConflict ? { ...config, onConflict: onConflict.map(withoutTable) } : config);
  }
}

type PrepareArguments = Parameters<SQLiteRemoteSession<Record<string, never>, Record<string, never>>['prepareQuery']>;
type Parameters_ = Readonly<Record<string, unknown>>;

/**
 * PostgreSQL has no text with the character NUL, and refuses to look for one. Texts to be stored are rid of it before: this one finds
 * nothing, as in SQLite.
 */
const withoutNul = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\u{fffd}') : value);

const notUsed = () => Promise.reject(new Error('statements are sent by their own client'));

/** Drizzle's queries as statements of PostgreSQL, which are sent once they are awaited or yielded. */
class PostgresSession extends SQLiteRemoteSession<Record<string, never>, Record<string, never>> {
  readonly #pool: Pool;
  #prepared = 0;

  constructor(pool: Pool, dialect: PostgresDialect) {
    super(notUsed, dialect, undefined);
    this.#pool = pool;
  }

  /** PostgreSQL plans a statement with a name once on each connection. */
  override prepareQuery(...query: PrepareArguments): never {
    this.#prepared += 1;
    return this.#sent(query, `statement_${this.#prepared}`);
  }

  override prepareOneTimeQuery(...query: PrepareArguments): never {
    return this.#sent(query, undefined);
  }

  /** The query, with answers that are not promises but statements: Drizzle only hands them on. */
  #sent(query: PrepareArguments, name: string | undefined): never {
    const prepared: RemotePreparedQuery = super.prepareQuery(...query);
    const [{ sql: text, params }, fields, , , mapper] = query;
    const rowMode = fields || mapper ? ('array' as const) : undefined;
    const statement = <Answer>(
      parameters: Parameters_ | undefined,
      answerOf: (rows: unknown[][], changes: number) => Answer,
      mode: 'array' | undefined = rowMode,
    ) => {
      const values = fillPlaceholders(params, parameters ?? {}).map(withoutNul);
      return new Statement(async (client) => {
        const config = { text, values, types: valuesAsInSqlite, ...(mode && { rowMode: mode }), ...(name && { name }) };
        const sent = ((client as ClientBase | undefined) ?? this.#pool).query(within(limits.answer, config));
        const { rows, rowCount } = await sent.catch(asUnavailable);
        return answerOf(rows as unknown[][], rowCount ?? 0);
      });
    };
    return Object.assign(prepared, {
      run: (parameters?: Parameters_) => statement(parameters, (_rows, changes) => ({ changes })),
      all: (parameters?: Parameters_) => statement(parameters, (rows) => prepared.mapAllResult(rows)),
      get: (parameters?: Parameters_) => statement(parameters, ([row]) => prepared.mapGetResult(row)),
      values: (parameters?: Parameters_) => statement(parameters, (rows) => rows, 'array'),
    }) as never;
  }
}

export const createSession = (pool: Pool) => {
  const dialect = new PostgresDialect();
  return { dialect, session: new PostgresSession(pool, dialect) };
};
