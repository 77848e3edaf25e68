import type { Served } from '../served.ts';
import type { Operation } from '../timing.ts';
import { type Client, signIn } from './client.ts';
import { narrowed, pages, searches } from './lists.ts';
import type { Middles } from './middles.ts';
import type { Team } from './team.ts';

export const groups = [
  'sign-in',
  'profile',
  'reads by id',
  'pages',
  'searches',
  'pages of a coach',
  'searches of a coach',
  'submit',
] as const;
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

type Query = Served['query'];

function readsById(query: Query, id: string): Operation[] {
  return [
    { name: 'user by id', run: () => query('admin.users.get', { id }) },
    { name: 'what goes with a user', run: () => query('admin.users.belongings', { id }) },
    { name: 'ratings of a user', run: () => query('conscience.overview', { user: id }) },
    { name: 'ten years of exercises', run: () => query('responsibility.completions.getByUser', { user: id }) },
    { name: 'sessions with a client', run: () => query('admin.coachingSessions.of', { user: id, over: 5 }) },
    { name: 'brief of a session', run: () => query('admin.sessionBriefs.of', { user: id }) },
    { name: 'notes about a client', run: () => query('admin.coachNotes.of', { user: id }) },
    { name: 'changes of a client', run: () => query('admin.activity', { id }) },
    { name: 'overview of a client', run: () => query('admin.clientOverview.of', { user: id, since: 'month' }) },
    { name: 'users beside one, by name', run: () => query('admin.users.neighbours', { id, sort: 'name' }) },
  ];
}

interface Asked {
  served: Served;
  team: Team;
  /** Of all users, and of the clients of the coach. */
  middles: { all: Middles; ofCoach: Middles };
  /** The session of the coach. */
  coachToken: string;
  reader: Client;
  /** The clients who submit in turn: a client may take ten tests within a day. */
  writers: readonly Client[];
  /** The user who signs in repeatedly. */
  credentials: { username: string; password: string };
}

/** The operations that are measured with each number of users. */
export function operationsOf({ served, team, middles, coachToken, reader, writers, credentials }: Asked): Grouped[] {
  const { query } = served;
  const asCoach: Query = (procedure, input) => query(procedure, input, coachToken);
  const as = (group: Group, operations: readonly Operation[], who = '') =>
    operations.map((operation) => ({ ...operation, name: `${who}${operation.name}`, group }));
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
    {
      group: 'profile',
      name: 'situation',
      run: () => reader.together([['account.situation'], ['account.coachingSessions']]),
    },
    { group: 'profile', name: 'own sessions', run: () => reader.together([['account.sessions.list']]) },
    ...as('reads by id', readsById(query, reader.id)),
    ...as('reads by id', readsById(asCoach, team.client), 'coach: '),
    ...as('pages', pages(query, middles.all)),
    ...as('searches', [...searches(query, team), ...narrowed(query, team)]),
    ...as('pages of a coach', pages(asCoach, middles.ofCoach), 'coach: '),
    ...as('searches of a coach', searches(asCoach, team), 'coach: '),
    { group: 'submit', name: 'submit', run: submit },
  ];
}
