import { expect, it, vi } from 'vitest';
import { newMigratedData } from './product.ts';
import { run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const warned = ({ output }: { output: readonly string[] }) =>
  output.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])).filter(({ level }) => level === 40);

it.each([
  ['"Europe/Madrid"', / The quotes around its value are part of it: remove them\.$/],
  ['Foo/Bar', /Europe\/Madrid\.$/],
  ['', /Europe\/Madrid\.$/],
])('a start with TZ=%s warns, and reminds people without a zone of their own by the clock of UTC', async (TZ, end) => {
  const { environment, database } = await newMigratedData();
  const first = await run({ ...environment, TZ: 'Europe/Madrid', ADMIN_PASSWORD: 'administrator-7f3k' });
  expect(warned(first)).toEqual([]);
  const credentials = { username: 'admin', password: 'administrator-7f3k' };
  expect((await first.post('/api/login/in', credentials)).status).toBe(200);
  await first.stop();
  database.exec('update mail_plans set due_at = 1');
  const product = await run({ ...environment, TZ });
  expect(warned(product)).toMatchObject([{ msg: expect.stringMatching(/^TZ names no time zone that is known/) }]);
  expect(warned(product)[0].msg).toMatch(end);
  const due = () => Number(database.prepare('select due_at from mail_plans').all()[0]?.due_at);
  await expect.poll(due, { timeout: 10_000 }).toBeGreaterThan(Date.now());
  expect(new Date(due()).toISOString()).toMatch(/T08:00:00/);
});
