import { install } from './install.mjs';
import { buildWeb, serveProduct } from './setup.mjs';

await install();
await buildWeb();
serveProduct();
