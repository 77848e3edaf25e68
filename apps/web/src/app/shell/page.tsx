import { paths } from '@miraco/contract/paths';
import type { TextPart } from '@miraco/i18n/resources';
import type { ComponentType } from 'react';
import { late } from '#shared/loading/late.tsx';
import type { Ask, Query } from '#shared/loading/use-screen.ts';
import { matchOf, type Route, Routes } from '#shared/router/router.tsx';
import { getSession } from '#shared/session/session.ts';

type Code<Name extends string> = { [key in Name]: ComponentType } & {
  /** What the page shows first. */
  asks?: (ask: Ask) => Record<string, Query>;
};

/**
 * A page or a layout whose code and texts are loaded when it is first needed, and whose data are asked for as soon as its code is here,
 * and not once it has been drawn without them.
 */
export function page<Name extends string>(
  fetchCode: () => Promise<Code<Name>>,
  name: Name,
  ...parts: TextPart[]
): Pick<Route, 'element' | 'load'> {
  const { Part, load } = late<Name, object>(fetchCode, name, ...parts);
  const askAhead = async () => {
    const { asks } = await fetchCode();
    if (!asks || !getSession()) return;
    const asking = await import('#shared/loading/use-screen.ts');
    asking.askAhead(asks);
  };
  return {
    element: <Part />,
    load: async (_pathname, withData) => {
      await Promise.all([load(), withData && askAhead()]);
    },
  };
}

/** Fetches the code of the page at a path and of the layouts around it together, and not one after the other. */
export async function preload(routes: readonly Route[], pathname: string, withData: boolean): Promise<void> {
  await Promise.all(matchOf(routes, pathname)?.branch.map(({ load }) => load?.(pathname, withData)) ?? []);
}

/** Pages whose list is loaded when the first of them is needed: visitors do without the names of a hundred files. */
export function pagesOf(fetchRoutes: () => Promise<{ routes: readonly Route[] }>, under: string): Route {
  const { Part, load } = late(async () => {
    const { routes } = await fetchRoutes();
    return { Pages: () => <Routes routes={routes} /> };
  }, 'Pages');
  return {
    path: Object.values(paths).filter((path) => path.startsWith(`${under}/`)),
    element: <Part />,
    load: async (pathname, withData) => {
      const [{ routes }] = await Promise.all([fetchRoutes(), load()]);
      await preload(routes, pathname, withData);
    },
  };
}
