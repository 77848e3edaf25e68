import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { picture, upload } from './pictures.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, database, rest } = product;

interface Column {
  name: string;
  type: string;
}

interface Reference {
  from: string;
  table: string;
  on_delete: string;
}

const names = database
  .prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'",
  )
  .all()
  .map((row) => String(row.name))
  // The words of the index have no user; the tests of the search check that they find no removed user.
  .filter((name) => !/^user_(?:trigrams|prefixes)/.test(name));

/** Filled by the database itself. */
const kept = ['users', 'access_profiles', 'user_numbers', 'user_totals'];

const tables = names.map((name) => ({
  name,
  columns: database.prepare(`pragma table_info(${name})`).all() as unknown as Column[],
  references: database.prepare(`pragma foreign_key_list(${name})`).all() as unknown as Reference[],
}));

interface Row {
  owner: string;
  /** The administrator who saved the row on the owner's behalf. */
  savedBy: string | null;
  /** Sets it apart from the others. */
  key: string;
}

/** Puts one row into every table. */
function fill(row: Row): void {
  database.exec('pragma foreign_keys = off');
  for (const { name, columns, references } of tables) {
    if (kept.includes(name)) continue;
    const values = columns.map((column) => {
      const reference = references.find(({ from }) => from === column.name);
      if (reference?.table === 'users') return reference.on_delete === 'CASCADE' ? row.owner : row.savedBy;
      if (reference) return `${reference.table}-${row.key}`;
      return /int/i.test(column.type) ? 1 : `${name}-${row.key}`;
    });
    const places = columns.map(() => '?').join(', ');
    database
      .prepare(`insert into ${name} (${columns.map((column) => `"${column.name}"`)}) values (${places})`)
      .run(...values);
  }
  database.exec('pragma foreign_keys = on');
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
}

/** The tables in which `id` is named, in any column. */
const tablesNaming = (id: string) =>
  tables
    .filter(({ name, columns }) => {
      const anywhere = columns.map((column) => `instr("${column.name}", ?)`).join(' or ');
      return database.prepare(`select 1 from ${name} where ${anywhere}`).get(...columns.map(() => id)) !== undefined;
    })
    .map(({ name }) => name);

const remove = ({ id }: Person) => rest('DELETE', `/admin/user/remove/${id}`, { as: administrator });

test('every column that names a user references one, and does not outlive them', () => {
  const toUsers = tables.flatMap(({ name, references }) =>
    references.filter(({ table }) => table === 'users').map((reference) => ({ ...reference, in: name })),
  );
  expect(toUsers.length).toBeGreaterThan(15);
  for (const reference of toUsers) expect(['CASCADE', 'SET NULL'], reference.in).toContain(reference.on_delete);
  const named = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /^user(_id)?$|_by$/.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  expect(toUsers.map((reference) => `${reference.in}.${reference.from}`).sort()).toEqual(named.sort());
});

it('removes every row of the user from every table, and no row of others', async () => {
  const [ana, bea] = [await client(), await client()];
  fill({ owner: ana.id, savedBy: null, key: 'first' });
  fill({ owner: bea.id, savedBy: ana.id, key: 'second' });
  const ofGuides = ['guides', 'guide_pictures', 'guide_picture_uses'];
  const nobodys = ['access_profiles', 'client_groups', ...ofGuides, 'settings', 'user_totals'];
  const filled = tables.map(({ name }) => name).filter((name) => !nobodys.includes(name));
  expect(tablesNaming(ana.id).sort()).toEqual(filled.sort());
  const ofBea = tablesNaming(bea.id);

  expect((await remove(ana)).json()).toEqual({ message: 'user.deleted', count: 1 });

  expect(tablesNaming(ana.id)).toEqual([]);
  expect(tablesNaming(bea.id)).toEqual(ofBea);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
});

it('removes the files of their pictures, and none of others', async () => {
  const [ana, bea] = [await client(), await client()];
  const files = () => readdir(join(product.dataDir, 'images'));
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
