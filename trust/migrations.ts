import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@miraco/db/store';
import { isSound, look } from './database.ts';
import { type Effort, type Finding, inFolder } from './served.ts';

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Opens the store in a process that dies before its n-th statement; answers whether it lived to the end. */
function openAndDie(dataDir: string, killAt: number): boolean {
  const args = ['--import', program('./kill-at.ts'), program('./open-store.ts'), join(dataDir, 'miraco.sqlite')];
  const env = { PATH: process.env.PATH, KILL_AT: String(killAt) };
  const { signal, status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === null;
}

const schemaOf = (dataDir: string) =>
  look(dataDir, (database) => ({
    sound: isSound(database),
    schema: JSON.stringify(database.prepare('select type, name, sql from sqlite_master order by name').all()),
  }));

/** Fewer are no migrations: the check has not killed what it means to. */
const leastStatements = 50;

/** Killed at each statement of the migrations and started again, the database is as if nothing had happened. */
export const migrations = ({ rounds = Number.POSITIVE_INFINITY }: Effort): Promise<Finding> =>
  inFolder(async (folder) => {
    const whole = join(folder, 'whole');
    await mkdir(whole);
    await (await openStore(join(whole, 'miraco.sqlite'))).close();
    const { schema } = schemaOf(whole);
    let [killed, different, lived] = [0, 0, false];
    while (!lived && killed < rounds) {
      const dataDir = join(folder, String(killed));
      await mkdir(dataDir);
      lived = openAndDie(dataDir, killed + 1);
      await (await openStore(join(dataDir, 'miraco.sqlite'))).close();
      const after = schemaOf(dataDir);
      if (!after.sound || after.schema !== schema) different += 1;
      if (!lived) killed += 1;
    }
    return {
      ok: killed > Math.min(leastStatements, rounds - 1) && different === 0,
      figure: `killed before each of ${lived ? '' : 'the first '}${killed} statements and started again: ${different} schemas differ`,
    };
  });
