import { install } from './install.mjs';
import { run } from './setup.mjs';

await install({ development: true });
process.exitCode = await run(['scripts/hosts.ts', ...process.argv.slice(2)]);
