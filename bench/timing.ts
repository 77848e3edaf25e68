import { median } from './figures.ts';

/** Something of the product whose cost is measured. */
export interface Operation {
  name: string;
  run: () => Promise<unknown>;
  /** It takes long on purpose: a few times are enough. */
  seldom?: boolean;
}

export interface Timing {
  /** Milliseconds until the answer: the median of each round. */
  rounds: number[];
  /** For how many milliseconds the process did nothing else at a time: the longest of each round. */
  holds: number[];
}

const rounds = 3;
const turnsInRound = 8;
const warmUps = 4;
const seldomEvery = 4;

/** A measured operation with the times of the current round. */
interface Measuring {
  operation: Operation;
  timing: Timing;
  taken: number[];
  held: number[];
}

async function measureOnce({ operation, taken, held }: Measuring, hold: () => Promise<number>): Promise<void> {
  await hold();
  const began = performance.now();
  await operation.run();
  taken.push(performance.now() - began);
  held.push(await hold());
}

/**
 * How long operations take, by their names. They take turns, so that a hiccup of the machine falls on different ones and none is
 * measured colder than another. `hold` returns the longest stall of the process in milliseconds since its last call.
 */
export async function timeInTurns(
  operations: readonly Operation[],
  hold: () => Promise<number>,
): Promise<Map<string, Timing>> {
  const all = operations.map(
    (operation): Measuring => ({ operation, timing: { rounds: [], holds: [] }, taken: [], held: [] }),
  );
  const inTurn = (turn: number) => all.filter(({ operation: { seldom } }) => !seldom || turn % seldomEvery === 0);
  for (let turn = 0; turn < warmUps; turn += 1) for (const { operation } of inTurn(turn)) await operation.run();
  for (let turn = 0; turn < rounds * turnsInRound; turn += 1) {
    for (const measuring of inTurn(turn)) await measureOnce(measuring, hold);
    if ((turn + 1) % turnsInRound > 0) continue;
    for (const { timing, taken, held } of all) {
      timing.rounds.push(median(taken.splice(0)));
      timing.holds.push(Math.max(...held.splice(0)));
    }
  }
  return new Map(all.map(({ operation, timing }) => [operation.name, timing]));
}
