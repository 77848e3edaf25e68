import { strengths, virtues } from '@miraco/domain/virtues';
import { z } from './messages.ts';

/** The kinds of changes that administrators make for users. */
export const activityKinds = [
  'registered',
  'imported',
  'invited',
  'reminded',
  'edited',
  'phaseOpened',
  'phaseBlocked',
  'archived',
  'broughtBack',
  'strengthChanged',
  'savedOnBehalf',
  'secondFactorReset',
  'noteChanged',
  'noteRemoved',
  'careSeen',
  'careUnseen',
  'coachAssigned',
  'removed',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Details of a change. Which of them it has depends on its kind. */
export const activityDetail = z.object({
  /** The fields of the user that were changed. */
  fields: z.array(z.string()).optional(),
  virtue: z.enum(virtues).optional(),
  /** Null: the administrator’s rating was removed, and the tests decide again. */
  strength: z.enum(strengths).nullable().optional(),
  /** The procedure that saved something on behalf of the user. */
  procedure: z.string().optional(),
  /** The names of the new coach and the earlier one; null for none. */
  coach: z.string().nullable().optional(),
  formerCoach: z.string().nullable().optional(),
  /** The name of a user who was removed. */
  name: z.string().optional(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;
