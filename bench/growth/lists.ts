import { pageToken } from '@miraco/contract/user-list';
import { sortDirections, userFilters, userSorts } from '@miraco/contract/user-list-choices';
import { accountStates } from '@miraco/domain/invitation';
import { currentPhases } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { rareName } from '../people.ts';
import type { Served } from '../served.ts';
import type { Operation } from '../timing.ts';
import type { Middles } from './middles.ts';
import type { Team } from './team.ts';

type Query = Served['query'];

/** The first, middle and last page of a list, in each order. */
export function pages(query: Query, middles: Middles): Operation[] {
  const last = pageToken({ toward: 'last' });
  return userSorts.flatMap((sort) => {
    const start = middles.get(sort);
    const middle = start && pageToken(start);
    return sortDirections.flatMap((direction) =>
      Object.entries({ first: undefined, middle, last }).map(([which, page]) => ({
        name: `${sort} ${direction}, ${which} page`,
        run: () => query('admin.users.list', { sort, direction, page }),
      })),
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

/** Filters by themselves, and together: what many have with what many others have, or nobody. */
const filtered = (group: string): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(levels.map((level) => [`level ${level}`, { level }])),
  ...Object.fromEntries(currentPhases.map(({ name, number }) => [`phase ${number}`, { phase: name }])),
  ...Object.fromEntries(accountStates.map((accountState) => [`accounts ${accountState}`, { accountState }])),
  'late in phase 2': { filter: 'overdue', phase: 'responsibility' },
  'waiting in phase 2': { filter: 'waiting', phase: 'responsibility' },
  'silent in crisis': { filter: 'silent', level: 'crisis' },
  'level and phase': { level: 'wow', phase: 'conscience' },
  'active of a level': { level: 'flow', accountState: 'active' },
  'invited and late': { filter: 'overdue', accountState: 'expired' },
  'four filters': { level: 'crisis', phase: 'responsibility', accountState: 'active', filter: 'overdue' },
  'invited in a group': { accountState: 'opened', group },
  'level in a group': { level: 'challenge', group },
  'common, level and phase': { search: 'garcia', level: 'flow', phase: 'conscience' },
  archived: { list: 'archived' },
  'archived of a level': { list: 'archived', level: 'crisis' },
});

/** Searches of a list, filters, and what counts clients. */
export function searches(query: Query, { group: inGroup }: Team): Operation[] {
  const search = (name: string, input: object) => ({
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
      search(`for ${filter} in a group`, { filter, group: inGroup }),
    ]),
    ...Object.entries(filtered(inGroup)).map(([name, input]) => search(`for ${name}`, input)),
    { name: 'the desk', run: () => query('admin.desk.of', { of: 'team' }) },
    { name: 'who may need support', run: () => query('admin.care.unseen') },
    { name: 'all groups', run: () => query('admin.groups.all') },
    { name: 'progress of a group', run: () => query('admin.groups.progress', { id: inGroup }) },
  ];
}

/** The clients of a coach, of a group and of nobody, in each order, as an administrator lists them. */
export function narrowed(query: Query, { coach, fullCoach, group }: Team): Operation[] {
  const list = (name: string, input: object) => ({ name, run: () => query('admin.users.list', input) });
  const kinds = {
    'of a coach': { coach: coach.id },
    'of a coach with a full caseload': { coach: fullCoach },
    'of a group': { group },
    'of a coach in a group': { coach: fullCoach, group },
    'without a coach': { filter: 'uncoached' },
  };
  const last = pageToken({ toward: 'last' });
  return [
    ...Object.entries(kinds).flatMap(([name, input]) => [
      ...userSorts.flatMap((sort) => [
        list(`clients ${name} by ${sort}, first page`, { ...input, sort, direction: 'asc' }),
        list(`clients ${name} by ${sort}, last page`, { ...input, sort, page: last }),
      ]),
      ...Object.entries(searched).map(([text, search]) =>
        list(`clients ${name}, search ${text}`, { ...input, search }),
      ),
    ]),
    ...userFilters.map((filter) => list(`clients of a coach, for ${filter}`, { coach: coach.id, filter })),
    { name: 'the team', run: () => query('admin.team') },
    { name: 'the queue of mails', run: () => query('admin.mail.status') },
    { name: 'the state of the product', run: () => query('admin.health') },
    { name: 'who is left to be removed', run: () => query('admin.settings.countLeft', { years: 5 }) },
    { name: 'comments to approve', run: () => query('responsibility.guides.pending') },
  ];
}
