import { type Asked, load } from '../load.ts';
import type { Operation } from './operations.ts';
import type { Side, Sides } from './side-by-side.ts';

/** What a server has done for so many answers. */
export interface Turn {
  /** Microseconds of processor time for each answer. */
  processorTime: number;
  perSecond: number;
}

type Way = 'bare' | 'planned' | 'REST' | 'tRPC';

/** A server, and what it is asked. */
interface Contestant {
  way: Way;
  server: Side;
  asked: Asked;
}

function contestants(
  { bare: asked, rest, trpc }: Operation,
  { bare, planned, ours }: Sides,
  without: Way | undefined,
): Contestant[] {
  const all: Contestant[] = [
    { way: 'bare', server: bare, asked },
    { way: 'planned', server: planned, asked },
    ...(rest ? [{ way: 'REST', server: ours, asked: rest } as const] : []),
    { way: 'tRPC', server: ours, asked: trpc },
  ];
  return all.filter(({ way }) => way !== without);
}

async function turnOf({ server, asked }: Contestant, connections: number, answers: number): Promise<Turn> {
  const before = await server.processorTime();
  const perSecond = await load({ url: server.url, asked, connections, until: { answers } });
  const taken = (await server.processorTime()) - before;
  return { processorTime: (taken / answers) * 1000, perSecond };
}

interface Course {
  /** The turns of each server that count. */
  rounds: number;
  /** The turns before them, in which a server's code is compiled: the more code, the more turns. */
  warmUp: number;
  /** Leaves a server out. */
  without?: Way;
}

/** Asks the servers for the same in turns, so that whatever else the machine does falls on all of them. */
export async function takeTurns(
  operation: Operation,
  sides: Sides,
  { rounds, warmUp, without }: Course,
): Promise<Map<Way, Turn[]>> {
  const { answers, connections } = operation;
  const asked = contestants(operation, sides, without);
  const turns = new Map(asked.map(({ way }) => [way, [] as Turn[]]));
  for (const one of asked) await turnOf(one, connections, warmUp * answers);
  for (let round = 0; round < rounds; round += 1)
    for (const one of asked) turns.get(one.way)?.push(await turnOf(one, connections, answers));
  return turns;
}

/**
 * Bytes for each answer that the servers promote from the young generation to the old one. Measured apart from the processor time, which
 * the measure itself would take. A collection happens once in many answers, so a turn is as long as all rounds together.
 */
export async function promotedBytes(
  operation: Operation,
  sides: Sides,
  { rounds, without }: Pick<Course, 'rounds' | 'without'>,
): Promise<Map<Way, number>> {
  const answers = operation.answers * rounds;
  const promoted = new Map<Way, number>();
  for (const one of contestants(operation, sides, without)) {
    const bytes = await one.server.promotedDuring(() => turnOf(one, operation.connections, answers));
    promoted.set(one.way, bytes / answers);
  }
  return promoted;
}

/** The share of a limit in each round, by the processor time of an answer: other work on the machine disturbs it less than the clock. */
export const sharesByProcessor = (turns: readonly Turn[], limit: readonly Turn[]): number[] =>
  turns.map(({ processorTime }, round) => (limit[round]?.processorTime ?? Number.NaN) / processorTime);

/** The same by the clock, for what waits for the disk more than it computes. */
export const sharesByClock = (turns: readonly Turn[], limit: readonly Turn[]): number[] =>
  turns.map(({ perSecond }, round) => perSecond / (limit[round]?.perSecond ?? Number.NaN));
