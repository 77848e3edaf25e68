import { paths } from '@miraco/contract/paths';
import type { Phase } from '@miraco/domain/phases';
import { phaseNumber } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';

/** The URL of a client's results in a phase, for administrators. Spec 1, section 2. */
export const resultsPage = (phase: Phase, id: string) => generatePath(paths[`${phase}Results`], { id });

/** The title of that page: the number and the name of the phase. */
export function usePhaseTitle(): (phase: Phase) => string {
  const { t } = useTranslation();
  return (phase) => `${t('nav.phase', { number: phaseNumber(phase) })}: ${t(`itinerary.${phase}.name`)}`;
}
