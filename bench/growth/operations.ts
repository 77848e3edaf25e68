import {
  pageToken,
  sortDirections,
  type UserPageStart,
  type UserSort,
  userFilters,
  userSorts,
} from '@miraco/contract/user-list';
import { rareName } from '../people.ts';
import type { Served } from '../served.ts';
import type { Operation } from '../timing.ts';
import { type Client, signIn } from './client.ts';

export const groups = ['sign-in', 'profile', 'reads by id', 'pages', 'searches', 'submit'] as const;
export type Group = (typeof groups)[number];

export interface Grouped extends Operation {
  group: Group;
}

/** The queries of a client's profile page, in its one request. */
function profileOf({ id: user }: Client) {
  return [
    ['account.me'],
    ['conscience.overview', { user }],
    ['conscience.initial.get', { user }],
    ['responsibility.weekly.getByUser', { user }],
    ['drafts.get', { user, form: 'initial' }],
    ['drafts.get', { user, form: 'weak' }],
    ['drafts.get', { user, form: 'mediumhard' }],
    ['method.wellness'],
  ] as const;
}

/** The answers of a wellness test, 20 from 1 to 4: others for each number, for the same again count as sent twice. */
export const answersOf = (number: number): number[] =>
  [...number.toString(4).padStart(20, '0')].map((digit) => Number(digit) + 1);

function readsById({ query }: Served, id: string): Grouped[] {
  const group = 'reads by id';
  return [
    { group, name: 'user by id', run: () => query('admin.users.get', { id }) },
    { group, name: 'what goes with a user', run: () => query('admin.users.belongings', { id }) },
    { group, name: 'ratings of a user', run: () => query('conscience.overview', { user: id }) },
    { group, name: 'users beside one, by name', run: () => query('admin.users.neighbours', { id, sort: 'name' }) },
  ];
}

function pages({ query }: Served, middles: ReadonlyMap<UserSort, UserPageStart>): Grouped[] {
  const last = pageToken({ toward: 'last' });
  return userSorts.flatMap((sort) => {
    const start = middles.get(sort);
    const middle = start && pageToken(start);
    return sortDirections.flatMap((direction) =>
      Object.entries({ first: undefined, middle, last }).map(
        ([which, page]): Grouped => ({
          group: 'pages',
          name: `${sort} ${direction}, ${which} page`,
          run: () => query('admin.users.list', { sort, direction, page }),
        }),
      ),
    );
  });
}

const searched: Readonly<Record<string, string>> = {
  rare: rareName,
  common: 'garcia',
  everybody: 'example.org',
  'two letters': 'lu',
  'none found': 'zzzqqq',
  words: 'lucia robles',
};

function searches({ query }: Served): Grouped[] {
  const search = (name: string, input: object): Grouped => ({
    group: 'searches',
    name: `search ${name}`,
    run: () => query('admin.users.list', input),
  });
  return [
    ...Object.entries(searched).flatMap(([name, text]) => [
      search(name, { search: text }),
      search(`${name}, by name`, { search: text, sort: 'name', direction: 'asc' }),
    ]),
    ...userFilters.flatMap((filter) => [
      search(`for ${filter}`, { filter }),
      search(`common, for ${filter}`, { filter, search: 'garcia' }),
    ]),
    { group: 'searches', name: 'who needs attention', run: () => query('admin.attention') },
    { group: 'searches', name: 'who may need support', run: () => query('admin.care.unseen') },
  ];
}

interface Asked {
  served: Served;
  middles: ReadonlyMap<UserSort, UserPageStart>;
  reader: Client;
  /** The clients who submit in turn: a client may take ten tests within a day. */
  writers: readonly Client[];
  /** The user who signs in repeatedly. */
  credentials: { username: string; password: string };
}

/** The operations that are measured with each number of users. */
export function operationsOf({ served, middles, reader, writers, credentials }: Asked): Grouped[] {
  // Later than the tests of the runs with fewer users, which may be of the same minutes.
  let tests = Date.now();
  const submit = async () => {
    tests += 1;
    const writer = writers[tests % writers.length];
    await writer?.save('responsibility.weekly.register', { user: writer.id, responses: answersOf(tests % 4 ** 20) });
  };
  return [
    { group: 'sign-in', name: 'sign-in', seldom: true, run: () => signIn(served.url, credentials) },
    { group: 'profile', name: 'profile', run: () => reader.together(profileOf(reader)) },
    ...readsById(served, reader.id),
    ...pages(served, middles),
    ...searches(served),
    { group: 'submit', name: 'submit', run: submit },
  ];
}
