import type { OverviewKind } from '@miraco/contract/client-overview';
import type { Phase } from '@miraco/domain/phases';
import type { To } from 'react-router';
import { clientPage } from '#features/admin/client-pages.ts';

interface Place {
  phase: Phase;
  /** Absent for the first tab of the page. */
  tab?: string;
}

const places = {
  initialTest: { phase: 'conscience' },
  prospects: { phase: 'conscience', tab: 'prospect' },
  harmfulHabits: { phase: 'conscience', tab: 'harmful' },
  weeklyTests: { phase: 'responsibility', tab: 'weekly' },
  evaluations: { phase: 'responsibility', tab: 'evaluation' },
  exercises: { phase: 'responsibility', tab: 'training' },
  manifest: { phase: 'responsibility', tab: 'virtues' },
  personalPurpose: { phase: 'impact' },
  professionalPurpose: { phase: 'impact', tab: 'professional' },
  couplePurpose: { phase: 'impact', tab: 'couple' },
} satisfies Record<OverviewKind, Place>;

/** Where the team reads what a client has answered. */
export function placeOf(kind: OverviewKind, user: string): To {
  const { phase, tab }: Place = places[kind];
  return { pathname: clientPage(phase, user), search: tab === undefined ? '' : `tab=${tab}` };
}
