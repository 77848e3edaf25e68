import { buildWeb, install, serve } from './setup.mjs';

install();
buildWeb();
// Passes signals on: what the suite has started ends with it.
serve(['--disable-warning=ExperimentalWarning', 'trust/main.ts', ...process.argv.slice(2)]);
