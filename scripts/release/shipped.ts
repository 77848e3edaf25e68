import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../places.mjs';

/** A package of the lock file. */
interface Locked {
  name?: string;
  version: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

/** Dependencies of the web app that build it: nothing of them is in what is built. */
const builders = new Set(['@tailwindcss/vite', '@vitejs/plugin-react', 'vite', 'vite-plugin-compression2']);

/** Packages for compilers, and a native part that nothing installs. */
const isUnused = (name: string) => /^(@types\/.*|@?typescript(\/.*)?|undici-types|cpu-features)$/.test(name);

/** Licences that a package states in a way that the lock file does not take over. */
const stated: Readonly<Record<string, string>> = { ssh2: 'MIT' };

const suits = (wanted: readonly string[] | undefined, here: string) => !wanted || wanted.includes(here);

/** A package that ships, and where it is installed. */
export interface Shipped {
  path: string;
  name: string;
  version: string;
  licence: string;
}

type Packages = Readonly<Record<string, Locked>>;

/** Where Node would find a dependency of a package: in the nearest node_modules above it. */
function found(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}

const isFor = ({ os, cpu, libc }: Locked, machine: string) =>
  suits(os, 'linux') && suits(cpu, machine) && suits(libc, 'glibc');

/** The places of what a package needs. The web app needs its builders for being built only. */
function neededBy(packages: Packages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const used = names.filter((name) => !builders.has(name) && !isUnused(name));
  return used.flatMap((name) => found(packages, path, name) ?? []);
}

/**
 * The packages of the lock file that some packages need, with them, each once, ordered by their path; workspaces are left out.
 * @param roots names of packages, workspaces included
 * @param cpu what optional packages must be for: x64 or arm64, on Linux with glibc
 */
export function closure(roots: readonly string[], cpu: string): Shipped[] {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const seen = new Map<string, Locked>();
  const queue = roots.map((name) => `node_modules/${name}`);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const entry = packages[path];
    if (!entry || seen.has(path) || !isFor(entry, cpu)) continue;
    seen.set(path, entry);
    queue.push(...neededBy(packages, entry.link ? (entry.resolved ?? path) : path));
  }
  const installed = [...seen].filter(([, { link }]) => !link);
  const shipped = installed.map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { path, name, version, licence: license ?? stated[name] ?? 'UNKNOWN' };
  });
  return shipped.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** All that ships: what the server and the web app are made of. */
export const allShipped = (cpu: string) => closure(['@miraco/server', '@miraco/web'], cpu);

/** The texts of a package's licence and notices, as it has them. */
function textsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying|ofl)/i.test(basename(name)));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** What the licences of all that ships ask to be told. */
export function notices(packages: readonly Shipped[], modules: string): string {
  const each = packages.map(({ path, name, version, licence }) => {
    const texts = textsOf(join(modules, '..', path));
    return [`${name} ${version} (${licence})`, '', ...texts].join('\n');
  });
  return `${each.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
