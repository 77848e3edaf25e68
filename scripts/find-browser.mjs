import { install, useBrowser } from './setup.mjs';

await install({ development: true });
await useBrowser();
