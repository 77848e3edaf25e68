import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The tabs of a page in their order: the first one needs no name in the address. */
export type TabNames<Tab extends string> = readonly [Tab, ...Tab[]];

/** The address of a tab on the page that one is on. */
export function addressOfTab<Tab extends string>(tab: Tab, [first]: TabNames<Tab>): { search: string } {
  return { search: tab === first ? '' : `tab=${tab}` };
}

/** The tab that the address names, and what goes to another. Going back leaves the page: tabs are no steps of a way. */
export function usePhaseTab<Tab extends string>(tabs: TabNames<Tab>): [Tab, (tab: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const tabNamed = (name: string | null) => tabs.find((known) => known === name) ?? tabs[0];
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
    setAddress(name === tabs[0] ? {} : { tab: name }, { replace: true, state });
  };
  return [tab, open];
}
