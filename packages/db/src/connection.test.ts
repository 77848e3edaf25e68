import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type Connection, connect, recordWrites, type Transaction, write } from './connection.ts';
import { accessProfiles } from './schema/access-profiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'miraco-db-'));
const file = join(folder, 'miraco.sqlite');
const db = connect(file);
afterAll(() => {
  db.$client.close();
  rmSync(folder, { recursive: true });
});

const profile = (id: string) => ({ id, name: id, tests: 'Initial' });
const idsIn = (connection: Connection) =>
  connection
    .select({ id: accessProfiles.id })
    .from(accessProfiles)
    .all()
    .map(({ id }) => id);

describe('a connection', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['busy_timeout', 5000],
    ['mmap_size', 0],
  ])('has %s at %s', (pragma, value) => {
    expect(db.$client.pragma(pragma, { simple: true })).toBe(value);
  });

  it('refuses rows whose reference does not exist', () => {
    const orphan = "insert into drafts (user, form, content, date) values ('nobody', 'initial', '{}', 0)";
    expect(() => db.$client.exec(orphan)).toThrow(/FOREIGN KEY/);
  });

  it.each(['', '-wal', '-shm'])('keeps its file%s from everybody else on the machine', (suffix) => {
    expect((statSync(file + suffix).mode & 0o777).toString(8)).toBe('600');
  });

  it('to an already migrated file changes nothing', () => {
    const before = db.$client.pragma('schema_version', { simple: true });
    connect(file).$client.close();
    expect(db.$client.pragma('schema_version', { simple: true })).toBe(before);
  });
});

describe('a write', () => {
  it('is on disk, for others to read, when it resolves', async () => {
    await write(db, (tx) => void tx.insert(accessProfiles).values(profile('written')).run());
    const other = connect(file);
    expect(idsIn(other)).toContain('written');
    other.$client.close();
  });

  it('that throws is rolled back completely, and the connection keeps working', async () => {
    const before = idsIn(db);
    const half = write(db, (tx) => {
      tx.insert(accessProfiles).values(profile('first')).run();
      tx.delete(accessProfiles).run();
      throw new Error('in the middle');
    });
    await expect(half).rejects.toThrow('in the middle');
    expect(idsIn(db)).toEqual(before);
    await write(db, (tx) => void tx.insert(accessProfiles).values(profile('after')).run());
    expect(idsIn(db)).toContain('after');
  });

  it('that breaks a constraint is rolled back completely', async () => {
    const before = idsIn(db);
    const twice = write(db, (tx) => {
      tx.insert(accessProfiles).values(profile('twice')).run();
      tx.insert(accessProfiles).values(profile('twice')).run();
    });
    await expect(twice).rejects.toThrow();
    expect(idsIn(db)).toEqual(before);
  });

  it('takes the lock before it reads, so that nothing it has read can change before it writes', async () => {
    const other = connect(file);
    other.$client.pragma('busy_timeout = 0');
    await write(db, (tx) => {
      tx.select().from(accessProfiles).all();
      expect(() => other.$client.exec("update access_profiles set name = 'changed'")).toThrow(/locked/);
    });
    other.$client.close();
  });
});

describe('the record of writes', () => {
  const add = (id: string) => (tx: Transaction) => void tx.insert(accessProfiles).values(profile(id)).run();

  it('is made with each write of the work, also of one that begins late, and with no other', async () => {
    let made = 0;
    const record = (tx: Transaction) => () => add(`record ${++made}`)(tx);
    const work = async () => {
      await write(db, add('early'));
      await setTimeout(1);
      await write(db, add('late'));
    };
    await Promise.all([recordWrites(db, record, work), write(db, add('of others'))]);
    expect(idsIn(db)).toEqual(expect.arrayContaining(['early', 'record 1', 'late', 'record 2', 'of others']));
    expect(made).toBe(2);
  });

  it('that cannot be made undoes its write', async () => {
    const before = idsIn(db);
    const refuse = () => () => {
      throw new Error('no record');
    };
    await expect(recordWrites(db, refuse, () => write(db, add('unrecorded')))).rejects.toThrow('no record');
    expect(idsIn(db)).toEqual(before);
  });
});
