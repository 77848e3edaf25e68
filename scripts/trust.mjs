import { install } from './install.mjs';
import { buildWeb, serve, useBrowser } from './setup.mjs';

await install({ development: true });
await buildWeb();
await useBrowser();
// Forwards signals: programs that the suite has started end with it.
serve(['--disable-warning=ExperimentalWarning', 'trust/main.ts', ...process.argv.slice(2)]);
