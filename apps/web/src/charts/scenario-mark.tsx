import type { Scenario } from '@miraco/domain/purpose';
import { cn } from '#ui/cn.ts';
import { scenarioLooks } from './scenario-looks.ts';

interface ScenarioMarkProps {
  scenario: Scenario;
  /** In the words of the method. */
  name: string;
  className?: string;
}

/** A scenario as icon, word and colour, so that none is the only sign. */
export function ScenarioMark({ scenario, name, className }: ScenarioMarkProps) {
  const { Icon, colour } = scenarioLooks[scenario];
  return (
    <span className={cn('inline-flex items-center gap-2 align-middle font-medium leading-tight', colour, className)}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {name}
    </span>
  );
}
