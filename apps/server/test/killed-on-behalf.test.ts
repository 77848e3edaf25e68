import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { harmfulHabit } from './conscience-payloads.ts';
import { migratedFile, userForm } from './product.ts';
import { newDataDir, run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const ADMIN_PASSWORD = 'administrator-7f3k';

/** The product with a client, and an administrator who saves on their behalf. */
async function startWithClient() {
  const DATA_DIR = await newDataDir();
  const file = join(DATA_DIR, 'miraco.sqlite');
  await copyFile(migratedFile(), file);
  const product = await run({ DATA_DIR, ADMIN_PASSWORD });
  const signedIn = await product.post('/api/login/in', { username: 'admin', password: ADMIN_PASSWORD });
  const { token } = z.object({ token: z.string() }).parse(await signedIn.json());
  const registered = await product.post('/api/admin/user/register', userForm('ana'), token);
  const { id } = z.object({ id: z.string() }).parse(await registered.json());
  return { DATA_DIR, file, first: product, token, id };
}

function look<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** How many habits are stored, and how many entries of the log. */
const stored = (file: string) =>
  look(file, (database) => ({
    habits: database.prepare('select id from harmful_habits').all().length,
    entries: database.prepare("select id from activities where kind = 'savedOnBehalf'").all().length,
  }));

/** Whether a process is within a write. */
const isLocked = (file: string) =>
  look(file, (database) => {
    try {
      database.exec('begin immediate; rollback');
      return false;
    } catch {
      return true;
    }
  });

/** Resolves once a write has stood still for 0.3 s. */
async function standstill(file: string): Promise<void> {
  for (let locked = 0; locked < 30; locked = isLocked(file) ? locked + 1 : 0) await setTimeout(10);
}

/** Keeps a write from ending, at one moment of it. */
const hang = (moment: string) => `
  create view endless as with recursive numbers(n) as (select 1 union all select n + 1 from numbers) select n from numbers;
  create trigger hang ${moment} begin select count(*) from endless; end`;

/** Between the change and its entry in the log, and between both and the commit. */
const moments = ['before insert on activities', 'after insert on activities'];

test('kill -9 leaves both the change of an administrator for a client and its log entry, or neither', async () => {
  const { DATA_DIR, file, first, token, id } = await startWithClient();
  const register = ({ post }: typeof first) => post('/trpc/conscience.harmful.register', harmfulHabit(id), token);

  let product = first;
  for (const moment of moments) {
    look(file, (database) => database.exec(hang(moment)));
    const answer = register(product).catch(() => 'none');
    await standstill(file);
    await product.stop('SIGKILL');
    expect(await answer).toBe('none');
    look(file, (database) => database.exec('drop trigger hang; drop view endless'));
    expect(stored(file), moment).toEqual({ habits: 0, entries: 0 });
    product = await run({ DATA_DIR });
  }

  expect((await register(product)).status).toBe(200);
  await product.stop('SIGKILL');
  expect(stored(file)).toEqual({ habits: 1, entries: 1 });
});
