import { type PurposeRole, type Scenario, scenarios } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { PurposeRow } from './purpose-rows.ts';

export type ScenarioWords = Outputs['method']['scenarios'];

/** The virtues of a purpose that have a scenario and its texts in common. */
export interface ScenarioGroup {
  level: Scenario;
  resultKey: string;
  actionKey: string;
  virtues: Virtue[];
}

/** The scored rows by their scenario and texts, from the lowest scenario to the highest. */
export function scenarioGroups(rows: readonly PurposeRow[]): ScenarioGroup[] {
  const groups = new Map<string, ScenarioGroup>();
  for (const { virtue, score } of rows) {
    const { level, resultKey, actionKey } = score;
    if (level === '') continue;
    const name = `${level} ${resultKey}`;
    const group = groups.get(name);
    if (group) group.virtues.push(virtue);
    else groups.set(name, { level, resultKey, actionKey, virtues: [virtue] });
  }
  return [...groups.values()].sort((one, other) => scenarios.indexOf(one.level) - scenarios.indexOf(other.level));
}

/** The text that scoring names, for a role: where the method has none for the role, the one for directors. */
export function scenarioText({ texts, roles }: Pick<ScenarioWords, 'texts' | 'roles'>, key: string, role: PurposeRole) {
  const ofRole = role === 'director' ? undefined : roles?.[role]?.[key];
  return ofRole ?? texts[key];
}
