import { install } from './install.mjs';
import { buildWeb, serve, useBrowser } from './setup.mjs';

await install({ development: true });
await buildWeb();
await useBrowser();
// Forwards signals: the product that is photographed ends with it.
serve(['scripts/shots/main.ts', ...process.argv.slice(2)]);
