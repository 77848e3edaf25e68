import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdArgs, longestHold } from './hold.ts';

/** Answers once it has been busy for as many milliseconds as the path says. */
const busy = `
  const server = require('node:http').createServer(({ url }, response) => {
    const end = performance.now() + Number(url.slice(1));
    while (performance.now() < end);
    response.end();
  });
  server.listen(0, () => console.log(server.address().port));`;

it('returns every stall since its last call, even directly after it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-hold-'));
  const child = spawn(process.execPath, [...holdArgs, '-e', busy], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(child.stdout, 'data');
    for (let time = 0; time < 20; time += 1) {
      const [told] = await Promise.all([longestHold(dataDir), fetch(`http://127.0.0.1:${Number(port)}/20`)]);
      expect(Math.max(told, await longestHold(dataDir))).toBeGreaterThanOrEqual(19);
    }
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(dataDir, { recursive: true });
  }
});
