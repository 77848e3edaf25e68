import { command } from '../commands.ts';
import type { Config } from '../config.ts';
import { runProgram } from '../run-program.ts';
import { openData } from '../services.ts';
import { systemMessage } from '../startup-errors.ts';
import { version } from '../version.ts';
import { goBack, UpgradeRefused } from './back.ts';
import { checkUpgrade } from './check.ts';

/** Does what a start would do to the data, and ends: the next start has nothing to wait for. */
async function migrate(config: Config): Promise<void> {
  const { store } = await openData(config, 'serving');
  await store.close();
  console.log(`The data is ready for version ${version}: start it.`);
}

async function returnToCopy({ databaseUrl, dataDir }: Config, file: string | undefined): Promise<void> {
  if (databaseUrl) {
    throw new UpgradeRefused(
      `No copy is made of PostgreSQL: restore the dump that you made before the upgrade, or a backup with ${command('restore', 'FILE')} of the version that made it.`,
    );
  }
  const { copy, replaced, usedBy } = await goBack(dataDir, file, new Date());
  const start = usedBy === null ? 'the version that made it' : `version ${usedBy}`;
  console.log(`${dataDir} has the database of ${copy} again: start ${start}. Everybody has to sign in again.`);
  if (replaced) console.log(`What was there is in ${dataDir}/${replaced}: remove it once all is well.`);
}

/** `npm run upgrade`, `npm run upgrade -- --check` or `npm run upgrade -- --back [FILE]` */
async function main(config: Config, [option, file]: readonly string[]): Promise<void> {
  if (option === undefined) return migrate(config);
  if (option === '--check') return checkUpgrade(config);
  if (option === '--back') return returnToCopy(config, file);
  const commands = [[], ['--check'], ['--back', '[FILE]']].map((options) => command('upgrade', ...options));
  throw new UpgradeRefused(`Unknown: ${option}. There are ${commands.join(', ')}.`);
}

await runProgram((config) => main(config, process.argv.slice(2)), {
  explain: (error) => {
    if (error instanceof UpgradeRefused) return error.message;
    const reason = systemMessage(error);
    return reason && `The upgrade failed, and nothing was changed: ${reason}.`;
  },
});
