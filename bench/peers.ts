import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Figure, figure, type Section } from './figures.ts';
import { preparePractice } from './limit/practice.ts';
import { type Contender, operationNames, type Preparation } from './peers/contender.ts';
import { installDirectus, startDirectus } from './peers/directus.ts';
import { assertSameAnswers, connections, highestMemory, measure, type Opponent } from './peers/measure.ts';
import { assembleOurs, readRows, startOurs } from './peers/ours.ts';
import { installPocketbase, startPocketbase } from './peers/pocketbase.ts';
import { serve } from './served.ts';

interface Candidate {
  name: string;
  /** Its folder. @throws Error where this machine cannot have it */
  install: () => Promise<string>;
  start: (folder: string, preparation: Preparation) => Promise<Contender>;
  aims: Opponent['aims'];
}

const candidates: readonly Candidate[] = [
  { name: 'Directus', install: installDirectus, start: startDirectus, aims: { list: 15, read: 35, write: 10 } },
  { name: 'PocketBase', install: installPocketbase, start: startPocketbase, aims: { list: 8, read: 4, write: 2 } },
];

/** Node gives back what starting took when nothing has been asked of it for 100 seconds: then the product is idle. In milliseconds. */
const restingTime = 115_000;

/** The first lines of a failed program's output, without the addresses and folders of this machine. */
function reasonOf(error: unknown): string {
  const said = String(Reflect.get(Object(error), 'stderr') || error);
  const lines = said.replaceAll(/^npm (error|ERR!) /gm, '').replaceAll(/(https?:\/)?(\/[^\s/]+)+\//g, '');
  return lines.trim().split('\n').slice(0, 3).join(', ');
}

/** Installs what can be had here, and notes why the rest is missing. */
async function installed(notes: string[]): Promise<{ candidate: Candidate; folder: string }[]> {
  const found: { candidate: Candidate; folder: string }[] = [];
  for (const candidate of candidates) {
    try {
      found.push({ candidate, folder: await candidate.install() });
    } catch (error) {
      notes.push(`${candidate.name} is left out, because it cannot be installed here: ${reasonOf(error)}`);
    }
  }
  return found;
}

/** The product beside alternatives that one could host, with the same rows, in the same run. */
export async function peers(): Promise<Section> {
  const notes: string[] = [];
  const found = await installed(notes);
  const folder = await mkdtemp(join(tmpdir(), 'miraco-bench-'));
  const running: Contender[] = [];
  const stops: (() => Promise<void>)[] = [];
  try {
    const dataDir = join(folder, 'ours');
    const practice = await preparePractice(dataDir);
    const rows = await readRows(dataDir, practice);
    const program = await assembleOurs(join(folder, 'release'));
    // Before the others run, which would take its time.
    const ours = await startOurs(dataDir, practice, program);
    running.push(ours);
    stops.push(ours.stop);
    // One that nothing is asked of, while the others are; not in its first start, which seeds.
    await (await serve(join(folder, 'resting'), { program })).stop();
    const resting = await serve(join(folder, 'resting'), { program });
    stops.push(resting.stop);
    const rested = after(restingTime);
    const opponents: Opponent[] = [];
    for (const { candidate, folder: theirs } of found) {
      const peer = await candidate.start(theirs, { dataDir: join(folder, candidate.name), rows, practice });
      running.push(peer);
      stops.push(peer.stop);
      opponents.push({ peer, aims: candidate.aims });
    }
    await after(5000);
    const idle = await Promise.all(running.map(({ memory }) => memory()));
    for (const { peer } of opponents) await assertSameAnswers(ours, peer);
    const figures: Figure[] = [];
    const loaded = await highestMemory(running, async () => {
      for (const operation of operationNames) figures.push(...(await measure(operation, ours, opponents)));
    });
    // Ours, which is the first, has had its rest by now.
    await rested;
    idle[0] = await resting.memory();
    for (const [place, one] of running.entries()) {
      const aim = (atMost: number) => (one === ours ? { atMost } : undefined);
      figures.push(figure(`start to the first answer, ${one.name}`, 'ms', one.starts, aim(700)));
      figures.push(figure(`memory idle, ${one.name}`, 'MB', [idle[place] ?? Number.NaN], aim(110)));
      figures.push(figure(`memory at most under load, ${one.name}`, 'MB', [loaded[place] ?? Number.NaN], aim(170)));
    }
    notes.push(
      `${rows.people.length} users, 52 weeks of each client, ${connections} connections. All look the session up each time and answer the same.`,
      ...running.map(({ note }) => note),
    );
    return { title: 'Peers: what one would host instead', figures, notes };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
