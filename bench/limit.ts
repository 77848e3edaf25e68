import { type Figure, figureOfMany, type Section } from './figures.ts';
import type { Operation } from './limit/operations.ts';
import { type Sides, sideBySide } from './limit/side-by-side.ts';
import { sharesByClock, sharesByProcessor, takeTurns } from './limit/turns.ts';

const rounds = 16;
const warmUp = 12;

async function measure(operation: Operation, sides: Sides): Promise<Figure[]> {
  const { name, aims, bare: asked } = operation;
  const turns = await takeTurns(operation, sides, { rounds, warmUp });
  // A write waits for the disk more than it computes.
  const sharesOf = asked.method === 'POST' ? sharesByClock : sharesByProcessor;
  const [bare = [], planned = []] = [turns.get('bare'), turns.get('planned')];
  const answered = Object.entries({ bare, 'bare planned once': planned }).map(([server, taken]) =>
    figureOfMany(
      `${name}, ${server}`,
      'per second',
      taken.map(({ perSecond }) => perSecond),
    ),
  );
  const shares = (['REST', 'tRPC'] as const).flatMap((way) => {
    const ours = turns.get(way);
    if (!ours) return [];
    const atLeast = aims[way];
    return [
      figureOfMany(`${name}, ${way} of bare`, 'times', sharesOf(ours, bare)),
      figureOfMany(
        `${name}, ${way} of bare planned once`,
        'times',
        sharesOf(ours, planned),
        atLeast === undefined ? undefined : { atLeast },
      ),
    ];
  });
  return [...answered, ...shares];
}

/** The product as a share of what this machine allows: a server of the same parts that does nothing else. */
export const limit = (): Promise<Section> =>
  sideBySide(async ({ operations, ...sides }) => {
    const figures: Figure[] = [];
    for (const operation of operations) figures.push(...(await measure(operation, sides)));
    return {
      title: 'The limit: bare Fastify and better-sqlite3',
      figures,
      spread: 'quartiles',
      notes: [
        'Both check the token and its session on each request; bare checks nothing else. Both store with synchronous=FULL, bare one by one.',
        'SQLite plans a statement again for each value that it is looked up by, unless the value stands in a subquery, as ours do: “planned once” is the bare server with such statements.',
        `Shares are of each of ${rounds} short rounds after ${warmUp} of warming up, by the processor time of an answer; those of what is stored by the clock.`,
      ],
    };
  });
