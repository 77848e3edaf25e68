import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { translator } from '@miraco/i18n/translator';
import { expect, test } from '@playwright/test';
import { enter } from './people.ts';

const run = promisify(execFile);

/** Somebody without a home and without rights, where this process may become another user. */
const newcomer = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

test('a newcomer unpacks the release file, runs one command, and signs in with the password that it prints', async ({
  page,
}) => {
  test.setTimeout(180_000);
  test.skip(process.platform !== 'linux', 'a release is for Linux');
  const folder = await mkdtemp(join(tmpdir(), 'miraco-newcomer-'));
  const home = join(folder, 'home');
  try {
    await run(process.execPath, ['scripts/release/main.ts', `--to=${folder}`]);
    const file = (await readdir(folder)).find((name) => name.endsWith('.tar.gz')) ?? '';
    await run('sha256sum', ['--check', `${file}.sha256`], { cwd: folder });
    // Nothing is written beside what was unpacked but the data.
    await run('mkdir', [home]);
    await chmod(folder, 0o755);
    if (newcomer.uid !== undefined) await chown(home, newcomer.uid, newcomer.gid);
    await run('tar', ['-xzf', join('..', file)], { cwd: home, ...newcomer });
    const [unpacked = ''] = await readdir(home);

    const product = spawn(`./${unpacked}/miraco`, [], {
      ...newcomer,
      cwd: home,
      env: { PATH: '/usr/bin:/bin', PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let password = '';
      let url = '';
      for await (const line of createInterface(product.stdout)) {
        password ||= /^Administrator admin was added, with the password (\S+)/.exec(line)?.[1] ?? '';
        url = / is served at (\S+)$/.exec(line)?.[1] ?? '';
        if (url !== '') break;
      }
      await page.goto(`${url}/auth`);
      const t = translator('en');
      await enter({ page, t, language: 'en' }, { username: 'admin', password });
      await expect(page).toHaveURL(`${url}/admin/dashboard`);
      const { version } = JSON.parse(await readFile('package.json', 'utf8'));
      await expect(page.getByText(t('admin.version', { version }))).toBeVisible();
      // A new practice often has its clients in a file.
      await page.goto(`${url}/admin/users`);
      await expect(page.getByText(t('admin.noUsers'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('admin.import') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('admin.addUser') })).toBeVisible();
    } finally {
      product.kill();
      await new Promise((resolve) => product.once('exit', resolve));
    }
    expect((await readdir(home)).sort()).toEqual([unpacked, 'data'].sort());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
