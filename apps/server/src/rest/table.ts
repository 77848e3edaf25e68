import { type Phase, phases } from '@miraco/domain/phases';
import { accountRows } from './account-rows.ts';
import { expectationRows, habitRows } from './entry-rows.ts';
import { evaluationRows } from './evaluation-rows.ts';
import { guideRows } from './guide-rows.ts';
import { impactRows } from './impact-rows.ts';
import { manifestoRows, ratingRows, ratingTestRows } from './rating-rows.ts';
import type { RestRow } from './row.ts';
import { trainingRows } from './training-rows.ts';
import { userRows } from './user-rows.ts';
import { initialRows, weeklyRows } from './wellness-rows.ts';

const phaseRows: Readonly<Record<Phase, readonly RestRow[]>> = {
  conscience: [...initialRows, ...ratingTestRows, ...expectationRows, ...habitRows, ...ratingRows],
  responsibility: [...trainingRows, ...weeklyRows, ...evaluationRows, ...manifestoRows, ...guideRows],
  impact: impactRows,
};

/** The documented REST calls, each over one procedure. Spec 1, section 7. */
export const restTable: readonly RestRow[] = [
  ...accountRows,
  ...phases.flatMap(({ name }) => phaseRows[name]),
  ...userRows,
];
