import { type Scenario, scenarios } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { countScenarios, type PurposeRow } from '#parts/purpose/purpose-rows.ts';

/** The virtues of a purpose by their scenario. Spec 2, section 4. */
export interface ScenarioSummary {
  virtues: Readonly<Record<Scenario, readonly Virtue[]>>;
  counts: Readonly<Record<Scenario, number>>;
  /** The virtues whose answers result in no scenario yet. */
  unanswered: readonly Virtue[];
}

export function summarise(rows: readonly PurposeRow[]): ScenarioSummary {
  const virtuesIn = (level: Scenario | '') =>
    rows.filter(({ score }) => score.level === level).map(({ virtue }) => virtue);
  const virtues: Record<Scenario, Virtue[]> = { crisis: [], crisischallenge: [], challenge: [], flow: [], wow: [] };
  for (const scenario of scenarios) virtues[scenario] = virtuesIn(scenario);
  return { virtues, counts: countScenarios(rows), unanswered: virtuesIn('') };
}
