import { install } from './install.mjs';
import { compileCache } from './runtime.mjs';
import { buildWeb, run, useBrowser } from './setup.mjs';

await install({ development: true });
await buildWeb();
await useBrowser();
process.exitCode = await run(['bench/main.ts', ...process.argv.slice(2)], { env: compileCache });
