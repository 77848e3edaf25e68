import { readArguments } from '../arguments.ts';
import { type BringBack, bringBackOptions, bringBackUsage, removalTexts } from '../backup/removed-since.ts';
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

interface Named {
  file: string | undefined;
  bringBack: BringBack;
}

async function returnToCopy({ databaseUrl, dataDir }: Config, { bringBack, file }: Named): Promise<void> {
  if (databaseUrl) {
    throw new UpgradeRefused(
      `No copy is made of PostgreSQL: restore the dump that you made before the upgrade, or a backup with ${command('restore', 'FILE')} of the version that made it.`,
    );
  }
  const { copy, replaced, since, usedBy } = await goBack(dataDir, { named: file, now: new Date(), bringBack });
  const start = usedBy === null ? 'the version that made it' : `version ${usedBy}`;
  console.log(`${dataDir} has the database of ${copy} again: start ${start}. Everybody has to sign in again.`);
  for (const text of removalTexts(since)) console.log(text);
  if (replaced) console.log(`What was there is in ${dataDir}/${replaced}: remove it once all is well.`);
}

const options = { check: { type: 'boolean' }, back: { type: 'boolean' }, ...bringBackOptions } as const;

/** `npm run upgrade`, `npm run upgrade -- --check` or `npm run upgrade -- --back [FILE] [--bring-back ID]` */
async function main(config: Config): Promise<void> {
  const { file, values } = readArguments({
    name: 'upgrade',
    options,
    usages: [[], ['--check'], ['--back', '[FILE]', bringBackUsage]],
    accepts: ({ file, values: { back, check, 'bring-back': bringBack } }) =>
      back ? !check : file === undefined && bringBack === undefined,
  });
  if (values.back) return returnToCopy(config, { file, bringBack: values['bring-back'] });
  return values.check ? checkUpgrade(config) : migrate(config);
}

await runProgram(main, {
  explain: (error) => {
    if (error instanceof UpgradeRefused) return error.message;
    const reason = systemMessage(error);
    return reason && `The upgrade failed, and nothing was changed: ${reason}.`;
  },
});
