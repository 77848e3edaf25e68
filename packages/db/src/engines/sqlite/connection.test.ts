import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { userId } from '@miraco/contract/fields';
import { afterAll, describe, expect, it } from 'vitest';
import { type Recording, recordWrites, type Transaction, write } from '../../engine.ts';
import { accessProfiles } from '../../schema/access-profiles.ts';
import { many, run } from '../../work.ts';
import { connect, type SqliteConnection } from './connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'miraco-db-'));
const file = join(folder, 'miraco.sqlite');
const db = connect(file);
afterAll(() => {
  db.$client.close();
  rmSync(folder, { recursive: true });
});

const profile = (id: string) => ({ id, name: id, tests: 'Initial' });
const add = (id: string) => (tx: Transaction) => run(tx.insert(accessProfiles).values(profile(id)));
const idsIn = (connection: SqliteConnection) =>
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
    ['secure_delete', 1],
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
    await write(db, 'oneStatement', add('written'));
    const other = connect(file);
    expect(idsIn(other)).toContain('written');
    other.$client.close();
  });

  it('that throws is rolled back completely, and the connection keeps working', async () => {
    const before = idsIn(db);
    const half = write(db, 'everybody', function* (tx) {
      yield* add('first')(tx);
      yield* run(tx.delete(accessProfiles));
      throw new Error('in the middle');
    });
    await expect(half).rejects.toThrow('in the middle');
    expect(idsIn(db)).toEqual(before);
    await write(db, 'oneStatement', add('after'));
    expect(idsIn(db)).toContain('after');
  });

  it('that breaks a constraint is rolled back completely', async () => {
    const before = idsIn(db);
    const twice = write(db, 'everybody', function* (tx) {
      yield* add('twice')(tx);
      yield* add('twice')(tx);
    });
    await expect(twice).rejects.toThrow();
    expect(idsIn(db)).toEqual(before);
  });

  it('takes the lock before it reads, so that nothing it has read can change before it writes', async () => {
    const other = connect(file);
    other.$client.pragma('busy_timeout = 0');
    await write(db, 'everybody', function* (tx) {
      yield* many(tx.select().from(accessProfiles));
      expect(() => other.$client.exec("update access_profiles set name = 'changed'")).toThrow(/locked/);
    });
    other.$client.close();
  });
});

describe('the record of writes', () => {
  const user = userId.parse('ana');

  it('is made with each write of the work, also of one that begins late, and with no other', async () => {
    let made = 0;
    const recording: Recording = {
      user,
      *record(tx, change) {
        const result = yield* change();
        made += 1;
        yield* add(`record ${made}`)(tx);
        return result;
      },
    };
    const work = async () => {
      await write(db, { user }, add('early'));
      await setTimeout(1);
      await write(db, 'oneStatement', add('late'));
    };
    await Promise.all([recordWrites(db, recording, work), write(db, { user }, add('of others'))]);
    expect(idsIn(db)).toEqual(expect.arrayContaining(['early', 'record 1', 'late', 'record 2', 'of others']));
    expect(made).toBe(2);
  });

  it('that cannot be made undoes its write', async () => {
    const before = idsIn(db);
    const refusing: Recording = {
      user,
      *record(_tx, change) {
        yield* change();
        throw new Error('no record');
      },
    };
    const unrecorded = recordWrites(db, refusing, () => write(db, { user }, add('unrecorded')));
    await expect(unrecorded).rejects.toThrow('no record');
    expect(idsIn(db)).toEqual(before);
  });
});
