import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { fail } from '../fail.mjs';
import { npm } from '../install.mjs';
import { root } from '../places.mjs';
import { runToEnd } from '../processes.mjs';
import { checkTree } from './check.ts';
import { assemble, bytesOf, type Cpu, productVersion } from './tree.ts';

const { values } = parseArgs({
  options: {
    arch: { type: 'string', default: process.arch },
    check: { type: 'boolean', default: false },
    to: { type: 'string', default: join(root, 'releases') },
    tree: { type: 'string' },
  },
});

async function toEnd(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { exitCode, text } = await runToEnd(command, args, { cwd, output: 'kept' });
  if (exitCode !== 0) fail(`${text}${command} ended with ${exitCode}.`);
}

/** A node_modules for another processor: what the lock file has for it, beside the installed one. */
async function modulesFor(cpu: Cpu, work: string): Promise<string> {
  const folder = join(work, 'install');
  const manifests = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter(({ name, parentPath }) => name === 'package.json' && !parentPath.includes('node_modules'))
    .map(({ parentPath }) => join(parentPath, 'package.json'));
  for (const file of [...manifests, join(root, 'package-lock.json'), join(root, '.npmrc')])
    await cp(file, join(folder, file.slice(root.length)));
  const [command, npmArgs] = npm();
  const flags = [
    '--omit=dev',
    '--os=linux',
    `--cpu=${cpu}`,
    '--libc=glibc',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await toEnd(command, [...npmArgs, 'ci', ...flags], folder);
  return join(folder, 'node_modules');
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The same files give the same archive: ordered, of nobody, without a moment. */
const reproducibly = [
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mtime=@0',
  '--mode=u+rwX,go+rX,go-w',
];

async function pack(work: string, name: string): Promise<void> {
  const folder = resolve(values.to);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.tar.gz`);
  await toEnd('tar', [...reproducibly, '--use-compress-program=gzip -n', '-cf', file, name], work);
  await writeFile(`${file}.sha256`, `${await sha256(file)}  ${name}.tar.gz\n`);
  await cp(join(work, name, 'sbom.cdx.json'), join(folder, `${name}.cdx.json`));
  console.log(`${file}: ${megabytes((await stat(file)).size)}, with its .sha256, and ${name}.cdx.json`);
}

const isCpu = (text: string): text is Cpu => text === 'x64' || text === 'arm64';

const cpu = isCpu(values.arch) ? values.arch : fail('--arch must be x64 or arm64.');
const isOfHere = process.platform === 'linux' && cpu === process.arch;
if (values.check && !isOfHere) fail('A release is checked on the machine that it is for: Linux, with that processor.');
const work = await mkdtemp(join(tmpdir(), 'miraco-release-'));
try {
  const name = `miraco-${await productVersion()}-linux-${cpu}`;
  const folder = values.tree === undefined ? join(work, name) : resolve(values.tree);
  const modules = isOfHere ? undefined : await modulesFor(cpu, work);
  const { node } = await assemble(folder, { cpu, ...(modules && { modules }) });
  const [whole, ofNode] = [await bytesOf(folder), await bytesOf(join(folder, 'bin'))];
  console.log(`${name}: ${megabytes(whole - ofNode)}, and Node ${node}: ${megabytes(ofNode)}`);
  if (values.check) await checkTree(folder, whole - ofNode);
  else if (values.tree === undefined) await pack(work, name);
} finally {
  await rm(work, { recursive: true, force: true });
}
