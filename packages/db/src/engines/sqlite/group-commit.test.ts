import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Transaction, write } from '../../engine.ts';
import { accessProfiles } from '../../schema/access-profiles.ts';
import { many, run } from '../../work.ts';
import { connect } from './connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'miraco-db-'));
const file = join(folder, 'miraco.sqlite');
const db = connect(file);
const other = connect(file);
afterAll(() => {
  db.$client.close();
  other.$client.close();
  rmSync(folder, { recursive: true });
});

const add = (id: string) => (tx: Transaction) =>
  run(tx.insert(accessProfiles).values({ id, name: id, tests: 'Initial' }));
const stored = () => other.select({ id: accessProfiles.id }).from(accessProfiles).all();
const addMany = (count: number, name: string) =>
  Array.from({ length: count }, (_, number) => write(db, 'oneStatement', add(`${name} ${number}`)));

beforeEach(() => {
  db.delete(accessProfiles).run();
  db.$client.pragma('wal_checkpoint(truncate)');
});

describe('writes that arrive together', () => {
  const logged = () => statSync(`${file}-wal`).size;

  it('are written to the log of the database once, not once each', async () => {
    for (const write of addMany(1, 'alone')) await write;
    const one = logged();
    await Promise.all(addMany(40, 'together'));
    expect(logged() - one).toBeLessThan(3 * one);
  });

  it('are all on disk before the first of them resolves', async () => {
    const [first, ...others] = addMany(10, 'acknowledged');
    await first;
    expect(stored()).toHaveLength(10);
    await Promise.all(others);
  });

  it('are written in any number', async () => {
    await Promise.all(addMany(200, 'many'));
    expect(stored()).toHaveLength(200);
  });

  it('see the changes of those before them', async () => {
    const count = (tx: Transaction) => many(tx.select().from(accessProfiles).where(eq(accessProfiles.id, 'seen')));
    const [, found] = await Promise.all([write(db, 'oneStatement', add('seen')), write(db, 'oneStatement', count)]);
    expect(found).toHaveLength(1);
  });

  it('roll back only the one that throws, completely', async () => {
    const half = write(db, 'everybody', function* (tx) {
      yield* add('half')(tx);
      throw new Error('in the middle');
    });
    const others = [...addMany(2, 'before'), half, ...addMany(2, 'after')];
    const outcomes = await Promise.allSettled(others);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(half).rejects.toThrow('in the middle');
    expect(stored().map(({ id }) => id)).not.toContain('half');
    expect(stored()).toHaveLength(4);
  });

  it('are all refused if their shared transaction is rolled back', async () => {
    const undone = write(db, 'everybody', (tx) => run({ run: () => tx.run('rollback') }));
    const outcomes = await Promise.allSettled([...addMany(2, 'refused'), undone, ...addMany(2, 'refused too')]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(stored()).toEqual([]);
  });
});
