import { itinerarySessions } from '@miraco/domain/coaching-sessions';
import { z } from 'zod';
import { translated } from './text.ts';

/** What the team reads about a client: the pages that the brief of an individual session opens. */
export const clientScreens = [
  'overview',
  'initialTest',
  'weakVirtues',
  'prospects',
  'strengths',
  'harmfulHabits',
  'summary',
  'weeklyTests',
  'evaluations',
  'exercises',
  'manifest',
  'personalPurpose',
  'professionalPurpose',
  'couplePurpose',
] as const;
export type ClientScreen = (typeof clientScreens)[number];

/** What a group can look at without anybody's answers on screen. */
export const groupScreens = ['method', 'evaluate', 'guides', 'groupProgress'] as const;
export type GroupScreen = (typeof groupScreens)[number];

function briefs<const Screen extends string>(screens: readonly Screen[]) {
  const opened = z
    .array(z.enum(screens))
    .min(2)
    .max(4)
    .refine((keys) => new Set(keys).size === keys.length, { error: 'names a screen twice' });
  const brief = z.strictObject({
    title: translated(60),
    /** What the session is for. */
    aim: translated(220),
    /** What to open on screen. */
    screens: opened,
    questions: z.array(translated(120)).length(5),
    /** To do in the session or to take home. */
    exercise: translated(240),
    /** What to watch for. */
    watch: translated(320),
    /** The signs that call for somebody else, and who that is. */
    refer: translated(320),
  });
  return z.array(brief).length(itinerarySessions);
}

/** The briefs of the sessions of the itinerary, for the coach, in their order. */
export const sessions = z.strictObject({ individual: briefs(clientScreens), group: briefs(groupScreens) });

export type Briefs = z.infer<typeof sessions>;
