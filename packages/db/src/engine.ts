import type { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Work } from './work.ts';

/** Drizzle's queries. Their answers come at once or later, as the engine has it. */
export type Queries = BaseSQLiteDatabase<'sync' | 'async', { changes: number }>;

declare const running: unique symbol;

/** The queries within a change: what takes them may rely on the rows that it reads until the change is stored. */
export type Transaction = Queries & { readonly [running]: true };

/** Takes part in a change, or reads outside of one. */
export type Reader = Pick<Queries, 'select'>;

/**
 * Whose rows a change reads and writes: changes for different users may run at the same time, and one for `everybody` runs alone.
 * `oneStatement` is for a single statement whose rule, if there is one, is in its own conditions.
 */
export type Scope = { readonly user: UserId } | 'everybody' | 'oneStatement';

/** Of three characters or more anywhere, or shorter ones at the beginnings of words. */
type SearchedWords = { readonly anywhere: readonly string[] } | { readonly atBeginnings: readonly string[] };

/** What the engines write differently in SQL. */
export interface Dialect {
  /** The members of a JSON list of texts, as a subquery. */
  membersOf: (list: SQLWrapper) => SQL;
  contains: (text: SQL, part: string) => SQL;
  /** Whether a column of JSON has a key. */
  hasKey: (column: SQLWrapper, key: string) => SQL;
  /** A column of JSON without a key. */
  withoutKey: (column: SQLWrapper, key: string) => SQL;
  /** A condition for rows to which another condition leads by its index. */
  checked: (condition: SQL) => SQL;
  /** The users that an index leads to. */
  usersLedBy: (index: string, lead: SQL | undefined) => SQL;
  /** The ids of the newest users whose names, username and address have all of these words, `most` at most. */
  usersWith: (words: SearchedWords, most: number) => SQL;
}

export interface Engine {
  readonly dialect: Dialect;
  /** Runs several statements on the rows of one moment. */
  read: <Result>(work: () => Work<Result>) => Promise<Result>;
  /** Makes a change: all of it or nothing. It is on disk when this resolves. */
  write: <Result>(scope: Scope, change: (tx: Transaction) => Work<Result>) => Promise<Result>;
  /** Whether a row was refused because the row that it references is gone. */
  isMissingReference: (error: unknown) => boolean;
  /** Whether a row was refused because there is one with the same key already. */
  isRepetition: (error: unknown) => boolean;
  /** Runs a job that one process does at a time, after that of another one. */
  alone: <Result>(job: string, work: () => Promise<Result>) => Promise<Result>;
  /**
   * Runs such a job unless another process runs it now. Returns whether it has. Once `isAlone` says no, another process may have begun
   * it: the connection that kept others from it is lost.
   */
  unlessElsewhere: (job: string, work: (isAlone: () => boolean) => Promise<void>) => Promise<boolean>;
  /** Tells other processes what this one serves. Returns whether all that run now say the same. */
  announce: (served: string) => Promise<boolean>;
  /** The bytes that the database takes; null for a file. */
  databaseBytes: () => Promise<number | null>;
  /** Takes what was deleted out of the files, where the engine does not do so by itself. */
  forgetDeleted: () => Promise<void>;
  /** Whether the database answers. */
  ping: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Runs a change of a user's rows, within it: checks it before, or adds rows about it. */
export interface Recording {
  /** Whose rows it reads itself, for a change of one statement: with the record it has several. */
  user: UserId;
  record: <Result>(tx: Transaction, change: () => Work<Result>) => Work<Result>;
}

export type Connection = Queries & {
  readonly engine: Engine;
  readonly recording: AsyncLocalStorage<Recording>;
};

/** Runs several statements on the rows of one moment. A single statement needs none of this. */
export function read<Result>(db: Connection, work: () => Work<Result>): Promise<Result> {
  return db.engine.read(work);
}

/** A change with its record, which is several statements. */
function recorded<Result>(
  recording: Recording | undefined,
  scope: Scope,
  change: (tx: Transaction) => Work<Result>,
): [Scope, (tx: Transaction) => Work<Result>] {
  if (!recording) return [scope, change];
  const { user, record } = recording;
  return [scope === 'oneStatement' ? { user } : scope, (tx) => record(tx, () => change(tx))];
}

/**
 * The only way to write. `change` is atomic and on disk when this resolves: the rows that it reads are as it left them until then. An
 * engine may run it again from its beginning, so it has no other effects.
 * @throws AppError notFound if the user or record that a row belongs to was removed since it was looked up
 */
export function write<Result>(
  db: Connection,
  scope: Scope,
  change: (tx: Transaction) => Work<Result>,
): Promise<Result> {
  const { engine, recording } = db;
  return engine.write(...recorded(recording.getStore(), scope, change)).catch((error: unknown) => {
    throw engine.isMissingReference(error) ? new AppError('notFound') : error;
  });
}

/**
 * Runs `work`, which may be async. Each `write` begun in it goes through `record`, within the change: a change and its record are stored
 * together or not at all. Within another recording, that one comes first.
 */
export function recordWrites<Result>(db: Connection, recording: Recording, work: () => Result): Result {
  const outer = db.recording.getStore();
  const both: Recording | undefined = outer && {
    user: recording.user,
    record: (tx, change) => outer.record(tx, () => recording.record(tx, change)),
  };
  return db.recording.run(both ?? recording, work);
}
