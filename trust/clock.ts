import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Finding, inFolder, type Served, serve } from './served.ts';
import { tryUsedCodes } from './used-codes.ts';

const minute = 60_000;
const hour = 60 * minute;

async function resetLink(product: Served, dataDir: string): Promise<{ id: string; token: string }> {
  await product.request('POST', '/api/forgot/sendmail', { email: 'admin@example.org' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await setTimeout(50);
    const [mail] = await readdir(join(dataDir, 'outbox')).catch(() => []);
    const text = mail ? (await readFile(join(dataDir, 'outbox', mail), 'utf8')).replaceAll(/=\r?\n/g, '') : '';
    const [, id, token] = /resetpassword\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
    if (id && token) return { id, token };
  }
  throw new Error('no mail for a forgotten password was written');
}

const statusOf = async (product: Served, token: string) => {
  product.useToken(token);
  return (await product.request('GET', '/trpc/account.me')).status;
};

/** Uses up the tries at an account. Returns how many of the next ones are let through, with the clock set back by more and more. */
async function triesAfterTheLimit(product: Served, setClock: (offset: number) => Promise<void>): Promise<number> {
  const guess = async () =>
    (await product.request('POST', '/api/login/in', { username: 'guessed', password: 'x' })).status;
  for (let time = 0; time < 10; time += 1) await guess();
  let passed = 0;
  for (const offset of [0, -5 * minute, -24 * hour, -365 * 24 * hour]) {
    await setClock(offset);
    if ((await guess()) !== 429) passed += 1;
  }
  await setClock(0);
  return passed;
}

/** With the clock set back, no reset link, code, session or limit that was over begins again. */
export const clock = (): Promise<Finding> =>
  inFolder(async (folder) => {
    const file = join(folder, 'clock');
    const setClock = (offset: number) => writeFile(file, String(offset));
    await setClock(0);
    const preload = fileURLToPath(new URL('./clock-preload.ts', import.meta.url));
    const product = await serve(folder, { nodeArgs: ['--import', preload], env: { CLOCK_FILE: file } });
    try {
      const { id, token } = await resetLink(product, folder);
      const reset = (word: string) =>
        product.request('POST', '/trpc/account.resetPassword', { id, token, password: word });
      const first = await reset('the-second-password');
      if (!first.ok) throw new Error(`the reset link returned ${first.status}`);
      const [signedOut, idle, worn, kept] = [
        await product.signIn('admin', 'the-second-password'),
        await product.signIn('admin', 'the-second-password'),
        await product.signIn('admin', 'the-second-password'),
        await product.signIn('admin', 'the-second-password'),
      ];
      product.useToken(signedOut);
      await product.request('POST', '/trpc/account.signOut', {});
      await setClock(3 * hour);
      if ((await statusOf(product, idle)) !== 401) throw new Error('a session of three idle hours has not ended');

      // A day later nothing of this session is left, whose row housekeeping has not removed yet.
      await setClock(25 * hour);
      if ((await statusOf(product, worn)) !== 401) throw new Error('a session of 25 hours has not ended');

      let [tried, revived] = [0, 0];
      for (const offset of [-minute, -30 * minute, -59 * minute, -2 * hour, -24 * hour, -365 * 24 * hour]) {
        await setClock(offset);
        const statuses = [
          (await reset('the-third-password')).status,
          await statusOf(product, signedOut),
          await statusOf(product, idle),
          await statusOf(product, worn),
        ];
        tried += statuses.length;
        revived += statuses.filter((status) => status < 400).length;
      }
      await setClock(0);
      const codes = await tryUsedCodes(product, kept, setClock);
      await setClock(0);
      const passed = await triesAfterTheLimit(product, setClock);
      const others = await statusOf(product, kept);
      return {
        ok: revived === 0 && codes.revived === 0 && passed === 0 && others === 200,
        figure:
          `${tried} tries with the clock set back by a minute to a year, ${revived} used links or ended sessions revived; ` +
          `${codes.tried} tries in the same period and with the clock set back by up to a year, ${codes.revived} used codes revived; ${passed} tries beyond the limit of an account let through`,
      };
    } finally {
      await product.stop('SIGKILL');
    }
  });
