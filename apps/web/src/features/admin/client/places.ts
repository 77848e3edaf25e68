import type { OverviewKind } from '@miraco/contract/client-overview';
import type { ClientScreen } from '@miraco/method/sessions';
import { type ClientPage, clientPage } from '#features/admin/client-pages.ts';
import type { To } from '#shared/router/history.ts';

interface Place {
  page: ClientPage;
  /** Absent for the first tab of the page. */
  tab?: string;
}

const places = {
  overview: { page: 'overview' },
  initialTest: { page: 'conscience' },
  weakVirtues: { page: 'conscience', tab: 'weak' },
  prospects: { page: 'conscience', tab: 'prospect' },
  strengths: { page: 'conscience', tab: 'mediumhard' },
  harmfulHabits: { page: 'conscience', tab: 'harmful' },
  summary: { page: 'conscience', tab: 'resume' },
  weeklyTests: { page: 'responsibility', tab: 'weekly' },
  evaluations: { page: 'responsibility', tab: 'evaluation' },
  exercises: { page: 'responsibility', tab: 'training' },
  manifest: { page: 'responsibility', tab: 'virtues' },
  personalPurpose: { page: 'impact' },
  professionalPurpose: { page: 'impact', tab: 'professional' },
  couplePurpose: { page: 'impact', tab: 'couple' },
} satisfies Record<OverviewKind | ClientScreen, Place>;

/** Where the team reads what a client has answered. */
export function placeOf(what: OverviewKind | ClientScreen, user: string): To {
  const { page, tab }: Place = places[what];
  return { pathname: clientPage(page, user), search: tab === undefined ? '' : `tab=${tab}` };
}
