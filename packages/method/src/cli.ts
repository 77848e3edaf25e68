import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledFolder, loadMethod, MethodError, methodFiles } from './load.ts';
import { outdatedEntries } from './support.ts';

const usage = `check DIR    checks the files of a method folder
export DIR   writes the bundled files to DIR, as a starting point`;

async function check(folder: string): Promise<void> {
  const { support } = await loadMethod(folder);
  for (const { path, reviewed } of outdatedEntries(support, Date.now())) {
    console.warn(`support.json: ${path}: last checked on ${reviewed}. Call or open it, then update \`reviewed\`.`);
  }
  console.log(`${folder} can be used: set METHOD_DIR to it.`);
}

/** Writes every bundled file, but never overwrites one: it may contain the operator's own words. */
async function exportTo(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of methodFiles) {
    const target = join(folder, `${file}.json`);
    const there = await stat(target).catch(() => null);
    if (!there) await copyFile(join(bundledFolder, `${file}.json`), target);
    console.log(there ? `kept     ${target}` : `written  ${target}`);
  }
}

const [command, folder] = process.argv.slice(2);
const action = { check, export: exportTo }[command ?? ''];
if (action && folder) {
  await action(folder).catch((error: unknown) => {
    console.error(error instanceof MethodError ? error.message : error);
    process.exitCode = 1;
  });
} else {
  console.error(usage);
  process.exitCode = 2;
}
