import Sqlite from 'better-sqlite3';
import type { Practice } from '../limit/practice.ts';
import { field, type Served } from '../served.ts';

export type Kind = 'text' | 'bool' | 'date' | 'json';

/** The rows that every peer stores, with the names and fields of our own answers. */
export const collections = {
  people: {
    username: 'text',
    email: 'text',
    firstname: 'text',
    lastname: 'text',
    address: 'text',
    phone: 'text',
    access: 'text',
    tests: 'text',
    image: 'text',
    active_test: 'bool',
    disabled: 'bool',
    language: 'text',
    last_login: 'date',
    last_active: 'date',
    created_at: 'date',
    wellness: 'text',
  },
  weekly_tests: { user: 'text', responses: 'json', result: 'text', date: 'date', score: 'json' },
} as const satisfies Record<string, Record<string, Kind>>;

export type CollectionName = keyof typeof collections;

export const fieldsOf = (collection: CollectionName): [string, Kind][] => Object.entries(collections[collection]);

export type Rows = Record<CollectionName, unknown[]>;

/** The entries of a list in an answer. */
export function listOf(answer: unknown, name: string): unknown[] {
  const list = field(answer, name);
  if (!Array.isArray(list)) throw new Error(`there is no list of ${name} in an answer`);
  return list;
}

/** Everybody, and the weeks of the clients, as the product answers them over REST. */
export async function rowsOf(served: Served, { clients }: Practice): Promise<Rows> {
  const get = async (path: string) => (await served.fetch(path)).json();
  const people = listOf(await get('/api/admin/user/getall/'), 'users');
  const weeks = await Promise.all(clients.map(({ id }) => get(`/api/client/responsibility/weekly/getbyuser/${id}`)));
  return { people, weekly_tests: weeks.flatMap((answer) => listOf(answer, 'weekly')) };
}

/** A record in a form that all peers share: some write a date with a space, and null as an empty text. */
export function meaning(collection: CollectionName, record: unknown): Record<string, unknown> {
  const plain = ([name, kind]: [string, Kind]) => {
    const value = field(record, name);
    if (value === null || value === undefined || value === '') return [name, null];
    return [name, kind === 'date' ? Date.parse(String(value)) : value];
  };
  return Object.fromEntries(fieldsOf(collection).map(plain));
}

interface Filling {
  file: string;
  rows: Rows;
  idOf: (id: string) => string;
  /** How the peer keeps a moment in its file. */
  dateOf: (moment: Date) => string | number;
  /** How it keeps nothing. */
  nothing: null | '';
}

/** Puts the rows into the file of a peer that is not running, where its API has made the tables. */
export function fill({ file, rows, idOf, dateOf, nothing }: Filling): void {
  const stored = (kind: Kind, value: unknown) => {
    if (value === null || value === undefined) return nothing;
    if (kind === 'date') return dateOf(new Date(String(value)));
    if (kind === 'json') return JSON.stringify(value);
    return kind === 'bool' ? Number(value) : String(value);
  };
  const database = new Sqlite(file);
  database.transaction(() => {
    for (const collection of ['people', 'weekly_tests'] as const) {
      const fields = fieldsOf(collection);
      const names = ['id', ...fields.map(([name]) => name)].map((name) => `"${name}"`).join(', ');
      const add = database.prepare(`insert into ${collection} (${names}) values (?${', ?'.repeat(fields.length)})`);
      for (const row of rows[collection]) {
        const values = fields.map(([name, kind]) => {
          const value = field(row, name);
          return name === 'user' ? idOf(String(value)) : stored(kind, value);
        });
        add.run(idOf(String(field(row, '_id'))), ...values);
      }
    }
  })();
  database.exec('analyze');
  database.close();
}

/** How many weekly tests a database has. */
export function countWeeks(file: string): number {
  const database = new Sqlite(file, { readonly: true });
  const count = Number(database.prepare('select count(*) from weekly_tests').pluck().get());
  database.close();
  return count;
}
