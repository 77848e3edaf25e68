import { install } from './install.mjs';
import { runProduct, whereAsked } from './setup.mjs';

const folder = /^sqlite:(.+)$/;

/** A folder is relative to that of the caller. */
const named = (target) => target.replace(folder, (_, path) => `sqlite:${whereAsked(path)}`);

await install();
process.exitCode = await runProduct('move', { args: process.argv.slice(2).map(named) });
