import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browser } from './browser.ts';
import { engines } from './engines.ts';
import { type Section, tableOf } from './figures.ts';
import { growth, growthOnPostgres } from './growth.ts';
import { limit } from './limit.ts';
import { peers } from './peers.ts';

const results = fileURLToPath(new URL('./results', import.meta.url));

/** The parts of the benchmark. `npm run bench -- limit growth` runs those named, and prints without keeping. */
const parts: Readonly<Record<string, () => Promise<Section>>> = {
  limit,
  peers,
  growth,
  engines,
  'growth-postgres': () => growthOnPostgres(),
  browser,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
const began = performance.now();
const sections: Section[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.error(`${name} …`);
  sections.push(await measure());
}

const minutes = ((performance.now() - began) / 60_000).toFixed(1);
const machine = {
  date: new Date().toISOString(),
  commit,
  node: process.version,
  cores: availableParallelism(),
  cpu: cpus()[0]?.model,
  gigabytes: Math.round(totalmem() / 2 ** 30),
};
const about = `Commit ${commit}, Node ${machine.node}, ${machine.cores} cores of ${machine.cpu}, ${machine.gigabytes} GB; ${minutes} minutes`;
const table = `${about}\n${tableOf(sections)}\n`;
console.log(table);
if (named.length === 0) {
  await mkdir(results, { recursive: true });
  await writeFile(join(results, 'figures.txt'), table);
  const plain = sections.map(({ files: _, ...section }) => section);
  await writeFile(join(results, 'figures.json'), `${JSON.stringify({ ...machine, sections: plain }, null, 2)}\n`);
  for (const { files = {} } of sections) {
    for (const [name, content] of Object.entries(files)) await writeFile(join(results, name), content);
  }
}
