// The building blocks of the npm commands. Runs on the host's Node: no dependency, and nothing newer than Node 18.
import { dirname, join } from 'node:path';
import { fail } from './fail.mjs';
import { chooseNode } from './node.mjs';
import { modules, root, searchPath } from './places.mjs';
import { runToEnd, serve as serveProgram } from './processes.mjs';
import { productProcess } from './runtime.mjs';

let chosenNode;

/** The Node that runs the installed packages. */
function node() {
  chosenNode ??= chooseNode();
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
export async function run(args, { env = {} } = {}) {
  return (await runToEnd(node(), args, { cwd: root, env: environment(env) })).exitCode;
}

/** Runs a program of our Node to its end; returns its exit code and what it printed. */
export const runQuietly = (args, { env = {} } = {}) =>
  runToEnd(node(), args, { cwd: root, env: environment(env), output: 'kept' });

/** The entry of a tool that is installed as a package. */
export const tool = (...path) => join(modules, ...path);

/** Below this a build was taken from the cache, in milliseconds. */
const cached = 1500;

export async function buildWeb() {
  const turbo = [tool('turbo', 'bin', 'turbo'), 'run', 'build', '--filter=@miraco/web', '--output-logs=errors-only'];
  const notice = setTimeout(() => console.log('Building the web app'), cached);
  const { exitCode, text } = await runQuietly(turbo);
  clearTimeout(notice);
  if (exitCode !== 0) fail(`${text.trim()}\nThe web app could not be built.`);
}

/** Runs a program of the product to its end; returns its exit code. */
export function runProduct(program, { args = [], env = {} } = {}) {
  const product = productProcess(program, { args });
  return run(product.args, { env: { ...product.env, ...env } });
}

/** Starts the product, until it is stopped. */
export function serveProduct({ nodeArgs = [], env = {} } = {}) {
  const product = productProcess('server', { nodeArgs });
  serve(product.args, { ...product.env, ...env });
}

/** Starts a program of our Node that runs until it is stopped. */
export const serve = (args, env = {}) => serveProgram(node(), args, { cwd: root, env: environment(env) });

/** Finds the browser for tests and measurements, says which one it is, and names it to all that is run afterwards. */
export async function useBrowser() {
  const { exitCode, text } = await runQuietly(['scripts/browser.ts']);
  if (exitCode !== 0) fail(text.trim());
  const [line, path] = text.trim().split('\n').slice(-2);
  console.log(line);
  process.env.CHROMIUM = path;
}
