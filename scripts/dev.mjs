import { install } from './install.mjs';
import { buildWeb, serve, serveProduct, tool } from './setup.mjs';

await install({ development: true });
// The server reads the built page when it starts, although Vite serves the sources.
await buildWeb();
// Where one ends, the other does too.
serveProduct({ nodeArgs: ['--watch'], env: { NODE_ENV: 'development' } });
serve([tool('vite', 'bin', 'vite.js'), 'apps/web']);
