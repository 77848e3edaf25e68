import { buildWeb, install, run } from './setup.mjs';

install();
buildWeb();
process.exitCode = run(['bench/main.ts', ...process.argv.slice(2)]);
