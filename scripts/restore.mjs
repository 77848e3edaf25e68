import { install } from './install.mjs';
import { runProduct } from './setup.mjs';

await install();
process.exitCode = await runProduct('restore', { args: process.argv.slice(2) });
