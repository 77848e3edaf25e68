import type { ExerciseFrequency } from './training.ts';

/** How often an exercise of the method is done in all: once, or so many days or weeks. */
export type Cadence = 'once' | { readonly daily: number } | { readonly weekly: number };

/** The most days and weeks of a cadence. An exercise of a single day or week is done once. */
export const cadenceBounds = { daily: { least: 2, most: 60 }, weekly: { least: 2, most: 26 } } as const;

/** What an exercise works with, in the terms of behaviour change. */
export const techniques = [
  'ifThen',
  'monitoring',
  'habit',
  'exposure',
  'acceptance',
  'reappraisal',
  'savouring',
  'gratitude',
  'kindness',
  'activation',
  'assertiveness',
  'selfCompassion',
  'values',
  'perspective',
  'writing',
  'repair',
  'forgiveness',
  'attention',
  'feedback',
  'planning',
  'contact',
  'creativity',
  'listening',
  'skill',
] as const;
export type Technique = (typeof techniques)[number];

/** What supports a kind of technique: a meta-analysis (A), a trial or an experiment (B), practice (C). It proves nothing of a person. */
export const evidenceGrades = ['A', 'B', 'C'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** The frequency that an exercise of a cadence is stored with. */
export function frequencyOf(cadence: Cadence): ExerciseFrequency {
  if (cadence === 'once') return 'once';
  return 'daily' in cadence ? 'daily' : 'weekly';
}

/** How many times an exercise of a cadence is done in all, 1 or more. */
export function timesOf(cadence: Cadence): number {
  if (cadence === 'once') return 1;
  return 'daily' in cadence ? cadence.daily : cadence.weekly;
}
