import { paths } from '@miraco/contract/paths';
import type { TextPart } from '@miraco/i18n/resources';
import type { ComponentType } from 'react';
import { late } from '#shared/loading/late.tsx';
import { matchOf, type Route, Routes } from '#shared/router/router.tsx';

/** A page or a layout whose code and texts are loaded when it is first needed. */
export function page<Name extends string>(
  fetchCode: () => Promise<{ [key in Name]: ComponentType }>,
  name: Name,
  ...parts: TextPart[]
): Pick<Route, 'element' | 'load'> {
  const { Part, load } = late(fetchCode, name, ...parts);
  return { element: <Part />, load };
}

/** Fetches the code of the page at a path and of the layouts around it together, and not one after the other. */
export async function preload(routes: readonly Route[], pathname: string): Promise<void> {
  await Promise.all(matchOf(routes, pathname)?.branch.map(({ load }) => load?.(pathname)) ?? []);
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
    load: async (pathname) => {
      const [{ routes }] = await Promise.all([fetchRoutes(), load()]);
      await preload(routes, pathname);
    },
  };
}
