import { install } from './install.mjs';
import { buildWeb, run, serveProduct } from './setup.mjs';

await install();
await buildWeb();
// A folder of its own, whatever the host says: nobody's clients are to meet fictional ones.
const env = { DATA_DIR: './data-demo' };
const exitCode = await run(['apps/server/src/demo/main.ts'], { env });
if (exitCode !== 0) process.exit(exitCode);
serveProduct(env);
