import { buildWeb, install, serve, tool } from './setup.mjs';

install();
// The server reads the built page when it starts, whoever serves the sources.
buildWeb();
const server = serve(['--watch', 'apps/server/src/main.ts']);
const vite = serve([tool('vite', 'bin', 'vite.js'), 'apps/web']);
for (const [one, other] of [
  [server, vite],
  [vite, server],
]) {
  one.on('exit', () => other.kill());
}
