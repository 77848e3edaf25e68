import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userId } from '@miraco/contract/fields';
import { sortDirections, type UserPageStart, userSorts } from '@miraco/contract/user-list';
import { expect, it, vi } from 'vitest';
import { connect } from './connection.ts';
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

it.each(each)(
  'an index leads to the page, and nothing is sorted: $sort $direction, $name',
  async ({ sort, direction, page }) => {
    const prepare = vi.spyOn(db.$client, 'prepare');
    // Statements are prepared when they are first needed.
    await userListsRepository(db).page(
      {
        list: 'clients',
        sort,
        direction,
        search: '',
        filter: null,
        level: null,
        phase: null,
        accountState: null,
        coach: null,
        group: null,
        size: 25,
        page,
      },
      Date.now(),
    );
    const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('order by'));
    prepare.mockRestore();
    expect(statements).not.toEqual([]);
    for (const sql of statements) {
      const values = Array.from(sql.matchAll(/\?/g), () => 1);
      const plan = db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...values);
      const steps = plan.map(({ detail }) => detail);
      expect(steps.filter((step) => /TEMP B-TREE|SCAN users$/.test(step))).toEqual([]);
    }
  },
);
