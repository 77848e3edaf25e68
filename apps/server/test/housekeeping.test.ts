import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { build } from '../src/app.ts';
import { picture, upload } from './pictures.ts';
import { startProduct } from './product.ts';
import { newDataDir } from './running-product.ts';

const product = await startProduct();
const { client, database, services } = product;

const hour = 60 * 60 * 1000;
const folder = join(product.dataDir, 'images');
const files = () => readdir(folder);

/** As if a file had been written that long ago. */
const age = (name: string, hours: number) => {
  const moment = new Date(Date.now() - hours * hour);
  return utimes(join(folder, name), moment, moment);
};

it('removes a picture that no row names, a day after it was written', async () => {
  const ana = await client();
  const { image } = (await upload(product, await picture(), ana)).json();
  await product.edit(ana, { image });
  const [left, young] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
  for (const name of [left, young]) await writeFile(join(folder, name), 'left by a crash');
  await age(image, 25);
  await age(left, 25);
  await age(young, 23);
  await runHousekeeping(services, Date.now());
  expect((await files()).sort()).toEqual([image, young].sort());
});

it('removes a picture that was uploaded a day ago and never used', async () => {
  const ana = await client();
  const { image } = (await upload(product, await picture(), ana)).json();
  await runHousekeeping(services, Date.now() + 23 * hour);
  expect(await files()).toContain(image);
  await runHousekeeping(services, Date.now() + 25 * hour);
  expect(await files()).not.toContain(image);
});

it('removes expired links, and no other', async () => {
  const [ana, eva] = [await client(), await client()];
  const now = Date.now();
  await services.store.passwordLinks.issue({
    kind: 'reset',
    issuedAt: 0,
    user: ana.id,
    tokenHash: 'over',
    expiresAt: now,
  });
  await services.store.passwordLinks.issue({
    kind: 'reset',
    issuedAt: 0,
    user: eva.id,
    tokenHash: 'open',
    expiresAt: now + hour,
  });
  await runHousekeeping(services, now);
  const rows = database.prepare('select token_hash from password_links where user in (?, ?)').all(ana.id, eva.id);
  expect(rows.map((row) => row.token_hash)).toEqual(['open']);
});

it('is done when the product starts', async () => {
  const dataDir = await newDataDir();
  const file = join(dataDir, 'miraco.sqlite');
  database.prepare('vacuum into ?').run(file);
  const copy = new DatabaseSync(file);
  onTestFinished(() => copy.close());
  copy.exec(
    "insert into password_links (id, user, token_hash, expires_at) select 'over', id, 'before', 1 from users limit 1",
  );
  await (await build({ ...services.config, dataDir })).close();
  expect(copy.prepare("select 1 from password_links where token_hash = 'before'").get()).toBeUndefined();
});
