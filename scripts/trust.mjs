import { install } from './install.mjs';
import { buildWeb, serve, useBrowser } from './setup.mjs';

await install({ development: true });
await buildWeb();
await useBrowser();
// Passes signals on: what the suite has started ends with it.
serve(['--disable-warning=ExperimentalWarning', 'trust/main.ts', ...process.argv.slice(2)]);
