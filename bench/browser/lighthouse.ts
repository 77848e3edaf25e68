import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { paths } from '@miraco/contract/paths';
import { browserPath } from '../../scripts/browser.ts';
import { quietFlags } from '../../scripts/quiet-browser.ts';
import { type Figure, figure } from '../figures.ts';

const run = promisify(execFile);

const version = '12.8.2';
const folder = fileURLToPath(new URL('../../node_modules/.cache/bench/lighthouse', import.meta.url));
const program = join(folder, version, 'node_modules/lighthouse/cli/index.js');

const pages = [paths.home, paths.landing, paths.auth];
const rounds = 3;

/** What it judges, and the least of 100 points. */
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof categories;
const isCategory = (name: string): name is Category => name in categories;
const names = Object.keys(categories).filter(isCategory);

/** Above this share of the machine, other load distorts the measurement. */
const quiet = 0.25;

/** How much of the machine works on something just now, from 0 to 1. */
async function busyShare(): Promise<number> {
  const sum = () => {
    const times = cpus().map((core) => core.times);
    const idle = times.reduce((total, time) => total + time.idle, 0);
    return { idle, all: times.reduce((total, { user, nice, sys, irq }) => total + user + nice + sys + irq, idle) };
  };
  const before = sum();
  await setTimeout(2000);
  const after = sum();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** Lighthouse is large and asked for here only: it is fetched when it is first needed. */
async function install(): Promise<void> {
  if (existsSync(program)) return;
  const prefix = join(folder, version);
  await mkdir(prefix, { recursive: true });
  const npm = process.env.npm_execpath;
  const [command, entry] = npm ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(command, [...entry, 'install', '--prefix', prefix, ...flags, `lighthouse@${version}`], { cwd: prefix });
}

/** Its points in each category, as on a phone of some years ago with a slow connection. */
async function pointsOf(address: string): Promise<Record<Category, number>> {
  const options = [
    `--only-categories=${names.join(',')}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    // A flag and not a header, so that scripts of the page see Spanish, too.
    `--chrome-flags=--headless=new --accept-lang=es ${quietFlags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: await browserPath() };
  const measure = () => run(process.execPath, [program, address, ...options], { env, maxBuffer: 64e6 });
  // It loses the beginning of a trace now and then, and asks for another run.
  const { stdout } = await measure().catch(measure);
  const report: { categories: Record<Category, { score: number }> } = JSON.parse(stdout);
  const points = (name: Category) => Math.round(report.categories[name].score * 100);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
  };
}

/** Lighthouse on the public pages, or why it was left out. */
export async function lighthouse(url: string): Promise<{ figures: Figure[]; note: string }> {
  const busy = await busyShare();
  const load = `load average ${(loadavg()[0] ?? 0).toFixed(1)}`;
  if (busy > quiet) {
    const note = `Lighthouse was left out: ${Math.round(busy * 100)} % of the machine works on something else (${load}).`;
    return { figures: [], note };
  }
  const figures: Figure[] = [];
  try {
    await install();
    for (const path of pages) {
      const points: Record<Category, number>[] = [];
      for (let round = 0; round < rounds; round += 1) points.push(await pointsOf(url + path));
      for (const name of names) {
        const scores = points.map((each) => each[name]);
        figures.push(
          figure(`Lighthouse ${version}, ${name} of ${path}`, 'points', scores, { atLeast: categories[name] }),
        );
      }
    }
  } catch (error) {
    return { figures, note: `Lighthouse could not be fetched or run: ${String(error).split('\n')[0]}` };
  }
  return { figures, note: `Lighthouse as on a phone, ${rounds} rounds; ${load} before.` };
}
