import { buildWeb, install, serve, tool } from './setup.mjs';

install();
// The server reads the built page when it starts, whoever serves the sources.
buildWeb();
const both = [serve(['--watch', 'apps/server/src/main.ts']), serve([tool('vite', 'bin', 'vite.js'), 'apps/web'])];
// Where one ends, this process does, and takes the other along.
process.on('exit', () => {
  for (const child of both) child.kill();
});
