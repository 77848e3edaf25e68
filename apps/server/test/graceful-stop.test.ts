import { once } from 'node:events';
import { copyFile, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allFours, migratedFile } from './product.ts';
import { newDataDir, run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const password = 'administrator-7f3k';
const clients = Array.from({ length: 5_000 }, (_, index) => `client-${index}`);

/** A database in which every client has begun the initial test. */
async function prepare(dataDir: string): Promise<string> {
  const file = join(dataDir, 'miraco.sqlite');
  await copyFile(migratedFile(), file);
  const database = new DatabaseSync(file);
  const user = database.prepare(
    `insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at)
     values (?1, ?1, ?1, ?1 || '@example.org', '-', '-', '-', '-', '-', 'client', 0)`,
  );
  const draft = database.prepare("insert into drafts (user, form, content, date) values (?, 'initial', '{}', 0)");
  database.exec('begin');
  for (const client of clients) {
    user.run(client);
    draft.run(client);
  }
  database.exec('commit');
  database.close();
  return file;
}

const columnOf = (rows: Record<string, unknown>[], column: string) => rows.map((row) => String(row[column])).sort();

it('stopped while twenty people write keeps every write that it has acknowledged, and none by half', async () => {
  const dataDir = await newDataDir();
  const file = await prepare(dataDir);
  const product = await run({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' });
  const signedIn = await product.post('/api/login/in', { username: 'admin', password });
  const { token } = (await signedIn.json()) as { token: string };

  const waiting = [...clients];
  const acknowledged: string[] = [];
  async function write(): Promise<void> {
    for (let user = waiting.pop(); user; user = waiting.pop()) {
      const answer = await product.post('/api/client/initial/register', { user, responses: allFours }, token);
      if (!answer.ok) return;
      acknowledged.push(user);
    }
  }
  // A connection that is refused is the end of a writer, too.
  const writers = Array.from({ length: 20 }, () => write().catch(() => undefined));
  while (acknowledged.length < 100) await setTimeout(5);
  const stopped = await product.stop();
  await Promise.all(writers);

  expect(stopped).toEqual({ code: 0, signal: null });
  expect(product.errors).toEqual([]);
  expect(waiting.length).toBeGreaterThan(0);

  const database = new DatabaseSync(file);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const tests = database.prepare('select * from initial_tests').all();
  const drafts = database.prepare('select user from drafts').all();
  database.close();
  expect(columnOf(tests, 'user')).toEqual(expect.arrayContaining([...acknowledged]));
  expect(tests.every((test) => test.responses === JSON.stringify(allFours) && test.result === 'wow')).toBe(true);
  expect([...columnOf(tests, 'user'), ...columnOf(drafts, 'user')].sort()).toEqual([...clients].sort());
});

it('does not wait for idle connections', async () => {
  const product = await run({ DATA_DIR: await newDataDir(), ADMIN_PASSWORD: password });
  const { hostname, port } = new URL(product.url);
  const requests = ['', 'GET /heal', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'];
  for (const request of requests) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(request);
    if (request.endsWith('\r\n')) await once(socket, 'data');
  }
  const begin = performance.now();
  expect(await product.stop()).toEqual({ code: 0, signal: null });
  expect(performance.now() - begin).toBeLessThan(5_000);
});

it('signalled again while it stops, as a terminal and npm do, still sends the mails that it has promised', async () => {
  const dataDir = await newDataDir();
  const product = await run({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, ADMIN_EMAIL: 'admin@example.org' });
  await product.post('/api/forgot/sendmail', { email: 'admin@example.org' });
  void product.stop();
  await setTimeout(20);
  expect(await product.stop()).toEqual({ code: 0, signal: null });
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/\.eml$/)]);
});
