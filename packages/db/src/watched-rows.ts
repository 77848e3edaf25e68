import type { RowChange, StoredRow, StoredValue } from '@miraco/contract/activity';
import type { UserId } from '@miraco/contract/fields';
import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable, SQLiteTable as Table } from 'drizzle-orm/sqlite-core';
import type { Transaction } from './engine.ts';
import { completions } from './schema/completions.ts';
import { couplePurposes } from './schema/couple-purposes.ts';
import { drafts } from './schema/drafts.ts';
import { evaluations } from './schema/evaluations.ts';
import { exercises } from './schema/exercises.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { initialTests } from './schema/initial-tests.ts';
import { manifests } from './schema/manifests.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { personalPurposes } from './schema/personal-purposes.ts';
import { professionalPurposes } from './schema/professional-purposes.ts';
import { prospects } from './schema/prospects.ts';
import { reviews } from './schema/reviews.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { each, many, run, type Work } from './work.ts';

interface Watched {
  name: string;
  key: readonly string[];
  columns: readonly string[];
  /** Columns that name somebody on the team. Of these only is kept whether they name somebody: nothing names those who left. */
  references: readonly string[];
  /** The rows that are answers; undefined for all. */
  only: SQL | undefined;
}

function watched(table: SQLiteTable, only?: SQL): Watched {
  const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
  const single = columns.filter(({ primary }) => primary).map((column) => column.name);
  const key = [...single, ...primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name))];
  const references = foreignKeys
    .map((foreign) => foreign.reference())
    .filter(({ foreignTable }) => is(foreignTable, Table) && foreignTable === users)
    .flatMap((reference) => reference.columns.map((column) => column.name))
    .filter((column) => column !== 'user');
  const own = columns.map((column) => column.name).filter((column) => column !== 'user');
  return { name, key: key.filter((column) => column !== 'user'), columns: own, references, only };
}

const weak = watched(weakTests);
const mediumHard = watched(mediumHardTests);
/** Of the ratings, only what the team decided: the rest is derived. */
const decided = watched(userVirtues, sql`${userVirtues.origin} = 'administrator'`);
const unsent = watched(drafts);

/** The tables that the procedures of a router write, besides what is derived from them. */
const tablesOf: Readonly<Record<string, readonly Watched[]>> = {
  'conscience.initial': [watched(initialTests), unsent],
  'conscience.weak': [weak, unsent],
  'conscience.prospect': [watched(prospects)],
  'conscience.mediumHard': [mediumHard, unsent],
  'conscience.harmful': [watched(harmfulHabits), unsent],
  'conscience.userVirtues': [decided],
  'responsibility.weekly': [watched(weeklyTests), unsent],
  'responsibility.evaluation': [watched(evaluations), unsent],
  'responsibility.training': [watched(exercises)],
  'responsibility.completions': [watched(completions)],
  // A “no” takes the mark of an essential exercise.
  'responsibility.reviews': [watched(reviews), watched(exercises)],
  'responsibility.manifest': [watched(manifests), unsent],
  // A comment is its author's, whoever it is about.
  'responsibility.guides': [],
  'impact.personal': [watched(personalPurposes)],
  'impact.professional': [watched(professionalPurposes)],
  'impact.couple': [watched(couplePurposes)],
  drafts: [unsent],
};

/** The tables that a procedure writes on behalf of a user. */
export function tablesWrittenBy(procedure: string): readonly Watched[] {
  const tables = tablesOf[procedure.slice(0, procedure.lastIndexOf('.'))];
  if (!tables) throw new Error(`it is not known what ${procedure} writes`);
  return tables;
}

const list = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

const keyOf = ({ key }: Watched, row: StoredRow) => JSON.stringify(key.map((column) => row[column]));

function* read(tx: Transaction, table: Watched, user: UserId): Work<Map<string, StoredRow>> {
  const { columns, name, only } = table;
  const query = sql`select ${list(columns)} from ${sql.identifier(name)} where "user" = ${user} ${only ? sql`and ${only}` : sql``}`;
  const rows = yield* many({ all: () => tx.all<StoredRow>(query) });
  return new Map(rows.map((row) => [keyOf(table, row), withoutNames(table, row)]));
}

/** Stands for somebody on the team. */
const somebody = 'team';

function withoutNames({ references }: Watched, row: StoredRow): StoredRow {
  const named = references.map((column): [string, StoredValue] => [column, row[column] == null ? null : somebody]);
  return { ...row, ...Object.fromEntries(named) };
}

const pick = (row: StoredRow, columns: readonly string[]): StoredRow =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/** The columns that differ in two versions of a row; all of them for one that was added or removed. */
function changeOf(table: Watched, before: StoredRow | undefined, after: StoredRow | undefined): RowChange | null {
  const { name, key, columns } = table;
  const changed = columns.filter((column) => !before || !after || before[column] !== after[column]);
  const some = before ?? after;
  if (!some || changed.length === 0) return null;
  return {
    table: name,
    key: pick(some, key),
    before: before ? pick(before, changed) : null,
    after: after ? pick(after, changed) : null,
  };
}

/** Reads a user's rows, in the transaction of a change. The function that it returns reads them again and says what has changed. */
export function* watchRows(tx: Transaction, user: UserId, tables: readonly Watched[]): Work<() => Work<RowChange[]>> {
  const before = yield* each(tables, function* (table) {
    return { table, was: yield* read(tx, table, user) };
  });
  return function* () {
    const changes = yield* each(before, function* ({ table, was }) {
      const after = yield* read(tx, table, user);
      return [...new Set([...was.keys(), ...after.keys()])]
        .map((key) => changeOf(table, was.get(key), after.get(key)))
        .filter((change) => change !== null);
    });
    return changes.flat();
  };
}

const whereKey = (change: RowChange, user: UserId) =>
  sql.join(
    [
      sql`"user" = ${user}`,
      ...Object.entries(change.key).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    ],
    sql` and `,
  );

/** Whether a row is as a change left it, apart from who is named there. */
export function* isAsLeft(tx: Transaction, user: UserId, table: Watched, change: RowChange): Work<boolean> {
  const present = (yield* read(tx, table, user)).get(keyOf(table, change.key));
  const { after } = change;
  if (!after || !present) return !after && !present;
  return Object.entries(after).every(
    ([column, value]) => table.references.includes(column) || present[column] === value,
  );
}

const runSql = (tx: Transaction, statement: SQL) => run({ run: () => tx.run(statement) });

/** Gives a row the values that it had before a change; `undoer` takes the place of those who are named there. */
export function* takeBack(
  tx: Transaction,
  { user, undoer }: { user: UserId; undoer: UserId },
  table: Watched,
  change: RowChange,
): Work<void> {
  const name = sql.identifier(table.name);
  if (!change.before) {
    yield* runSql(tx, sql`delete from ${name} where ${whereKey(change, user)}`);
    return;
  }
  const values = Object.entries(change.before).map(([column, value]): [string, StoredValue] => [
    column,
    table.references.includes(column) && value !== null ? undoer : value,
  ]);
  if (change.after) {
    const set = values.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    yield* runSql(tx, sql`update ${name} set ${sql.join(set, sql`, `)} where ${whereKey(change, user)}`);
    return;
  }
  // The derived rating of a virtue may have taken the place of the one that the team decided.
  yield* runSql(tx, sql`delete from ${name} where ${whereKey(change, user)}`);
  const columns = ['user', ...values.map(([column]) => column)];
  const row = sql.join(
    [user, ...values.map(([, value]) => value)].map((value) => sql`${value}`),
    sql`, `,
  );
  yield* runSql(tx, sql`insert into ${name} (${list(columns)}) values (${row})`);
}
