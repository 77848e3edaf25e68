import { buildWeb, install, serve } from './setup.mjs';

install();
buildWeb();
serve(['apps/server/src/main.ts'], { NODE_ENV: 'production' });
