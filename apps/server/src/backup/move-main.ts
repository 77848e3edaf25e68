import { CopyFailed } from '@miraco/db/copy-failed';
import { DatabaseRefused } from '@miraco/db/refused';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import { command, whereAsked } from '../commands.ts';
import type { Config } from '../config.ts';
import { runProgram } from '../run-program.ts';
import { startupMessage, systemMessage } from '../startup-errors.ts';
import { MoveRefused, moveToFolder, moveToServer } from './move.ts';
import { cleanedText } from './move-texts.ts';
import { assertNotMoved, withoutPassword } from './moved-to.ts';

const toFolder = 'sqlite:';

const isAddress = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);

const onTable = (table: string, rows: number) => console.log(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}`);

function warnOf(missing: readonly string[]): void {
  for (const image of missing) console.warn(`The image ${image} is named in the database but does not exist.`);
}

const unlike = 'DATABASE_URL names another database: unset it to move the data of DATA_DIR.';

async function toServer(config: Config, url: string): Promise<void> {
  const { dataDir, databaseUrl, sessionSecret } = config;
  if (databaseUrl !== undefined && databaseUrl !== url) throw new MoveRefused(unlike);
  await assertNotMoved({ dataDir });
  try {
    const { cleaned, missing, users } = await moveToServer({ folder: dataDir, url, onTable }, new Date());
    if (cleaned > 0) console.warn(cleanedText(cleaned));
    warnOf(missing);
    const secret = sessionSecret ? 'the same SESSION_SECRET' : `SESSION_SECRET as in ${dataDir}/session-secret`;
    console.log(
      `${withoutPassword(url)} has the data of ${dataDir}, compared and the same: ${users} users. Start with DATABASE_URL and ${secret}. Everybody has to sign in again.`,
    );
  } catch (error) {
    // It is about the address, whatever DATABASE_URL is.
    const isOfServer = error instanceof DatabaseRefused || error instanceof DatabaseUnavailable;
    const message = isOfServer ? startupMessage(error, { ...config, databaseUrl: url }) : null;
    throw message === null ? error : new MoveRefused(message.replaceAll('DATABASE_URL', 'the address'));
  }
}

async function toFiles({ databaseUrl: url }: Config, folder: string): Promise<void> {
  if (!url) throw new MoveRefused('Set DATABASE_URL to the database whose data is to be moved.');
  const { missing, users } = await moveToFolder({ folder, url, onTable });
  warnOf(missing);
  console.log(
    `${folder} has the data of ${withoutPassword(url)}, compared and the same: ${users} users. Start with DATA_DIR=${folder}, the same SESSION_SECRET and without DATABASE_URL. Everybody has to sign in again.`,
  );
}

/** `npm run move -- postgres://…` or `npm run move -- sqlite:FOLDER` */
async function main(config: Config, target = ''): Promise<void> {
  if (isAddress(target)) return toServer(config, target);
  if (target.startsWith(toFolder) && target !== toFolder)
    return toFiles(config, whereAsked(target.slice(toFolder.length)));
  throw new MoveRefused(
    `Name where to: ${command('move', 'postgres://user:password@host:5432/database')}, or ${command('move', 'sqlite:FOLDER')}`,
  );
}

await runProgram((config) => main(config, process.argv[2]), {
  explain: (error) => {
    if (error instanceof MoveRefused) return error.message;
    const reason = error instanceof CopyFailed ? error.message : systemMessage(error);
    return reason && `Nothing was moved: ${reason}.`;
  },
});
