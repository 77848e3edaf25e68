import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cache = fileURLToPath(new URL('../../node_modules/.cache/bench', import.meta.url));

const windows = process.platform === 'win32';
const execute = promisify(execFile);

interface Wanted {
  name: string;
  /** With their versions. */
  packages: readonly string[];
  /** The packages that are compiled here if there is no prebuilt binary. */
  native?: readonly string[];
  /** The Node of the peer below its folder, with the headers that its native packages are compiled with. */
  node?: string;
  /** A program that shows by ending without an error that the installed peer runs here. */
  proof: (folder: string) => readonly [program: string, args: readonly string[]];
}

/** Runs npm in a folder of its own, by the Node that is named. */
async function npm(folder: string, node: string, args: readonly string[], nodeHome?: string): Promise<void> {
  const program = process.env.npm_execpath;
  const flags = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    ...(nodeHome ? { npm_config_nodedir: nodeHome } : {}),
  };
  const options = { cwd: folder, env, shell: windows && !program };
  await execute(program ? node : 'npm', [...(program ? [program] : []), ...args, ...flags], options);
}

/**
 * Installs a peer below node_modules/.cache, unless just that is there: never among what the product needs.
 * @returns its folder
 * @throws Error where this machine cannot have it
 */
export async function install({ name, packages, native, node, proof }: Wanted): Promise<string> {
  const folder = join(cache, name);
  const installedFor = join(folder, '.installed-for');
  const wanted = JSON.stringify(packages);
  if ((await readFile(installedFor, 'utf8').catch(() => '')) === wanted) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const allowScripts = Object.fromEntries((native ?? []).map((one) => [one, true]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts }));
  await npm(folder, process.execPath, ['install', '--ignore-scripts', ...packages]);
  if (native && node) {
    const own = join(folder, node);
    await npm(folder, own, ['rebuild', ...native], dirname(dirname(own)));
  }
  const [program, args] = proof(folder);
  await execute(program, args, { cwd: folder });
  await writeFile(installedFor, wanted);
  return folder;
}
