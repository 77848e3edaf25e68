import { install } from './install.mjs';
import { run } from './setup.mjs';

await install();
process.exitCode = await run(['packages/method/src/cli.ts', ...process.argv.slice(2)]);
