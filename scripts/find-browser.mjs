import { install } from './install.mjs';
import { useBrowser } from './setup.mjs';

await install({ development: true });
await useBrowser();
