import { buildWeb, install, serveProduct } from './setup.mjs';

await install();
await buildWeb();
serveProduct({ NODE_ENV: 'production' });
