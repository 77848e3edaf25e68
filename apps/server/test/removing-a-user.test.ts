import { expect, it, test } from 'vitest';
import { columnsOf, danglingRows, referencesOf, tableNames, type Value } from './database.ts';
import { picture, storedPictures, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, database, rest } = product;

// The words of the index have no user; the tests of the search check that they find no removed user.
const names = tableNames(database).filter((name) => !/^(?:__|user_(?:trigrams|prefixes))/.test(name));

/** Filled by the database itself, or with the removal. */
const kept = ['users', 'access_profiles', 'removals', 'user_numbers', 'user_totals'];

const tables = names.map((name) => ({
  name,
  columns: columnsOf(database, name),
  references: referencesOf(database, name),
}));

/** The tables to fill: each after those that it references. */
function inOrder(left: typeof tables, placed: readonly string[] = kept): typeof tables {
  const next = left.filter(({ references }) => references.every(({ table }) => placed.includes(table)));
  if (next.length === 0) return [];
  const others = left.filter((table) => !next.includes(table));
  return [...next, ...inOrder(others, [...placed, ...next.map(({ name }) => name)])];
}

interface Row {
  owner: string;
  /** The administrator who saved the row on the owner's behalf. */
  savedBy: string | null;
  /** Sets it apart from the others. */
  key: string;
}

/** Puts one row into every table. */
function fill(row: Row): void {
  for (const { name, columns, references } of inOrder(tables.filter((table) => !kept.includes(table.name)))) {
    const values = columns.map((column) => {
      const reference = references.find((each) => each.column === column.name);
      if (reference?.table === 'users') return reference.onDelete === 'CASCADE' ? row.owner : row.savedBy;
      if (reference) return `${reference.table}-${row.key}`;
      return /int|bool/i.test(column.type) ? 1 : `${name}-${row.key}`;
    });
    const places = columns.map(() => '?').join(', ');
    database
      .prepare(`insert into ${name} (${columns.map((column) => `"${column.name}"`)}) values (${places})`)
      .run(...values);
  }
}

const textOf = (value: Value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value));

/** The tables in which `id` is named, in any column. */
const tablesNaming = (id: string) =>
  tables
    .filter(({ name }) => {
      const rows = database.prepare(`select * from ${name}`).all();
      return rows.some((row) => Object.values(row).some((value) => textOf(value).includes(id)));
    })
    .map(({ name }) => name);

const remove = ({ id }: Person) => rest('DELETE', `/admin/user/remove/${id}`, { as: administrator });

test('every column that names a user references one, and does not outlive them', () => {
  const toUsers = tables.flatMap(({ name, references }) =>
    references.filter(({ table }) => table === 'users').map((reference) => ({ ...reference, in: name })),
  );
  expect(toUsers.length).toBeGreaterThan(15);
  for (const reference of toUsers) expect(['CASCADE', 'SET NULL'], reference.in).toContain(reference.onDelete);
  // A restore of an older backup would bring removed users back: their ids stay in one list.
  const named = tables
    .filter(({ name }) => name !== 'removals')
    .flatMap(({ name, columns }) =>
      columns.filter((column) => /^user(_id)?$|_by$/.test(column.name)).map((column) => `${name}.${column.name}`),
    );
  expect(toUsers.map((reference) => `${reference.in}.${reference.column}`).sort()).toEqual(named.sort());
});

it('removes every row of the user from every table, and no row of others', async () => {
  const [ana, bea] = [await client(), await client()];
  fill({ owner: ana.id, savedBy: null, key: 'first' });
  fill({ owner: bea.id, savedBy: ana.id, key: 'second' });
  const ofGuides = ['guides', 'guide_pictures', 'guide_picture_uses'];
  const nobodys = [
    'access_profiles',
    'client_groups',
    'counts',
    // By ids that no column references.
    'failed_items',
    ...ofGuides,
    'picture_files',
    'removals',
    'settings',
    'user_totals',
  ];
  const filled = tables.map(({ name }) => name).filter((name) => !nobodys.includes(name));
  expect(tablesNaming(ana.id).sort()).toEqual(filled.sort());
  const ofBea = tablesNaming(bea.id);

  expect((await remove(ana)).json()).toEqual({ message: 'user.deleted', count: 1 });

  expect(tablesNaming(ana.id)).toEqual(['removals']);
  expect(tablesNaming(bea.id)).toEqual(ofBea);
  expect(danglingRows(database)).toEqual([]);
});

it('removes the files of their pictures, and none of others', async () => {
  const [ana, bea] = [await client(), await client()];
  const stored = storedPictures(product);
  const before = await stored.names();
  const files = async () => (await stored.names()).filter((name) => !before.includes(name));
  const kept = (await upload(product, await picture(), bea)).json().image;
  const shown = (await upload(product, await picture(), ana)).json().image;
  await product.edit(ana, { image: shown });
  await upload(product, await picture(), ana);
  const given = (await upload(product, await picture(), administrator)).json().image;
  await product.edit(ana, { image: given });
  expect((await files()).length).toBe(3);
  await remove(ana);
  expect(await files()).toEqual([kept]);
});
