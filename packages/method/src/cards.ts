import { languages } from '@miraco/domain/languages';
import { cadenceBounds, evidenceGrades, techniques } from '@miraco/domain/practice';
import { z } from 'zod';
import { forEach, text } from './text.ts';

const times = ({ least, most }: { least: number; most: number }) => z.int().min(least).max(most);
const { daily, weekly } = cadenceBounds;

const cadence = z.union(
  [z.literal('once'), z.strictObject({ daily: times(daily) }), z.strictObject({ weekly: times(weekly) })],
  {
    error: `is neither "once" nor { "daily": ${daily.least} to ${daily.most} } nor { "weekly": ${weekly.least} to ${weekly.most} }`,
  },
);

const words = z.strictObject({
  /** Completes “When …”: a moment that one notices. */
  when: text(70),
  /** Completes “When …, I will …”: the first small act. */
  act: text(110),
  place: text(60),
  /** What to note, to see whether it helps. */
  measure: text(120),
  /** The version of two minutes. */
  short: text(150),
  /** Completes “If it goes wrong, I will …”. */
  setback: text(120),
  /** When to stop or not to begin, and what to do then. */
  stop: text(180),
  /** What the coach asks afterwards. */
  question: text(140),
});

/** How an exercise is done, beside the sentence that describes it. */
export const card = forEach(languages, words).extend({
  /** Of one time. */
  minutes: z.int().min(1).max(240),
  cadence,
  technique: z.enum(techniques),
  evidence: z.strictObject({
    grade: z.enum(evidenceGrades),
    /** A key of references.json. */
    reference: z.string().optional(),
  }),
});

export type Card = z.infer<typeof card>;

/** The publications that cards refer to, by their keys. */
export const references = z.record(
  z.string().regex(/^[a-z]+\d{4}[a-z]?$/, { error: 'is not a name and a year' }),
  text(400),
);
