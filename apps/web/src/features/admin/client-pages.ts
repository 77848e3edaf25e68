import { paths } from '@miraco/contract/paths';
import { type Phase, phases } from '@miraco/domain/phases';
import { phaseNumber } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';

export type ClientPage = 'overview' | Phase | 'account';

/** The pages of a client, for the team, in the order of the navigation. Spec 1, section 2. */
export const clientPages = ['overview', ...phases.map(({ name }) => name), 'account'] as const satisfies ClientPage[];

const addresses = {
  overview: paths.clientOverview,
  conscience: paths.conscienceResults,
  responsibility: paths.responsibilityResults,
  impact: paths.impactResults,
  account: paths.editUser,
} satisfies Record<ClientPage, string>;

export const clientPage = (page: ClientPage, id: string) => generatePath(addresses[page], { id });

export const isPhase = (page: ClientPage): page is Phase => page !== 'overview' && page !== 'account';

/** The title of a client's page: of a phase, its number and name. */
export function useClientPageTitle(): (page: ClientPage) => string {
  const { t } = useTranslation();
  return (page) =>
    isPhase(page)
      ? `${t('nav.phase', { number: phaseNumber(page) })}: ${t(`itinerary.${page}.name`)}`
      : t(`clientPages.${page}`);
}
