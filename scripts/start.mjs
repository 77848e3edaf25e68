import { buildWeb, install, serveProduct } from './setup.mjs';

install();
buildWeb();
serveProduct({ NODE_ENV: 'production' });
