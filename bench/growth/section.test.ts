import { expect, it } from 'vitest';
import { holds } from '../figures.ts';
import { type Measured, sectionOf } from './section.ts';

const wal = { writes: 30_000, seconds: 10, highest: 4.1, afterwards: 4.1 };
const everything = { seconds: 1, megabytes: 1, memoryGrowth: 1, slowestOther: 5, hold: 5 };

interface Costs {
  page?: number;
  search?: number;
  hold?: number;
}

const measured = (users: number, { page = 2, search = 2, hold = 3 }: Costs = {}): Measured => ({
  users,
  startedIn: 1_200,
  fileMegabytes: users / 1_000,
  operations: [
    { group: 'pages', name: 'first page', rounds: [2, 2, 2], holds: [1, 1, 1] },
    { group: 'pages', name: 'middle page', rounds: [page, page, page], holds: [1, 1, 1] },
    { group: 'searches', name: 'search', rounds: [search, search, search], holds: [hold, hold, hold] },
  ],
  everything: { users: everything, 'initial tests': everything },
});

const missedBy = (costs: Costs) =>
  sectionOf([measured(1_000), measured(10_000), measured(1_000_000, costs)], wal)
    .figures.filter((figure) => Number.isFinite(figure.median) && !holds(figure))
    .map(({ name }) => name);

it('lets a page cost twice as much with a hundred times the users, and no more', () => {
  expect(missedBy({ page: 4 })).toEqual([]);
  expect(missedBy({ page: 4.1 })).toEqual(['pages, 1M against 10k users: the worst']);
});

it('lets a search cost four times as much, and no more', () => {
  expect(missedBy({ search: 8 })).toEqual([]);
  expect(missedBy({ search: 8.1 })).toEqual(['searches, 1M against 10k users: the worst']);
});

it('lets a request hold the process for 50 ms, and no longer', () => {
  expect(missedBy({ hold: 50 })).toEqual([]);
  expect(missedBy({ hold: 50.1 })).toEqual(['one request holds the process, 1M users: the longest']);
});

it('names the worst of a group and how steeply it grows', () => {
  const { notes } = sectionOf([measured(10_000), measured(1_000_000, { page: 20 })], wal);
  expect(notes).toContain('pages (2): slowest middle page; worst middle page; steepest middle page, users^0.50');
});
