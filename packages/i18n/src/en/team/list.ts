import type { Texts } from '../../resources.ts';

/** The list of clients: its filters, and what is done for several at once. */
export const texts: Texts<'list'> = {
  listFilters: {
    level: 'Level',
    phase: 'Phase',
    accountState: 'Sign-in',
    coach: 'Coach',
    group: 'Group',
    any: 'Any',
    states: {
      new: 'Not invited',
      invited: 'Invitation sent',
      opened: 'Invitation opened',
      expired: 'Invitation expired',
      active: 'Have signed in',
    },
    active: 'Active filters',
    remove: 'Remove the filter {{filter}}: {{value}}',
    removeAll: 'Remove all',
  },
  listExport: {
    latest: 'Latest level',
    latestDate: 'Date of the latest level',
    weekly: 'Last weekly test',
    openExercises: 'Open exercises',
    state: 'Access',
    active: 'Has signed in',
  },
};
