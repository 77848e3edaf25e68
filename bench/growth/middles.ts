import type { UserId } from '@miraco/contract/fields';
import type { UserPageStart } from '@miraco/contract/user-list';
import { type UserSort, userSorts } from '@miraco/contract/user-list-choices';
import Sqlite from 'better-sqlite3';

/** By what the list of users can be sorted, as the database has it. */
const sortKeys: Readonly<Record<UserSort, string>> = {
  created: 'id',
  name: 'name_key',
  username: 'username_key',
  phase: 'active_test',
  wellness: 'wellness_rank',
  lastLogin: 'case when last_login is null then 0 else last_login end',
};

export type Middles = ReadonlyMap<UserSort, UserPageStart>;

/** The user in the middle of a list of so many, for each order: the longest walk from either end. With a coach, of the list of their clients. */
export function middles(file: string, users: number, coach?: UserId): Middles {
  const database = new Sqlite(file, { readonly: true });
  const passed = Math.floor(users / 2);
  const listed = coach ? 'where coached_by = @coach' : '';
  const places = userSorts.flatMap((sort): [UserSort, UserPageStart][] => {
    const middle = database
      .prepare<[object], { key: string | number; id: UserId }>(
        `select ${sortKeys[sort]} as key, id from users ${listed} order by 1, 2 limit 1 offset @passed`,
      )
      .get({ passed, ...(coach ? { coach } : {}) });
    return middle ? [[sort, { toward: 'next', ...middle, passed }]] : [];
  });
  database.close();
  return new Map(places);
}
