import type { ConscienceStep } from '@miraco/domain/conscience';
import { useState } from 'react';
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
  const tabNamed = (name: string | null) => phaseOneTabs.find((known) => known === name) ?? firstTab;
  const named = tabNamed(address.get('tab'));
  // The router takes its time, and arrow keys do not wait: the tab changes at once, and the address follows.
  const [tab, setTab] = useState(named);
  const [followed, setFollowed] = useState(named);
  if (followed !== named) {
    setFollowed(named);
    setTab(named);
  }
  const open = (name: string) => {
    setTab(tabNamed(name));
    setAddress(name === firstTab ? {} : { tab: name }, { replace: true, state });
  };
  return [tab, open];
}
