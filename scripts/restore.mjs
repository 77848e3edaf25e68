import { install } from './install.mjs';
import { runProduct, whereAsked } from './setup.mjs';

await install();
process.exitCode = await runProduct('restore', { args: process.argv.slice(2).map(whereAsked) });
