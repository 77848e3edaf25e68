import { paths } from '@miraco/contract/paths';
import type { TextPart } from '@miraco/i18n/resources';
import type { ComponentType } from 'react';
import { late } from '#shared/loading/late.tsx';
import type { Asks } from '#shared/loading/use-screen.ts';
import { matchOf, type Route, Routes } from '#shared/router/router.tsx';
import { getSession } from '#shared/session/session.ts';

/** A page or a layout whose code and texts are loaded when it is first needed. */
export function page<Name extends string>(
  fetchCode: () => Promise<{ [key in Name]: ComponentType }>,
  name: Name,
  ...parts: TextPart[]
): Pick<Route, 'element' | 'load'> {
  const { Part, load } = late<Name, object>(fetchCode, name, ...parts);
  return { element: <Part />, load };
}

const branchOf = (routes: readonly Route[], pathname: string): readonly Route[] =>
  matchOf(routes, pathname)?.branch ?? [];

/** Fetches the code of the page at a path and of the layouts around it together, and not one after the other. */
export async function preload(routes: readonly Route[], pathname: string, withData: boolean): Promise<void> {
  await Promise.all(branchOf(routes, pathname).map(({ load }) => load?.(pathname, withData)));
}

export interface PageList {
  routes: readonly Route[];
  /** Asks the server, in one request. Without it, pages ask once they are drawn. */
  askAhead?: (...asks: readonly Asks[]) => void;
}

/** What a page and the layouts around it show first. For a page that does not say what it needs, the layouts wait until it is drawn. */
function asksOf({ routes }: PageList, pathname: string): readonly Asks[] {
  const branch = branchOf(routes, pathname);
  return branch.at(-1)?.asks ? branch.flatMap(({ asks = [] }) => asks) : [];
}

/** Pages whose list is loaded when the first of them is needed: visitors do without the names of a hundred files. */
export function pagesOf(fetchList: () => Promise<{ pages: PageList }>, under: string): Route {
  const { Part, load } = late(async () => {
    const { pages } = await fetchList();
    return { Pages: () => <Routes routes={pages.routes} /> };
  }, 'Pages');
  return {
    path: Object.values(paths).filter((path) => path.startsWith(`${under}/`)),
    element: <Part />,
    load: async (pathname, withData) => {
      const [{ pages }] = await Promise.all([fetchList(), load()]);
      const asks = withData && getSession() ? asksOf(pages, pathname) : [];
      if (pages.askAhead && asks.length > 0) {
        pages.askAhead(...asks);
        // The request leaves with the next timer. Asking for twenty files first would hold it up by 0.3 s on a phone.
        await new Promise((left) => setTimeout(left));
      }
      await preload(pages.routes, pathname, withData);
    },
  };
}
