import { expect, it } from 'vitest';
import { startProduct } from '../product.ts';

const { database, databaseVersion } = await startProduct();
database.exec('create table tried (name text)');

/** Tests conclude from an equal version that a refused call has stored nothing. */
it.each([
  ['added rows', "insert into tried (name) values ('one'), ('other')"],
  ['a changed row', "update tried set name = 'renamed' where name = 'one'"],
  ['a row removed for another', "delete from tried where name = 'other'; insert into tried (name) values ('other')"],
  ['a removed row', "delete from tried where name = 'other'"],
])('the version of the database changes with %s, and with nothing else', (_what, sql) => {
  const before = databaseVersion();
  expect(databaseVersion()).toEqual(before);
  database.exec(sql);
  expect(databaseVersion()).not.toEqual(before);
});
