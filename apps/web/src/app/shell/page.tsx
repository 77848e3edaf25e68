import { paths } from '@miraco/contract/paths';
import type { TextPart } from '@miraco/i18n/resources';
import type { ComponentType } from 'react';
import { late } from '#shared/loading/late.tsx';
import type { Asks } from '#shared/loading/use-screen.ts';
import { matchOf, type Route, Routes } from '#shared/router/router.tsx';
import { getSession } from '#shared/session/session.ts';

type Code<Name extends string> = { [key in Name]: ComponentType } & {
  /** What the page shows first. */
  asks?: Asks;
};

/**
 * A page or a layout whose code and texts are loaded when it is first needed, and whose data are asked for as soon as its code is here,
 * and not once it has been drawn without them.
 */
export function page<Name extends string>(
  fetchCode: () => Promise<Code<Name>>,
  name: Name,
  ...parts: TextPart[]
): Pick<Route, 'element' | 'load' | 'asks'> {
  const { Part, load } = late<Name, object>(fetchCode, name, ...parts);
  const asks = async () => {
    const code = await fetchCode();
    if (!code.asks || !getSession()) return undefined;
    const { askAhead } = await import('#shared/loading/use-screen.ts');
    return askAhead.bind(null, code.asks);
  };
  return { element: <Part />, load, asks };
}

/**
 * Asks for what a page and the layouts around it show first in one request: once the code of all of them is here. For a page that does
 * not say what it needs, the layouts wait until it is drawn.
 */
async function askAhead(branch: readonly Route[]): Promise<void> {
  const asking = await Promise.all(branch.map(({ asks }) => asks?.()));
  if (asking.at(-1)) for (const ask of asking) ask?.();
}

/** Fetches the code of the page at a path and of the layouts around it together, and not one after the other. */
export async function preload(routes: readonly Route[], pathname: string, withData: boolean): Promise<void> {
  const { branch } = matchOf(routes, pathname) ?? { branch: [] };
  await Promise.all([...branch.map(({ load }) => load?.(pathname, withData)), withData && askAhead(branch)]);
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
