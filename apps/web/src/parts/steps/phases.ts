import { paths } from '@miraco/contract/paths';
import { type Phase, phases } from '@miraco/domain/phases';
import { CalendarCheck, Dumbbell, Flower2, ListChecks, type LucideIcon } from 'lucide-react';

/** The steps in the bar of Responsibility, in its order. Spec 2, section 2. */
export const responsibilityBar = [
  { step: 'weeklyResult', to: paths.weeklyResult, name: 'phases.responsibility.weeklyResult' },
  { step: 'evaluation', to: paths.evaluation, name: 'phases.responsibility.evaluation' },
  { step: 'training', to: paths.training, name: 'phases.responsibility.training' },
  { step: 'historical', to: paths.historical, name: 'phases.responsibility.historical' },
  { step: 'essential', to: paths.essential, name: 'phases.responsibility.essential' },
  { step: 'guide', to: paths.guide, name: 'phases.responsibility.guide' },
] as const;

/** The purposes of Impact and what they come to. Spec 2, section 2. */
export const impactBar = [
  { step: 'personal', to: paths.personal, name: 'phases.impact.personal' },
  { step: 'professional', to: paths.professional, name: 'phases.impact.professional' },
  { step: 'couple', to: paths.couple, name: 'phases.impact.couple' },
  { step: 'scenarios', to: paths.scenarios, name: 'phases.impact.scenarios' },
] as const;

interface Link {
  to: string;
  /** The key of its text. */
  name: string;
}

interface PhasePages {
  /** Where the phase begins. */
  page: string;
  /** How the addresses of its pages begin. */
  prefix: string;
  /** Its pages with other addresses. */
  others: readonly string[];
  /** What the rail lists below its name. The steps of Conscience depend on what is done: `stepLinks`. */
  steps: readonly (Link & { step: string })[];
  /** The ways into it on the profile, while it is open. */
  entrances: readonly Link[];
  /** What the bottom bar holds for a client who is in this phase. */
  shortcuts?: readonly (Link & { icon: LucideIcon })[];
}

/** The pages of each phase, for everything that leads to them. */
export const phasePages = {
  conscience: {
    page: paths.conscience,
    prefix: paths.conscience,
    others: [paths.initialTest, paths.result, paths.resume, paths.resumeLater, paths.polarity],
    steps: [],
    entrances: [{ to: paths.conscience, name: 'profile.conscience.enter' }],
    shortcuts: [
      { to: paths.conscience, icon: ListChecks, name: 'nav.conscience' },
      { to: paths.resume, icon: Flower2, name: 'conscience.step.resume.short' },
    ],
  },
  responsibility: {
    page: paths.weeklyResult,
    prefix: '/client/test/responsibility/',
    others: [],
    steps: [...responsibilityBar, { step: 'manifest', to: paths.manifest, name: 'phases.responsibility.manifest' }],
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
    prefix: '/client/test/impact/',
    others: [],
    steps: impactBar,
    entrances: [{ to: paths.personal, name: 'profile.impact.enter' }],
  },
} as const satisfies Record<Phase, PhasePages>;

/** The phase that a page belongs to; undefined for a page that belongs to none, as the profile. */
export function phaseAt(pathname: string): Phase | undefined {
  const found = phases.find(({ name }) => {
    const { prefix, others }: PhasePages = phasePages[name];
    return pathname.startsWith(prefix) || others.includes(pathname);
  });
  return found?.name;
}
