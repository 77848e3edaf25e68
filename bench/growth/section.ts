import { figure, median, type Section } from '../figures.ts';
import type { Timing } from '../timing.ts';
import type { Everything } from './everything.ts';
import { exponentOf, growthText } from './fit.ts';
import { type Group, groups } from './operations.ts';
import type { Wal } from './wal.ts';

/** The measurements with one number of users. */
export interface Measured {
  users: number;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  fileMegabytes: number;
  operations: (Timing & { group: Group; name: string })[];
  everything: Record<'users' | 'initial tests', Everything>;
}

const base = 10_000;

/** How much dearer anything may be at the most users than at 10,000. */
const dearest: Readonly<Record<Group, number>> = {
  'sign-in': 2,
  profile: 2,
  'reads by id': 2,
  pages: 2,
  searches: 4,
  'pages of a coach': 2,
  'searches of a coach': 2,
  submit: 2,
};

const most = <Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined =>
  items.toSorted((one, other) => value(other) - value(one))[0];

const short = (users: number) => (users >= 1e6 ? `${users / 1e6}M` : `${users / 1e3}k`);

/** The milliseconds of each operation with each number of users, by its name. */
export const timesOf = (measured: readonly Measured[], name: string) =>
  measured.map(({ users, operations }) => {
    const rounds = operations.find((one) => one.name === name)?.rounds ?? [];
    return { users, rounds, median: median(rounds) };
  });

/** The k of time ~ users^k. */
export const exponentIn = (measured: readonly Measured[], name: string): number =>
  exponentOf(timesOf(measured, name).map(({ users, median: time }) => ({ x: users, y: time })));

/** The same for all operations, by their names. */
export const exponentsOf = (measured: readonly Measured[]): Record<string, number> =>
  Object.fromEntries((measured[0]?.operations ?? []).map(({ name }) => [name, exponentIn(measured, name)]));

function groupFigures(measured: readonly Measured[], group: Group) {
  const few = measured.find(({ users }) => users === base) ?? measured[0];
  const many = measured.at(-1);
  const costs = (many?.operations ?? []).flatMap(({ group: itsGroup, name, rounds }) => {
    const before = few?.operations.find((one) => one.name === name)?.rounds;
    if (itsGroup !== group || !before) return [];
    const ratios = rounds.map((time, round) => time / (before[round] ?? Number.NaN));
    return [{ name, rounds, ratios, exponent: exponentIn(measured, name) }];
  });
  const slowest = most(costs, ({ rounds }) => median(rounds));
  const dearer = most(costs, ({ ratios }) => median(ratios));
  const steepest = most(costs, ({ exponent }) => exponent);
  const sizes = [short(few?.users ?? 0), short(many?.users ?? 0)];
  return {
    figures: [
      figure(`${group}, ${sizes[1]} users: the slowest`, 'ms', slowest?.rounds ?? []),
      figure(`${group}, ${sizes[1]} against ${sizes[0]} users: the worst`, 'times', dearer?.ratios ?? [], {
        atMost: dearest[group],
      }),
    ],
    note: `${group} (${costs.length}): slowest ${slowest?.name}; worst ${dearer?.name}; steepest ${steepest?.name}, ${growthText(steepest?.exponent ?? Number.NaN)}`,
  };
}

/** The part of the table, with the worst of each group by its name below. PostgreSQL has no write-ahead log beside a file. */
export function sectionOf(measured: readonly Measured[], wal: Wal | null): Section {
  const many = measured.at(-1);
  const perGroup = groups.map((group) => groupFigures(measured, group));
  const holding = most(many?.operations ?? [], ({ holds }) => median(holds));
  const everything = Object.entries(many?.everything ?? {});
  const size = short(many?.users ?? 0);
  return {
    title: `Growth${wal ? '' : ' on PostgreSQL'}: ${measured.map(({ users }) => short(users)).join(', ')} users`,
    figures: [
      ...perGroup.flatMap(({ figures }) => figures),
      figure(`one request holds the process, ${size} users: the longest`, 'ms', holding?.holds ?? [], {
        atMost: 50,
      }),
      ...everything.flatMap(([what, { hold, slowestOther, seconds }]) => [
        figure(`all ${what} read at once: holds the process`, 'ms', [hold], { atMost: 50 }),
        figure(`all ${what} read at once: another waits at most`, 'ms', [slowestOther]),
        figure(`all ${what} read at once: whole answer`, 'ms', [seconds * 1000]),
      ]),
      ...(wal ? [figure(`write-ahead log, ${wal.writes} writes`, 'MB', [wal.highest], { atMost: 10 })] : []),
      ...measured.flatMap(({ users, startedIn, fileMegabytes }) => [
        figure(`first answer after the start, ${short(users)} users`, 'ms', [startedIn]),
        figure(`file, ${short(users)} users`, 'MB', [fileMegabytes]),
      ]),
    ],
    notes: [
      ...perGroup.map(({ note }) => note),
      `what holds the process longest: ${holding?.name}; a round counts the longest of its turns`,
      ...everything.map(
        ([what, { megabytes, memoryGrowth }]) =>
          `all ${what} read at once: ${megabytes.toFixed(1)} MB, memory +${memoryGrowth.toFixed(0)} MB`,
      ),
    ],
  };
}
