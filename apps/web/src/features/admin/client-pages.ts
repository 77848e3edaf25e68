import { paths } from '@miraco/contract/paths';
import { type Phase, phases } from '@miraco/domain/phases';
import { phaseNumber } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#shared/router/patterns.ts';

export type ClientPage = 'overview' | 'brief' | Phase | 'account';

/** The pages of a client in the navigation, for the team, in order: the brief of a session is opened from two of them. Spec 1, section 2. */
export const clientPages = ['overview', ...phases.map(({ name }) => name), 'account'] as const satisfies ClientPage[];

const addresses = {
  overview: paths.clientOverview,
  brief: paths.clientBrief,
  conscience: paths.conscienceResults,
  responsibility: paths.responsibilityResults,
  impact: paths.impactResults,
  account: paths.editUser,
} satisfies Record<ClientPage, string>;

export const clientPage = (page: ClientPage, id: string) => pathOf(addresses[page], { id });

export const isPhase = (page: ClientPage): page is Phase => phases.some(({ name }) => name === page);

/** The title of a client's page: of a phase, its number and name. */
export function useClientPageTitle(): (page: ClientPage) => string {
  const { t } = useTranslation();
  return (page) =>
    isPhase(page)
      ? `${t('nav.phase', { number: phaseNumber(page) })}: ${t(`itinerary.${page}.name`)}`
      : t(`clientPages.${page}`);
}
