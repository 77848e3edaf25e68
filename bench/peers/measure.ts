import { setTimeout as after } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Figure, figure } from '../figures.ts';
import { load } from '../load.ts';
import { type Contender, collectionOf, type OperationName } from './contender.ts';
import { countWeeks, meaning } from './rows.ts';

const rounds = 5;
const secondsEach = 1;
export const connections = 32;

/** A peer, and how many times as much as it we answer at least. */
export interface Opponent {
  peer: Contender;
  aims: Record<OperationName, number>;
}

const called: Readonly<Record<OperationName, string>> = {
  list: 'a year of weeks',
  read: 'one user',
  write: 'storing a wellness test',
};

async function recordsOf({ url, asked, recordsIn }: Contender, operation: 'list' | 'read'): Promise<unknown[]> {
  const { path, headers = {} } = asked[operation];
  return recordsIn(operation, await (await fetch(url + path, { headers })).json());
}

/** @throws Error where a peer does not answer what we answer: the same rows in the same order, with the same in each field */
export async function assertSameAnswers(ours: Contender, peer: Contender): Promise<void> {
  for (const operation of ['list', 'read'] as const) {
    const collection = collectionOf[operation];
    const expected = (await recordsOf(ours, operation)).map((record) => {
      const { user, ...rest } = meaning(collection, record);
      return { ...rest, ...(user ? { user: peer.idOf(String(user)) } : {}) };
    });
    const answered = (await recordsOf(peer, operation)).map((record) => meaning(collection, record));
    if (expected.length === 0 || !isDeepStrictEqual(answered, expected)) {
      const [theirs, wanted] = [answered, expected].map(
        (some) => `${some.length} beginning ${JSON.stringify(some[0])}`,
      );
      throw new Error(`${peer.name} answers another ${called[operation]}: ${theirs} instead of ${wanted}`);
    }
  }
}

/** @throws Error where less is stored than was answered */
function assertStored({ name, file }: Contender, before: number, perSecond: readonly number[]): void {
  const answered = perSecond.reduce((sum, value) => sum + value * secondsEach, 0);
  const stored = countWeeks(file) - before;
  if (stored < answered * 0.95) throw new Error(`${name} has stored ${stored} of ${Math.round(answered)} tests`);
}

/** One operation in turns, with one turn of ours more at the end: each peer is compared with our turn beside its own. */
export async function measure(
  operation: OperationName,
  ours: Contender,
  opponents: readonly Opponent[],
): Promise<Figure[]> {
  const name = called[operation];
  const turns = [ours, ...opponents.map(({ peer }) => peer)].map((contender) => ({
    contender,
    before: countWeeks(contender.file),
    perSecond: [] as number[],
  }));
  const ask = ({ url, asked }: Contender, seconds: number) =>
    load({ url, asked: asked[operation], connections, until: { seconds } });
  // The first of each warms it up.
  for (const { contender } of turns) await ask(contender, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const { contender, perSecond } of turns) perSecond.push(await ask(contender, secondsEach));
  const ofOurs = turns[0]?.perSecond ?? [];
  ofOurs.push(await ask(ours, secondsEach));

  if (operation === 'write')
    for (const { contender, before, perSecond } of turns) assertStored(contender, before, perSecond);
  return turns.flatMap(({ contender, perSecond }, place) => {
    const answered = figure(`${name}, ${contender.name}`, 'per second', perSecond);
    const opponent = opponents[place - 1];
    if (!opponent) return [answered];
    const beside = place === 1 ? 0 : 1;
    const times = perSecond.map((value, round) => (ofOurs[round + beside] ?? Number.NaN) / value);
    const aim = { atLeast: opponent.aims[operation] };
    return [answered, figure(`${name}, times ${contender.name}`, 'times', times, aim)];
  });
}

/** The highest resident memory of each while something is done, in megabytes. */
export async function highestMemory(contenders: readonly Contender[], work: () => Promise<void>): Promise<number[]> {
  const highest = contenders.map(() => 0);
  let done = false;
  const watching = (async () => {
    while (!done) {
      for (const [place, { memory }] of contenders.entries())
        highest[place] = Math.max(highest[place] ?? 0, await memory());
      await after(100);
    }
  })();
  try {
    await work();
  } finally {
    done = true;
    await watching;
  }
  return highest;
}
