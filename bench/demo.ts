import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../apps/server/src/demo/main.ts', import.meta.url));

/** Of all clients of the demo. */
export const demoPassword = 'demo1234';

/** Adds the clients of the demo to a data folder, with the administrator that is there. */
export async function fillDemo(dataDir: string): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  await promisify(execFile)(process.execPath, [program], { env });
}
