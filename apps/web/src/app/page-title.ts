import { useEffect } from 'react';
import { brandName } from './brand.ts';

/** Names the page in the tab, in the history and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === brandName ? brandName : `${title} · ${brandName}`;
  }, [title]);
}
