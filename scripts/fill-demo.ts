import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { productProcess } from './runtime.mjs';

/** Of all clients of the demo. */
export const demoPassword = 'demo1234';

/** Adds the people of the demo to a data folder, with the administrator that is there: a few clients, or a whole practice. */
export async function fillDemo(dataDir: string, size: 'small' | 'whole' = 'small'): Promise<void> {
  const { args, env } = productProcess('demo', { args: [size] });
  await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
}
