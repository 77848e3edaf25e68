// `npm run lock`: adds the hashes that the lock file lacks. npm writes none for a package of another platform when it updates a lock
// file beside an install, and a package without a hash would be taken as it comes.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npm } from './install.mjs';
import { root } from './places.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

const unhashed = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity,
);

const [command, npmArgs] = npm();
for (const [path, entry] of unhashed) {
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const asked = [...npmArgs, 'view', `${name}@${entry.version}`, 'dist.integrity', '--json', '--loglevel=error'];
  const { stdout } = await promisify(execFile)(command, asked, { cwd: root });
  const { version, ...rest } = entry;
  // Where npm itself writes it.
  lock.packages[path] = { version, integrity: JSON.parse(stdout), ...rest };
  console.log(`${name}@${version}`);
}

writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${unhashed.length} hashes added`);
