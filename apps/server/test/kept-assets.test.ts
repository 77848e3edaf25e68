import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { build } from '../src/app.ts';
import { earlierAssets, keepAssets } from '../src/pages/kept-assets.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const built = await readdir(fileURLToPath(new URL('../../web/dist/assets', import.meta.url)));

const dataDir = await mkdtemp(join(tmpdir(), 'miraco-assets-'));
const assets = join(dataDir, 'built');
afterAll(() => rm(dataDir, { recursive: true }));

/** A build of the web app with these files, kept as of that day. */
async function keep(files: readonly string[], day: number): Promise<void> {
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets);
  for (const file of files) await writeFile(join(assets, file), `content of ${file}`);
  await keepAssets(dataDir, assets, files);
  for (const build of await readdir(join(dataDir, 'assets'))) {
    const folder = join(dataDir, 'assets', build);
    if ((await readdir(folder)).join() === files.toSorted().join()) await utimes(folder, day, day);
  }
}

it('the files of the build before are there, also of one that was served in between, and no older ones', async () => {
  await keep(['oldest-1.js'], 1);
  await keep(['old-1.js', 'common-1.js'], 2);
  await keep(['new-1.js', 'common-1.js'], 3);
  expect([...(await earlierAssets(dataDir, ['new-1.js', 'common-1.js'])).keys()].sort()).toEqual([
    'common-1.js',
    'old-1.js',
  ]);
  await keep(['newest-1.js'], 4);
  expect([...(await earlierAssets(dataDir, ['newest-1.js'])).keys()].sort()).toEqual(['common-1.js', 'new-1.js']);
  expect(await readdir(join(dataDir, 'assets'))).toHaveLength(2);
});

it('a page of the build before finds its files, and the product keeps its own for the next one', async () => {
  await keep(['page-before.js'], 5);
  const app = await build({ ...product.services.config, dataDir });
  await app.listen({ port: 0 });
  const answer = await app.inject({ method: 'GET', url: '/assets/page-before.js' });
  expect([answer.statusCode, answer.body]).toEqual([200, 'content of page-before.js']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await app.inject({ method: 'GET', url: '/assets/..%2fbuilt%2fpage-before.js' })).statusCode).toBe(404);
  await expect
    .poll(async () => (await earlierAssets(dataDir, ['another.js'])).size, { timeout: 10_000 })
    .toBe(built.length);
  await app.close();
});
