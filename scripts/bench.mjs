import { buildWeb, compiled, install, run } from './setup.mjs';

install();
buildWeb();
process.exitCode = run(['bench/main.ts', ...process.argv.slice(2)], { env: compiled });
