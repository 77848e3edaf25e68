// Runs on whatever Node the host has, before anything is installed: no dependency, and nothing newer than Node 18.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configurationError, fail } from './fail.mjs';
import { chooseNode, nodePackage } from './node.mjs';
import { notFound, runToEnd, serve as serveProgram } from './processes.mjs';
import { prune } from './prune.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');

/** The command and first arguments that start the npm of the host. */
export function npm() {
  const { npm_execpath: path } = process.env;
  return path ? [process.execPath, [path]] : [windows ? 'npm.cmd' : 'npm', []];
}

const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** Whether all is there that the lock file names, by the list that npm keeps of what it has installed. */
function isInstalled({ development }) {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list)) return false;
  const there = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && (development || !dev))
    .every(([path, { integrity, link, optional, devOptional }]) => {
      // What is not for this platform is left out, and what only an omitted package offers to use.
      if (!there[path]) return Boolean(optional || devOptional);
      return there[path].integrity === integrity && there[path].link === link;
    });
}

function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function refuseUnwritable() {
  const folder = [root, modules].find((path) => existsSync(path) && !canWrite(path));
  if (!folder) return;
  const { username } = userInfo();
  const remedy = `make it theirs (chown -R ${username} ${root}), or run npm start once as its owner`;
  fail(
    `The packages cannot be installed: ${username} may not write to ${folder}. To correct this, ${remedy}.`,
    configurationError,
  );
}

const searchPath = (...folders) => [...folders, process.env.PATH ?? ''].join(delimiter);

/** A package that needs a compiler fails to install here too, where one may be at hand. */
const withoutCompilers = { ...process.env, PATH: searchPath(join(root, 'scripts', 'no-compilers')) };

/**
 * Installs the packages of the lock file, unless they are there: only those that run and build the product, or with `development`
 * all of them. No package runs a script, so nothing is compiled and nothing else is fetched.
 */
export async function install({ development = false } = {}) {
  if (isInstalled({ development })) return;
  refuseUnwritable();
  console.log(development ? 'Installing all packages' : 'Installing the packages to run it');
  const [command, npmArgs] = npm();
  // Each is said, because the configuration of the host, NODE_ENV included, may say otherwise.
  const what = [development ? '--include=dev' : '--omit=dev', '--include=optional', '--include=peer'];
  const how = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, env: withoutCompilers, output: 'kept', shell: windows && command === 'npm.cmd' };
  const { exitCode, text } = await runToEnd(command, [...npmArgs, 'ci', ...what, ...how], options);
  if (exitCode === notFound) fail('npm was not found. Install it: it comes with Node.', configurationError);
  if (exitCode !== 0) fail(`${text.trim()}\nThe packages could not be installed: npm ci ended with ${exitCode}.`);
  if (!development) prune(modules, nodePackage(root));
}

let chosenNode;

/** The Node that runs what is installed. */
function node() {
  chosenNode ??= chooseNode(root);
  return chosenNode;
}

const environment = (extra) => ({
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  PATH: searchPath(join(modules, '.bin'), dirname(node())),
  ...extra,
});

/** Runs a program of our Node to its end; returns its exit code. */
export async function run(args, { env = {}, output = 'shown' } = {}) {
  return (await runToEnd(node(), args, { cwd: root, env: environment(env), output })).exitCode;
}

/** A file named on the command line, relative to the folder of the caller: npm itself goes to the root. */
export const whereAsked = (file) => resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** The entry of a tool that is installed as a package. */
export const tool = (...path) => join(modules, ...path);

/** Below this a build was taken from the cache, in milliseconds. */
const cached = 1500;

export async function buildWeb() {
  const turbo = [tool('turbo', 'bin', 'turbo'), 'run', 'build', '--filter=@miraco/web', '--output-logs=errors-only'];
  const told = setTimeout(() => console.log('Building the web app'), cached);
  const { exitCode, text } = await runToEnd(node(), turbo, { cwd: root, env: environment({}), output: 'kept' });
  clearTimeout(told);
  if (exitCode !== 0) fail(`${text.trim()}\nThe web app could not be built.`);
}

/** Where Node keeps what it has compiled, so that the next start need not. */
export const compiled = { NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled') };

/**
 * What keeps the memory of the product small: garbage is collected earlier than Node would on a machine with much of it, and what is
 * free goes back to the system at once (the settings are glibc's; elsewhere they mean nothing).
 */
const runtime = JSON.parse(readFileSync(join(root, 'scripts', 'runtime.json'), 'utf8'));

/** Starts the product, until it is stopped. */
export const serveProduct = (env = {}) =>
  serve([...runtime.flags, 'apps/server/src/main.ts'], { ...compiled, ...runtime.env, ...env });

/** Starts a program of our Node that runs until it is stopped. */
export const serve = (args, env = {}) => serveProgram(node(), args, { cwd: root, env: environment(env) });

/** Finds the browser for tests and measurements, says which one it is, and names it to all that is run afterwards. */
export async function useBrowser() {
  const { exitCode, text } = await runToEnd(node(), ['scripts/browser.ts'], {
    cwd: root,
    env: environment({}),
    output: 'kept',
  });
  if (exitCode !== 0) fail(text.trim());
  const [line, path] = text.trim().split('\n').slice(-2);
  console.log(line);
  process.env.CHROMIUM = path;
}
