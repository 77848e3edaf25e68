import { expect, it } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { build } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { picture, storedPictures, upload } from './pictures.ts';
import { newMigratedData, startProduct, userForm } from './product.ts';

const product = await startProduct();
const { client, database, services } = product;

const hour = 60 * 60 * 1000;
const stored = storedPictures(product);

/** As if a picture had been stored that long ago. */
const age = (name: string, hours: number) => stored.date(name, new Date(Date.now() - hours * hour));

it('removes a picture that no row names, a day after it was written', async () => {
  const ana = await client();
  const { image } = (await upload(product, await picture(), ana)).json();
  await product.edit(ana, { image });
  const [left, young] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`];
  for (const name of [left, young]) await stored.add(name, 'left by a crash');
  await age(image, 25);
  await age(left, 25);
  await age(young, 23);
  await runHousekeeping(services, Date.now());
  expect(await stored.names()).toEqual([image, young].sort());
});

it('removes a picture that was uploaded a day ago and never used', async () => {
  const ana = await client();
  const { image } = (await upload(product, await picture(), ana)).json();
  await runHousekeeping(services, Date.now() + 23 * hour);
  expect(await stored.names()).toContain(image);
  await runHousekeeping(services, Date.now() + 25 * hour);
  expect(await stored.names()).not.toContain(image);
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
  const { environment, database: other } = await newMigratedData();
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const before = await build(config);
  const { password: _, ...form } = userForm('ana');
  await before.services.store.users.register({ ...form, passwordHash: '', createdAt: 0 });
  await before.close();
  other.exec(
    "insert into password_links (id, user, token_hash, expires_at) select 'over', id, 'before', 1 from users limit 1",
  );
  const links = other.prepare("select 1 from password_links where token_hash = 'before'");
  expect(links.all()).toHaveLength(1);
  await (await build(config)).close();
  expect(links.all()).toEqual([]);
});
