import { install } from './install.mjs';
import { run, whereAsked } from './setup.mjs';

await install();
process.exitCode = await run(['apps/server/src/backup/restore-main.ts', ...process.argv.slice(2).map(whereAsked)]);
