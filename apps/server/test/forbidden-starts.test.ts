import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { canBePowerless, hasForbiddenPorts, powerless } from './powerless.ts';
import { newDataDir, run } from './running-product.ts';
import { type Data, usedDataDir } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(!canBePowerless)('a start by a user without the permissions', () => {
  const mustReadAndWrite = 'The user of the process must be able to read and write all files in DATA_DIR: ';

  it.each<[string, (data: Data) => Promise<unknown>, RegExp]>([
    [
      'to write to the database',
      ({ file }) => chmod(file, 0o400),
      new RegExp(`^${mustReadAndWrite}EACCES: permission denied, access '.*/miraco\\.sqlite'\\.$`),
    ],
    [
      'to read the secret',
      ({ secretFile }) => chmod(secretFile, 0),
      new RegExp(`^${mustReadAndWrite}EACCES: permission denied, open '.*/session-secret'\\.$`),
    ],
    [
      'to write to the data folder',
      ({ dataDir }) => chmod(dataDir, 0o500),
      /^DATA_DIR must be a folder that the process may write to: EACCES: permission denied, access '.*'\.$/,
    ],
  ])('%s ends with status 78 and a line that names the file, and touches nothing', async (_what, forbid, message) => {
    const data = await usedDataDir();
    await forbid(data);
    const product = await run({ DATA_DIR: data.dataDir }, { through: powerless });
    await chmod(data.dataDir, 0o700);
    expect(product.url).toBe('');
    expect(await product.exited).toEqual({ code: 78, signal: null });
    expect(product.errors).toEqual([expect.stringMatching(message)]);
    expect(await readdir(data.dataDir)).not.toContain('miraco.sqlite-wal');
  });

  it('to make the data folder names the folder', async () => {
    const above = await newDataDir();
    await chmod(above, 0o500);
    const product = await run({ DATA_DIR: join(above, 'data', 'miraco') }, { through: powerless });
    await chmod(above, 0o700);
    expect(product.url).toBe('');
    expect(await product.exited).toEqual({ code: 78, signal: null });
    expect(product.errors).toEqual([
      expect.stringMatching(/^DATA_DIR must be a folder that the process may write to: EACCES: .*mkdir '.*'\.$/),
    ]);
  });

  it.skipIf(!hasForbiddenPorts)('to listen on a low port names PORT', async () => {
    const product = await run({ DATA_DIR: await newDataDir(), PORT: '1' }, { through: powerless });
    expect(product.url).toBe('');
    expect(await product.exited).toEqual({ code: 78, signal: null });
    expect(product.errors).toEqual([
      'PORT 1 needs rights that the user of the process does not have: set PORT to 1024 or higher.',
    ]);
  });
});
