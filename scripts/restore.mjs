import { install, run, whereAsked } from './setup.mjs';

install();
process.exitCode = run(['apps/server/src/backup/restore-main.ts', ...process.argv.slice(2).map(whereAsked)]);
