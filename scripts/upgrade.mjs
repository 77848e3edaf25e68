import { install } from './install.mjs';
import { runProduct, whereAsked } from './setup.mjs';

await install();
const args = process.argv.slice(2).map((argument) => (argument.startsWith('--') ? argument : whereAsked(argument)));
process.exitCode = await runProduct('upgrade', { args });
