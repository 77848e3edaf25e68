import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npm } from '../install.mjs';
import { modules as ownModules, root } from '../places.mjs';
import { prune } from '../prune.mjs';
import { bundle, copiedPackages } from './bundle.ts';
import { launcher, shippedPrograms } from './launcher.ts';
import { allShipped, closure, notices } from './shipped.ts';

export type Cpu = 'x64' | 'arm64';

/** What programs read while they run, and what an operator reads: beside the bundle as they are in the sources. */
const files = [
  'apps/web/dist',
  'packages/db/migrations',
  'packages/db/src/engines/postgres/migrations',
  'packages/method/content',
  'docs/operations.md',
  'docs/alerts.yml',
  'docs/miraco.service',
  'docs/two-machines.md',
  'docs/method.md',
  'CHANGELOG.md',
  'README.md',
  'SECURITY.md',
];

/** The version of the product. */
export async function productVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return version;
}

/** npm's own bill of all packages, in the format CycloneDX, with those alone that ship, and Node. */
async function billOfMaterials(cpu: Cpu, node: string): Promise<string> {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--loglevel=error',
  ];
  const [command, npmArgs] = npm();
  const { stdout } = await promisify(execFile)(command, [...npmArgs, ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  interface Reference {
    'bom-ref': string;
  }
  const bill: { components: Reference[]; dependencies: { ref: string; dependsOn: string[] }[] } = JSON.parse(stdout);
  const shipped = new Set(allShipped(cpu).map(({ name, version }) => `${name}@${version}`));
  const isShipped = (reference: string) => shipped.has(reference) || reference.startsWith('@miraco/');
  const runtime = {
    'bom-ref': `node@${node}`,
    type: 'platform',
    name: 'node',
    version: node,
    purl: `pkg:generic/node@${node}`,
  };
  const components = [...bill.components.filter((each) => isShipped(each['bom-ref'])), runtime];
  const known = new Set(components.map((each) => each['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }));
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`;
}

/**
 * Assembles what a release has in it: the bundled server, the built web app, the packages that ship as they are, Node, a launcher.
 * @param folder that does not exist yet
 * @param modules a node_modules with the packages for that processor
 */
export async function assemble(folder: string, { cpu, modules = ownModules }: { cpu: Cpu; modules?: string }) {
  const version = await productVersion();
  await mkdir(join(folder, 'bin'), { recursive: true });
  await bundle(shippedPrograms, folder);
  // The bundle is of modules, in a folder whose own package says so.
  await writeFile(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: 'miraco', version, type: 'module' }, null, 2)}\n`,
  );
  for (const file of files) await cp(join(root, file), join(folder, file), { recursive: true });
  for (const { path } of closure(copiedPackages, cpu)) {
    const from = join(dirname(modules), path);
    // npm installs packages of a package inside of it; each is on the list itself.
    const isOwn = (source: string) => !source.slice(from.length).includes('node_modules');
    await cp(from, join(folder, path), { recursive: true, filter: isOwn });
  }
  prune(join(folder, 'node_modules'), undefined, { platform: 'linux', arch: cpu });
  const nodePackage = join(modules, `node-linux-${cpu}`);
  await cp(join(nodePackage, 'bin', 'node'), join(folder, 'bin', 'node'));
  const { version: node }: { version: string } = JSON.parse(await readFile(join(nodePackage, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'miraco'), launcher(version));
  await chmod(join(folder, 'miraco'), 0o755);
  const nodeLicence = (await readFile(join(nodePackage, 'LICENSE'), 'utf8')).trim();
  const texts = notices(allShipped(cpu), modules);
  await writeFile(join(folder, 'LICENSES.txt'), `${texts}\n${'-'.repeat(80)}\n\nnode ${node}\n\n${nodeLicence}\n`);
  await writeFile(join(folder, 'sbom.cdx.json'), await billOfMaterials(cpu, node));
  return { version, node };
}

/** The bytes of all files of a folder. */
export async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => lstat(join(entry.parentPath, basename(entry.name))));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}
