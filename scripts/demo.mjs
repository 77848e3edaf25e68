import { install } from './install.mjs';
import { buildWeb, runProduct, serveProduct } from './setup.mjs';

await install();
await buildWeb();
// Always a separate folder, regardless of the host's configuration: real and fictional clients must not mix.
const env = { DATA_DIR: './data-demo' };
const exitCode = await runProduct('demo', { env });
if (exitCode !== 0) process.exit(exitCode);
serveProduct({ env });
