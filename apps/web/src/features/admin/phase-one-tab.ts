import type { ConscienceStep } from '@miraco/domain/conscience';
import { useLocation, useSearchParams } from 'react-router';

/** The tabs of the page, in their order. Spec 1, section 2. */
export const phaseOneTabs = ['wellness', 'weak', 'prospect', 'mediumhard', 'harmful', 'resume'] as const;
export type PhaseOneTab = (typeof phaseOneTabs)[number];

const firstTab = phaseOneTabs[0];

/** The tab that shows what a step of Conscience left. */
export const tabOfStep = {
  initial: 'wellness',
  weak: 'weak',
  prospect: 'prospect',
  mediumhard: 'mediumhard',
} satisfies Record<ConscienceStep, PhaseOneTab>;

/** The address of a tab on the page that one is on. */
export function addressOfTab(tab: PhaseOneTab): { search: string } {
  return { search: tab === firstTab ? '' : `tab=${tab}` };
}

/** The tab that the address names, and what goes to another. Going back leaves the page: tabs are no steps of a way. */
export function usePhaseOneTab(): [PhaseOneTab, (tab: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const tab = phaseOneTabs.find((known) => known === address.get('tab')) ?? firstTab;
  const open = (next: string) => setAddress(next === firstTab ? {} : { tab: next }, { replace: true, state });
  return [tab, open];
}
