import { install, run } from './setup.mjs';

install();
process.exitCode = run(['packages/method/src/cli.ts', ...process.argv.slice(2)]);
