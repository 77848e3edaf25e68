import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from './connection.ts';
import { takeSnapshot } from './snapshot.ts';

/** The rows of a table in a snapshot of a database with a queued mail, which `change` changes before. */
function rowsIn(table: string, change = '') {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, copy] = [join(folder, 'miraco.sqlite'), join(folder, 'copy')];
  const { $client } = connect(file);
  $client.exec(`
    insert into settings values ('checklistDismissed', 'true');
    insert into mails (id, kind, data, created_at, due_at) values ('a', 'deletionDone', '{}', 0, 0);
    ${change}
  `);
  $client.close();
  takeSnapshot(file, copy);
  const snapshot = new Sqlite(copy, { readonly: true });
  const rows = snapshot.prepare(`select count(*) from ${table}`).pluck().get();
  snapshot.close();
  return rows;
}

it('a snapshot has what is stored, without the queued mails: a restore does not send them again', () => {
  expect(rowsIn('settings')).toBe(1);
  expect(rowsIn('mails')).toBe(0);
});

it('a snapshot is made of a database that an earlier version left', () => {
  expect(rowsIn('password_resets', 'alter table password_links rename to password_resets; drop table mails')).toBe(0);
});
