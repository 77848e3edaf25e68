import type { ClientBase } from 'pg';
import type { Kind } from '../column-kinds.ts';
import { valuesAsInSqlite } from '../engines/postgres/session.ts';
import { batchSize, positionOf, type Row, type WritableRows } from './rows.ts';
import type { CopiedTable } from './tables.ts';

const types: Readonly<Record<Kind, string>> = {
  text: 'text',
  json: 'text',
  whole: 'bigint',
  boolean: 'boolean',
  bytes: 'bytea',
};

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const columnsOf = ({ columns }: CopiedTable) => columns.map(({ name }) => name);

/** One array of values for each of the columns, as parameters of one statement, and their types. */
function arraysOf(table: CopiedTable, columns: readonly string[], rows: readonly Row[]) {
  const positions = columns.map((column) => positionOf(table, column));
  return {
    arrays: positions.map((position, index) => `$${index + 1}::${types[table.columns[position]?.kind ?? 'text']}[]`),
    values: positions.map((position) => rows.map((row) => row[position])),
  };
}

/** The rows of a database of PostgreSQL, on a client in a transaction. */
export function rowsInServer(client: ClientBase): WritableRows {
  return {
    async *batches(table) {
      const select = `select ${list(columnsOf(table))} from "${table.name}" order by ${list(table.key)}`;
      await client.query(`declare batches no scroll cursor for ${select}`);
      for (;;) {
        const fetch = { text: `fetch ${batchSize} from batches`, rowMode: 'array' as const, types: valuesAsInSqlite };
        const { rows } = await client.query<Row[]>(fetch);
        if (rows.length === 0) break;
        yield rows as unknown as readonly Row[];
      }
      await client.query('close batches');
    },

    count: async ({ name }) => {
      const { rows } = await client.query<{ count: string }>(`select count(*) from "${name}"`);
      return Number(rows[0]?.count);
    },

    add: async (table, rows) => {
      const columns = columnsOf(table);
      const { arrays, values } = arraysOf(table, columns, rows);
      const insert = `insert into "${table.name}" (${list(columns)}) select * from unnest(${arrays.join(', ')})`;
      await client.query(insert, values);
    },

    refer: async (table, rows) => {
      const columns = [...table.own, ...table.key];
      const { arrays, values } = arraysOf(table, columns, rows);
      const set = table.own.map((column) => `"${column}" = batch."${column}"`).join(', ');
      const isRow = table.key.map((column) => `"${table.name}"."${column}" = batch."${column}"`).join(' and ');
      const batch = `unnest(${arrays.join(', ')}) as batch(${list(columns)})`;
      await client.query(`update "${table.name}" set ${set} from ${batch} where ${isRow}`, values);
    },
  };
}
