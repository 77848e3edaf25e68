import { type Figure, figure, type Section } from './figures.ts';
import type { Operation } from './limit/operations.ts';
import { type Sides, sideBySide } from './limit/side-by-side.ts';
import { type Asked, load } from './load.ts';

const rounds = 5;
const secondsEach = 0.8;

/** One operation, in turns: each round asks the bare server and then the product in both ways. */
async function measure(operation: Operation, { bare, planned, ours }: Sides): Promise<Figure[]> {
  const { name, connections, rest, restAim, trpc, trpcAim } = operation;
  const perSecond: Record<'bare' | 'planned' | 'rest' | 'trpc', number>[] = [];
  const ask = (url: string, asked: Asked) => load({ url, asked, connections, until: { seconds: secondsEach } });
  // The first of each warms it up.
  for (let round = 0; round <= rounds; round += 1) {
    const answered = {
      bare: await ask(bare.url, operation.bare),
      planned: await ask(planned.url, operation.bare),
      rest: rest ? await ask(ours.url, rest) : Number.NaN,
      trpc: await ask(ours.url, trpc),
    };
    if (round > 0) perSecond.push(answered);
  }
  const each = (way: 'bare' | 'planned') => perSecond.map((answered) => answered[way]);
  const shares = (way: 'rest' | 'trpc') => perSecond.map((answered) => answered[way] / answered.bare);
  const aim = (atLeast: number | undefined) => (atLeast === undefined ? undefined : { atLeast });
  return [
    figure(`${name}, bare`, 'per second', each('bare')),
    figure(`${name}, bare planned once`, 'per second', each('planned')),
    ...(rest ? [figure(`${name}, REST of bare`, 'times', shares('rest'), aim(restAim))] : []),
    figure(`${name}, tRPC of bare`, 'times', shares('trpc'), aim(trpcAim)),
  ];
}

/** The product as a share of what this machine allows: a server of the same parts that does nothing else. */
export const limit = (): Promise<Section> =>
  sideBySide(async ({ operations, ...sides }) => {
    const figures: Figure[] = [];
    for (const operation of operations) figures.push(...(await measure(operation, sides)));
    return {
      title: 'The limit: bare Fastify and better-sqlite3',
      figures,
      notes: [
        'Both check the token and its session on each request; bare checks nothing else. Both store with synchronous=FULL, bare one by one.',
        'SQLite plans a statement again for each value that it is looked up by, unless the value stands in a subquery, as ours do: “planned once” is the bare server with such statements.',
      ],
    };
  });
