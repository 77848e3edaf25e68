import { install } from './install.mjs';
import { buildWeb, runProduct, serveProduct } from './setup.mjs';

await install();
await buildWeb();
// A folder of its own, whatever the host says: nobody's clients are to meet fictional ones.
const env = { DATA_DIR: './data-demo' };
const exitCode = await runProduct('demo', { env });
if (exitCode !== 0) process.exit(exitCode);
serveProduct({ env });
