import { useState } from 'react';
import { useLocation, useSearchParams } from '#shared/router/router.tsx';

/** The tabs of a page in order. The first one is the default, and not in the URL. */
export type TabNames<Tab extends string> = readonly [Tab, ...Tab[]];

/** The URL of a tab of this page. */
export function addressOfTab<Tab extends string>(tab: Tab, [first]: TabNames<Tab>): { search: string } {
  return { search: tab === first ? '' : `tab=${tab}` };
}

/** The tab in the URL, and a function that opens another. Tabs replace each other in the history: going back leaves the page. */
export function usePhaseTab<Tab extends string>(tabs: TabNames<Tab>): [Tab, (tab: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const tabNamed = (name: string | null) => tabs.find((known) => known === name) ?? tabs[0];
  const named = tabNamed(address.get('tab'));
  // The router updates later and arrow keys do not wait: the tab changes at once, and the URL follows.
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
