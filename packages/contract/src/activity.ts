import { strengths, virtues } from '@miraco/domain/virtues';
import { z } from './messages.ts';

/** What an administrator can have changed for a user. */
export const activityKinds = [
  'registered',
  'imported',
  'edited',
  'phaseOpened',
  'phaseBlocked',
  'strengthChanged',
  'savedOnBehalf',
  'secondFactorReset',
  'noteChanged',
  'noteRemoved',
  'removed',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What is told beside the kind of a change, as far as it applies. */
export const activityDetail = z.object({
  /** The fields of the user that were changed. */
  fields: z.array(z.string()).optional(),
  virtue: z.enum(virtues).optional(),
  /** Null: the change was taken back, and the tests decide. */
  strength: z.enum(strengths).nullable().optional(),
  /** The procedure by which something was saved in the user's place. */
  procedure: z.string().optional(),
  /** The name of a user who is not there any more. */
  name: z.string().optional(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;
