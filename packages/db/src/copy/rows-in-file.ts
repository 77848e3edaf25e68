import type Sqlite from 'better-sqlite3';
import { batchSize, positionOf, type Row, type WritableRows } from './rows.ts';
import type { CopiedTable } from './tables.ts';

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const columnsOf = ({ columns }: CopiedTable) => columns.map(({ name }) => name);

/** The rows of a file. The transaction is the caller's. */
export function rowsInFile(client: Sqlite.Database): WritableRows {
  return {
    async *batches(table) {
      const select = `select ${list(columnsOf(table))} from "${table.name}" order by ${list(table.key)}`;
      let batch: Row[] = [];
      for (const row of client.prepare<[], Row>(select).raw().iterate()) {
        batch.push(row);
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },

    count: async ({ name }) => Number(client.prepare(`select count(*) from "${name}"`).pluck().get()),

    add: async (table, rows) => {
      const columns = columnsOf(table);
      const values = columns.map(() => '?').join(', ');
      const insert = client.prepare(`insert into "${table.name}" (${list(columns)}) values (${values})`);
      for (const row of rows) insert.run(row);
    },

    refer: async (table, rows) => {
      const equal = (columns: readonly string[], between: string) =>
        columns.map((column) => `"${column}" = ?`).join(between);
      const update = client.prepare(
        `update "${table.name}" set ${equal(table.own, ', ')} where ${equal(table.key, ' and ')}`,
      );
      const positions = [...table.own, ...table.key].map((column) => positionOf(table, column));
      for (const row of rows) update.run(positions.map((position) => row[position]));
    },
  };
}
