import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordId, userId } from '@miraco/contract/fields';
import type { UserPageStart } from '@miraco/contract/user-list';
import { sortDirections, userFilters, userSorts } from '@miraco/contract/user-list-choices';
import { accountStates } from '@miraco/domain/invitation';
import { currentPhases } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { expect, it, vi } from 'vitest';
import { connect } from './engines/sqlite/connection.ts';
import { userListsRepository } from './user-lists.ts';

const db = connect(join(await mkdtemp(join(tmpdir(), 'miraco-lists-')), 'miraco.sqlite'));

const beside = (toward: 'next' | 'previous'): UserPageStart => ({ toward, key: 0, id: userId.parse('x'), passed: 25 });
const pages = {
  first: undefined,
  next: beside('next'),
  previous: beside('previous'),
  last: { toward: 'last' },
} as const;
const each = userSorts.flatMap((sort) =>
  sortDirections.flatMap((direction) => Object.entries(pages).map(([name, page]) => ({ sort, direction, name, page }))),
);

const everything = {
  list: 'clients',
  search: '',
  filter: null,
  level: null,
  phase: null,
  accountState: null,
  coach: null,
  group: null,
  sort: 'created',
  direction: 'desc',
  size: 25,
} as const;

/** The steps of all statements that sort, of a page. */
async function stepsOf(page: Partial<Parameters<ReturnType<typeof userListsRepository>['page']>[0]>) {
  const prepare = vi.spyOn(db.$client, 'prepare');
  // Statements are prepared when they are first needed.
  await userListsRepository(db).page({ ...everything, ...page }, Date.now());
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('order by'));
  prepare.mockRestore();
  return statements.map((sql) => {
    const values = Array.from(sql.matchAll(/\?/g), () => 1);
    const plan = db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...values);
    return { sql, steps: plan.map(({ detail }) => detail) };
  });
}

it.each(each)(
  'an index leads to the page, and nothing is sorted: $sort $direction, $name',
  async ({ sort, direction, page }) => {
    const statements = await stepsOf({ sort, direction, page });
    expect(statements).not.toEqual([]);
    for (const { steps } of statements) {
      expect(steps.filter((step) => /TEMP B-TREE|SCAN users$/.test(step))).toEqual([]);
    }
  },
);

const filters = [
  // Their order is that of the requests, which are few.
  ...userFilters.filter((filter) => filter !== 'leaving').map((filter) => ({ filter })),
  ...levels.map((level) => ({ level })),
  ...currentPhases.map(({ name }) => ({ phase: name })),
  ...accountStates.map((accountState) => ({ accountState })),
  { coach: userId.parse('x') },
  { group: recordId.parse('x') },
];

it.each(filters)(
  'an index leads to the users of a filter in its order, and their number is limited: %o',
  async (filter) => {
    const [found] = (await stepsOf(filter)).filter(({ sql }) => sql.includes('indexed by'));
    expect(found?.sql).toMatch(/order by .* desc limit .* where passes limit/);
    expect(found?.steps.filter((step) => /TEMP B-TREE|SCAN users$/.test(step))).toEqual([]);
    expect(found?.steps.some((step) => /^(SEARCH|SCAN) users USING .*INDEX users_/.test(step))).toBe(true);
  },
);
