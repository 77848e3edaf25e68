import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { runHousekeeping } from '../src/admin/housekeeping.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const { administrator, client, dataDir, rest, services } = product;
const folder = join(dataDir, 'outbox');
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await services.mailer.settled();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
});

const write = (name: string, headers: string) =>
  writeFile(join(folder, name), `${headers}\r\n\r\nTo: body@example.org\r\n`);

it('a mail in the outbox is removed after a week, and other files are not', async () => {
  const now = Date.now();
  for (const name of ['old.eml', 'young.eml', 'notes.txt']) await write(name, 'To: x@example.org');
  await utimes(join(folder, 'old.eml'), new Date(), new Date(now - 7 * day - 1));
  await utimes(join(folder, 'young.eml'), new Date(), new Date(now - 7 * day + 60_000));
  await utimes(join(folder, 'notes.txt'), new Date(), new Date(0));
  await runHousekeeping(services, now);
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'young.eml']);
});

it('the mails to and from somebody are removed with them, however the header is written, and those of others stay', async () => {
  const ana = await client({ email: 'ana@example.org' });
  await write('to.eml', 'From: Miraco <no-reply@example.org>\r\nTo: ana@example.org\r\nSubject: x');
  await write('named.eml', 'Subject: a long one\r\nTo: =?utf-8?q?Ana?=\r\n <ANA@example.org>');
  await write('from.eml', 'To: team@example.org\r\nReply-To: "Ana" <ana@example.org>');
  await write('other.eml', 'To: mariana@example.org\r\nCc: ana@example.org.mx, ana@exampleXorg');
  await write('body.eml', 'To: body@example.org\r\nSubject: about ana');
  expect((await rest('DELETE', `/admin/user/remove/${ana.id}`, { as: administrator })).statusCode).toBe(200);
  expect((await readdir(folder)).sort()).toEqual(['body.eml', 'other.eml']);
});
