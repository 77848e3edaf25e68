import { fieldFaults } from '#shared/failure.ts';
import type { Exercise } from './changes.ts';

const planParts = ['cue', 'act', 'setback'] as const;
type PlanPart = (typeof planParts)[number];

/** “When …, I will …. If it goes wrong, I will …”: empty where nothing is said. */
export type PlanTexts = Pick<Exercise, PlanPart>;

export const emptyPlan: PlanTexts = { cue: '', act: '', setback: '' };

export const planOf = ({ cue, act, setback }: PlanTexts): PlanTexts => ({ cue, act, setback });

export const isPlanned = (plan: PlanTexts) => planParts.some((part) => plan[part].trim() !== '');

/** The i18n keys of the faults that the server found in a plan. */
export function planFaults(error: unknown): Partial<Record<PlanPart, string>> {
  const faults = fieldFaults(error);
  return Object.fromEntries(
    planParts.flatMap((part) => {
      const fault = faults.find(({ path }) => path === part);
      return fault ? [[part, fault.message]] : [];
    }),
  );
}

/** Whether the fields of a plan show what was wrong. */
export const isPlanFaulty = (error: unknown) => Object.keys(planFaults(error)).length > 0;
