import type { Scenario } from '@miraco/domain/purpose';
import { type LucideIcon, MountainSnow } from 'lucide-react';
import { levelLooks } from './level-mark.tsx';

interface ScenarioLook {
  Icon: LucideIcon;
  /** A class that sets the text colour. */
  colour: string;
}

/** `crisischallenge` has an icon of its own, and in a chart the stripes of both its neighbours. */
export const scenarioLooks: Readonly<Record<Scenario, ScenarioLook>> = {
  ...levelLooks,
  crisischallenge: { Icon: MountainSnow, colour: 'text-crisis' },
};
