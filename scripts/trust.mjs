import { buildWeb, install, serve } from './setup.mjs';

install();
buildWeb();
process.exitCode = run(['--disable-warning=ExperimentalWarning', 'trust/main.ts', ...process.argv.slice(2)]);
