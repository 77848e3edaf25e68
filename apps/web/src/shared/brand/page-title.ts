import { useEffect } from 'react';
import { isServedAddress, removeServedHead } from '#shared/trpc/served-page.ts';
import { brandName } from './brand.ts';

function describe(description: string | undefined) {
  const meta = document.querySelector('meta[name="description"]');
  if (description === undefined) {
    if (!isServedAddress()) meta?.remove();
  } else if (meta) meta.setAttribute('content', description);
  else
    document.head.append(Object.assign(document.createElement('meta'), { name: 'description', content: description }));
}

/** Names the page in the tab, in the history and for screen readers; public pages are described to search engines as well. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = title === brandName ? brandName : `${title} · ${brandName}`;
    describe(description);
    removeServedHead();
  }, [title, description]);
}
