import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from './connection.ts';
import { forgetDeleted, mergeSearchIndexes, rewrite } from './erasing.ts';
import { takeSnapshot } from './snapshot.ts';

/** A database with 400 clients, each with a word of their own in the search and in a long text. */
function fullDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-erasing-'));
  const file = join(folder, 'miraco.sqlite');
  const { $client: client } = connect(file);
  onTestFinished(() => {
    client.close();
    rmSync(folder, { recursive: true });
  });
  client.exec("insert into access_profiles values ('client', 'Client', 'Initial')");
  const user = client.prepare(
    "insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at) values (@id, @id, @id, @id, '-', @id, '-', @text, '-', 'client', 0)",
  );
  const text = (id: string) => `${id} wrote this. `.repeat(40);
  const add = client.transaction((ids: readonly string[]) => {
    for (const id of ids) user.run({ id, text: text(id) });
  });
  add(Array.from({ length: 400 }, (_, index) => `canary${index}x`));
  return { client, copy: join(folder, 'copy'), file };
}

const holds = (file: string, word: string) => existsSync(file) && readFileSync(file).includes(word);

const removeOdd = 'delete from users where cast(substr(id, 7) as integer) % 2 = 1';
const removed = Array.from({ length: 200 }, (_, index) => `canary${2 * index + 1}x`);
const left = 'canary100x';

const words = removed.map((word) => `${word} wrote`);

it('the texts of those who were removed are in neither the file nor its log', async () => {
  const { client, file } = fullDatabase();
  client.exec(removeOdd);
  expect(holds(file, 'canary1x wrote') || holds(`${file}-wal`, 'canary1x wrote')).toBe(true);
  await forgetDeleted(client);
  expect(words.filter((word) => holds(file, word) || holds(`${file}-wal`, word))).toEqual([]);
  expect(holds(file, `${left} wrote`)).toBe(true);
});

it('nothing of them is in a file that was written again, the gaps in pages of indexes included', () => {
  const { client, file } = fullDatabase();
  client.exec(removeOdd);
  rewrite(client);
  expect(removed.filter((word) => holds(file, word) || holds(`${file}-wal`, word))).toEqual([]);
  expect(holds(file, left)).toBe(true);
});

it('what was replaced is gone as well', async () => {
  const { client, file } = fullDatabase();
  client.exec(
    "update users set address = 'short', firstname = 'Other', username = 'other', email = '-' where id = 'canary7x'",
  );
  client.exec("update users set address = 'a much longer text than before ' || address where id = 'canary9x'");
  await forgetDeleted(client);
  expect(
    readFileSync(file)
      .toString('latin1')
      .match(/canary7x wrote/g),
  ).toBeNull();
  expect(
    readFileSync(file)
      .toString('latin1')
      .match(/canary9x wrote/g),
  ).toHaveLength(40);
});

it('the search finds those who are left, also in a copy', async () => {
  const { client, copy, file } = fullDatabase();
  client.exec(removeOdd);
  takeSnapshot(file, copy);
  await forgetDeleted(client);
  const found = (word: string) =>
    client.prepare('select count(*) from user_prefixes where user_prefixes match ?').pluck().get(word);
  expect([found(left), found('canary1x'), found('canary*')]).toEqual([1, 0, 200]);
  const copied = connect(copy).$client;
  expect(copied.prepare("select count(*) from user_trigrams where user_trigrams match 'canary'").pluck().get()).toBe(
    200,
  );
  copied.close();
});

it('a copy that is made before has none of it', () => {
  const { client, copy, file } = fullDatabase();
  client.exec(removeOdd);
  takeSnapshot(file, copy);
  expect(removed.filter((word) => holds(copy, word))).toEqual([]);
  expect(holds(copy, left)).toBe(true);
});

it('a reader keeps the log, and nothing waits for it', async () => {
  const { client, file } = fullDatabase();
  const reader = connect(file).$client;
  reader.exec('begin; select count(*) from users');
  client.exec(removeOdd);
  const begun = performance.now();
  await forgetDeleted(client);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(client.pragma('busy_timeout', { simple: true })).toBe(5000);
  reader.close();
});

it('indexes that are merged already are not written again', async () => {
  const { client } = fullDatabase();
  mergeSearchIndexes(client);
  const changes = () => client.prepare('select total_changes()').pluck().get();
  const before = changes();
  await forgetDeleted(client);
  expect(Number(changes()) - Number(before)).toBeLessThan(8);
});
