import { install } from './install.mjs';
import { buildWeb, run } from './setup.mjs';

await install();
await buildWeb();
process.exitCode = await run(['scripts/release/main.ts', ...process.argv.slice(2)]);
