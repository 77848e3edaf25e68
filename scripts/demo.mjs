import { buildWeb, install, run, serveProduct } from './setup.mjs';

install();
buildWeb();
// A folder of its own, whatever the host says: nobody's clients are to meet fictional ones.
const env = { DATA_DIR: './data-demo' };
if (run(['apps/server/src/demo/main.ts'], { env }) !== 0) process.exit(1);
serveProduct(env);
