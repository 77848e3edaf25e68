import { userId } from './fields.ts';
import { z } from './messages.ts';

/** Since when something is new: the last session, the last note that the caller reads, or 7 or 30 days ago. */
export const overviewPeriods = ['session', 'note', 'week', 'month'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** What can be new about a client, in the order of the phases. */
export const overviewKinds = [
  'initialTest',
  'prospects',
  'harmfulHabits',
  'weeklyTests',
  'evaluations',
  'exercises',
  'manifest',
  'personalPurpose',
  'professionalPurpose',
  'couplePurpose',
] as const;
export type OverviewKind = (typeof overviewKinds)[number];

export const clientOverviewInput = z.object({ user: userId, since: z.enum(overviewPeriods) });

export const clientSeenInput = clientOverviewInput.pick({ user: true });
