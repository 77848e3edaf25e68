// Runs on the Node of the host, before anything is installed: no dependency, and nothing newer than Node 18.
import { accessSync, constants, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { configurationError, fail } from './fail.mjs';
import { chooseNode, nodePackage } from './node.mjs';
import { modules, root, searchPath, windows } from './places.mjs';
import { notFound, runToEnd } from './processes.mjs';
import { isPruned, prune } from './prune.mjs';

/**
 * The command and first arguments that start the npm of the host, on a Node of ours if one is given.
 * @returns {[command: string, args: string[]]}
 */
export function npm(node = process.execPath) {
  const { npm_execpath: path } = process.env;
  return path ? [node, [path]] : [windows ? 'npm.cmd' : 'npm', []];
}

const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** Whether every package of the lock file is installed, according to npm's list of installed packages. */
function isInstalled({ development }) {
  const list = join(modules, '.package-lock.json');
  if (!existsSync(list) || (development && isPruned(modules))) return false;
  const there = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && (development || !dev))
    .every(([path, { integrity, link, optional, devOptional }]) => {
      // npm omits packages of other platforms, and optional peers of omitted packages.
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

/** The user of this process; in a container the uid may have no name. */
function nameOfUser() {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function refuseUnwritable() {
  const folder = [root, modules].find((path) => existsSync(path) && !canWrite(path));
  if (!folder) return;
  const username = nameOfUser();
  const remedy = `Make it theirs (chown -R ${username} ${root}), or run npm start once as its owner`;
  fail(`The packages cannot be installed: ${username} may not write to ${folder}. ${remedy}.`, configurationError);
}

/** Runs `npm ci` on a Node; ends this process if it fails. A package that needs a compiler fails here too, where one may be at hand. */
async function cleanInstall(node, flags) {
  const [command, npmArgs] = npm(node);
  const args = [...npmArgs, 'ci', ...flags, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: searchPath(join(root, 'scripts', 'no-compilers'), dirname(node)) };
  const options = { cwd: root, env, output: 'kept', shell: windows && command === 'npm.cmd' };
  const { exitCode, text } = await runToEnd(command, args, options);
  if (exitCode === notFound) fail('npm was not found. Install it: it comes with Node.', configurationError);
  if (exitCode !== 0) fail(`${text}The packages could not be installed: npm ci ended with ${exitCode}.`);
}

/** On an older Node npm leaves out, without a word, optional packages that ask for a newer one: binaries that the build needs. */
const oldestForNpm = [20, 19];

function isOldForNpm() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < oldestForNpm[0] || (major === oldestForNpm[0] && minor < oldestForNpm[1]);
}

/**
 * Installs the packages of the lock file, unless they are there: only those that run and build the product, or with `development`
 * all of them. No package runs a script, so nothing is compiled and nothing else is fetched.
 */
export async function install({ development = false } = {}) {
  if (isInstalled({ development })) return;
  refuseUnwritable();
  console.log(development ? 'Installing all packages' : 'Installing the packages to run it');
  // Each is said, because the configuration of the host, NODE_ENV included, may say otherwise.
  const flags = [development ? '--include=dev' : '--omit=dev', '--include=optional', '--include=peer'];
  if (isOldForNpm()) await installByOurNode(flags);
  else await cleanInstall(process.execPath, flags);
  if (!development) prune(modules, nodePackage);
}

/** Installs the packages of the root alone, our Node among them, and then all by a copy of it: installing removes what was there. */
async function installByOurNode(flags) {
  await cleanInstall(process.execPath, ['--omit=dev', '--include=optional', '--workspaces=false']);
  const folder = mkdtempSync(join(tmpdir(), 'miraco-node-'));
  try {
    const node = chooseNode();
    const copy = join(folder, basename(node));
    copyFileSync(node, copy);
    await cleanInstall(copy, flags);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
