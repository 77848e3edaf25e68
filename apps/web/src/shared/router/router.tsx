import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Asks } from '#shared/loading/use-screen.ts';
import {
  addressFrom,
  currentNavigation,
  type Location,
  type NavigateOptions,
  type Navigation,
  navigate,
  onNavigation,
  type To,
} from './history.ts';
import { type Params, paramsOf } from './patterns.ts';

/** A page at a path, or a layout around some. */
export interface Route {
  /** None on a layout. Several share one page. */
  path?: string | readonly string[];
  element: ReactNode;
  /** Fetches its code, and what is below it in a list of pages of its own, with its data. */
  load?: (pathname: string, withData: boolean) => Promise<unknown>;
  /** What it and its parts show first. */
  asks?: readonly Asks[];
  children?: readonly Route[];
}

interface Match {
  /** The page last, in the layouts around it. */
  branch: readonly Route[];
  params: Params;
}

/** The first route that fits. */
export function matchOf(routes: readonly Route[], pathname: string): Match | null {
  for (const route of routes) {
    for (const pattern of [route.path ?? []].flat()) {
      const params = paramsOf(pattern, pathname);
      if (params) return { branch: [route], params };
    }
    const below = matchOf(route.children ?? [], pathname);
    if (below) return { ...below, branch: [route, ...below.branch] };
  }
  return null;
}

/** Called when a person is about to follow a link: a pointer or the focus is on it, or it is being pressed. */
export type OnIntent = (pathname: string, isPress: boolean) => void;

interface RouterState extends Navigation {
  onIntent: OnIntent;
}

const RouterContext = createContext<RouterState | null>(null);
const OutletContext = createContext<ReactNode>(null);
const ParamsContext = createContext<Params>({});

function useRouter(): RouterState {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no <Router> around this');
  return router;
}

interface RouterProps extends Pick<RouterState, 'onIntent'> {
  /** A page that is rendered without a browser. */
  fixed?: string;
  children: ReactNode;
}

const fixedAt = (pathname: string): Navigation => ({
  location: { pathname, search: '', hash: '', state: null, key: '' },
  type: 'POP',
});

/** Follows the address of the tab. The page before stays until the next one is ready. */
export function Router({ fixed, onIntent, children }: RouterProps) {
  const [navigation, setNavigation] = useState(() => (fixed === undefined ? currentNavigation() : fixedAt(fixed)));
  useLayoutEffect(() => onNavigation((next) => startTransition(() => setNavigation(next))), []);
  const state = useMemo(() => ({ ...navigation, onIntent }), [navigation, onIntent]);
  return <RouterContext value={state}>{children}</RouterContext>;
}

/** The page of the current path, in its layouts. */
export function Routes({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation();
  const match = useMemo(() => matchOf(routes, pathname), [routes, pathname]);
  if (!match) return null;
  let page: ReactNode = null;
  for (const { element } of match.branch.toReversed()) page = <OutletContext value={page}>{element}</OutletContext>;
  return <ParamsContext value={match.params}>{page}</ParamsContext>;
}

/** The place of the page in its layout. */
export const Outlet = () => use(OutletContext);

export const useLocation = (): Location => useRouter().location;

export const useNavigationType = (): Navigation['type'] => useRouter().type;

export const useOnIntent = () => useRouter().onIntent;

/** What the path has in the places that its pattern names. */
export const useParams = (): Params => use(ParamsContext);

type SetSearch = (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

const setSearch: SetSearch = (next, options) => {
  navigate({ search: new URLSearchParams(next).toString() }, options);
};

/** The parameters of the address, and how to replace all of them. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch];
}

/** Leads on as soon as it is rendered. */
export function Navigate({ to, replace, state }: { to: To } & NavigateOptions): null {
  const address = addressFrom(useLocation().pathname, to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state alone leads nowhere else
  useEffect(() => navigate(address, { replace, state }), [address]);
  return null;
}
