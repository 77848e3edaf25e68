// Runs on whatever Node the host has, before anything is installed: no dependency, and nothing newer than Node 18.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';
/** Node 24, which arrives as a package whatever Node the host has. */
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const installedFor = join(root, 'node_modules', '.installed-for');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs what the lock file names, unless just that is installed. */
export function install() {
  const wanted = lockHash();
  if (existsSync(node) && existsSync(installedFor) && readFileSync(installedFor, 'utf8') === wanted) return;
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows && !npm };
  // Node 24 and the builder are development packages, which npm leaves out where NODE_ENV is production. The engines that packages
  // ask for are Node 24's, which this very step brings.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, 'ci', ...flags], options);
  if (status !== 0) throw new Error('npm ci failed');
  writeFileSync(installedFor, wanted);
}

const environment = (extra) => ({
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  PATH: `${join(root, 'node_modules', '.bin')}${windows ? ';' : ':'}${process.env.PATH ?? ''}`,
  ...extra,
});

/** Runs a program of Node 24 to its end; answers its exit code. */
export function run(args, { env = {}, quiet = false } = {}) {
  const stdio = ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'];
  return spawnSync(node, args, { cwd: root, stdio, env: environment(env) }).status ?? 1;
}

/** A file named on the command line, which means one beside whoever asks: npm itself goes to the root. */
export const whereAsked = (file) => resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** The entry of a tool that is installed as a package. */
export const tool = (...path) => join(root, 'node_modules', ...path);

export function buildWeb() {
  const turbo = [tool('turbo', 'bin', 'turbo'), 'run', 'build', '--filter=@miraco/web', '--output-logs=errors-only'];
  if (run(turbo, { quiet: true }) !== 0) throw new Error('the web app could not be built');
}

/** Where Node keeps what it has compiled, so that the next start need not. */
export const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/**
 * What keeps the memory of the product small: garbage is collected earlier than Node would on a machine with much of it, and what is
 * free goes back to the system at once (the settings are glibc's; elsewhere they mean nothing).
 */
const runtime = JSON.parse(readFileSync(join(root, 'scripts', 'runtime.json'), 'utf8'));

/** Starts the product, until it is stopped. */
export const serveProduct = (env = {}) =>
  serve([...runtime.flags, 'apps/server/src/main.ts'], { ...compiled, ...runtime.env, ...env });

/** Starts a program of Node 24 that runs until it is stopped; passes signals on and ends with its exit code. */
export function serve(args, env = {}) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(env) });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}
