import { paths } from '@miraco/contract/paths';
import { type Phase, phases } from '@miraco/domain/phases';
import { CalendarCheck, Dumbbell, Flower2, ListChecks, type LucideIcon } from 'lucide-react';
import { impactSteps, responsibilityBar } from './phase-steps.ts';

interface Link {
  to: string;
  /** The i18n key of its name. */
  name: string;
}

interface PhasePages {
  /** Where the phase begins. */
  page: string;
  /** Its pages whose paths do not begin with its prefix. */
  others: readonly string[];
  /** The entries below its name in the rail. The steps of Conscience depend on those done: `stepLinks`. */
  steps: readonly Link[];
  /** The links into it on the profile, while it is open. */
  entrances: readonly Link[];
  /** The bottom bar of a client who is in this phase. */
  shortcuts?: readonly (Link & { icon: LucideIcon })[];
}

/** The pages of each phase; all navigation is derived from them. */
export const phasePages = {
  conscience: {
    page: paths.conscience,
    others: [paths.initialTest, paths.result, paths.resume, paths.resumeLater, paths.polarity],
    steps: [],
    entrances: [{ to: paths.conscience, name: 'profile.conscience.enter' }],
    shortcuts: [
      { to: paths.conscience, icon: ListChecks, name: 'itinerary.conscience.name' },
      { to: paths.resume, icon: Flower2, name: 'conscience.step.resume.short' },
    ],
  },
  responsibility: {
    page: paths.weeklyResult,
    others: [],
    steps: [
      ...responsibilityBar.map(({ step, to }) => ({ to, name: `phases.responsibility.${step}` as const })),
      { to: paths.manifest, name: 'phases.responsibility.manifest' },
    ],
    entrances: [
      { to: paths.weeklyResult, name: 'profile.responsibility.enter' },
      { to: paths.training, name: 'profile.responsibility.train' },
    ],
    shortcuts: [
      { to: paths.weeklyResult, icon: CalendarCheck, name: 'phases.responsibility.weeklyResult' },
      { to: paths.training, icon: Dumbbell, name: 'phases.responsibility.training' },
    ],
  },
  impact: {
    page: paths.personal,
    others: [],
    steps: impactSteps.map(({ step, to }) => ({ to, name: `phases.impact.${step}` as const })),
    entrances: [{ to: paths.personal, name: 'profile.impact.enter' }],
  },
} as const satisfies Record<Phase, PhasePages>;

/** The path prefix of a phase's pages. */
const prefixOf = (phase: Phase) => `${paths.client}/test/${phase}`;

/** The phase that a page belongs to; undefined for a page of none, such as the profile. */
export function phaseAt(pathname: string): Phase | undefined {
  const found = phases.find(({ name }) => {
    const { others }: PhasePages = phasePages[name];
    return pathname.startsWith(prefixOf(name)) || others.includes(pathname);
  });
  return found?.name;
}
