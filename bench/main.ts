import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Growth, measureGrowth } from './growth.ts';

const results = fileURLToPath(new URL('./results', import.meta.url));

/** The numbers of users to measure with; others can be named on the command line. */
const usual = [1_000, 10_000, 100_000, 1_000_000];

const named = process.argv.slice(2).map(Number).filter(Number.isInteger);
const sizes = named.length > 0 ? named : usual;

const short = (milliseconds: number) => milliseconds.toFixed(1).padStart(9);

/** A line for each thing that was asked, a column for each number of users, and how much dearer the most are than 10,000. */
function tableOf(measured: readonly Growth[]): string {
  const names = Object.keys(measured[0]?.timings ?? {});
  const base = measured.find(({ users }) => users === 10_000) ?? measured[0];
  const most = measured.at(-1);
  const head = `${'median ms (slowest)'.padEnd(40)}${measured.map(({ users }) => String(users).padStart(19)).join('')}    ratio`;
  const lines = names.map((name) => {
    const cells = measured.map(({ timings }) => {
      const { median = 0, slowest = 0 } = timings[name] ?? {};
      return `${short(median)} (${slowest.toFixed(1).padStart(6)})`.padStart(19);
    });
    const ratio = (most?.timings[name]?.median ?? 0) / (base?.timings[name]?.median ?? 1);
    return `${name.padEnd(40)}${cells.join('')}${ratio.toFixed(2).padStart(9)}`;
  });
  const everybody = measured.map(
    ({ users, everybody: { seconds, megabytes, memoryGrowth, slowestOther }, fileMegabytes, startedIn }) =>
      `${users} users: file ${fileMegabytes.toFixed(0)} MB, first answer after ${startedIn.toFixed(0)} ms; getall ${megabytes.toFixed(1)} MB in ` +
      `${seconds.toFixed(1)} s, memory +${memoryGrowth.toFixed(0)} MB, others waited ${slowestOther.toFixed(1)} ms at most`,
  );
  return [head, ...lines, '', ...everybody].join('\n');
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version, commit };
const measured = await measureGrowth(sizes);
const table = tableOf(measured);
console.log(table);
await mkdir(results, { recursive: true });
await writeFile(join(results, 'growth.json'), `${JSON.stringify({ ...machine, measured }, null, 2)}\n`);
await writeFile(
  join(results, 'growth.txt'),
  `Commit ${commit}, Node ${machine.node}, ${machine.cores} cores of ${machine.cpu}\n\n${table}\n`,
);
