/** A place in the app: an address, and what its entry in the history of the tab carries. */
export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its hash sign, or empty. */
  hash: string;
  /** What the navigation passed on. It outlives a reload. */
  state: unknown;
  /** Of this entry alone: a link that is followed again makes another. */
  key: string;
}

export interface Navigation {
  location: Location;
  /** A step back or forward, or the first page, is 'POP'. */
  type: 'POP' | 'PUSH' | 'REPLACE';
}

/** An address of the app: whole, or a part of one, which keeps the path where that is left out. */
export type To = string | { pathname?: string; search?: string; hash?: string };

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean | undefined;
  state?: unknown;
}

/** What `history.state` keeps of an entry. `index` counts the entries of the tab, so that the length of a step is known. */
interface Entry {
  index: number;
  key: string;
  state: unknown;
}

type Leave = () => void;

let entry: Entry;
let shown: Navigation | undefined;
let listener: ((navigation: Navigation) => void) | undefined;
let gate: ((leave: Leave) => void) | undefined;
/** A step that the gate undoes: nobody hears of it. */
let returning = false;

const newKey = () => Math.random().toString(36).slice(2, 10);

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number';
}

/** The current entry; one that is not ours, of the first page or of a plain link to a part, is made one. */
function currentEntry(index: number): Entry {
  const { state }: { state: unknown } = window.history;
  if (isEntry(state)) return state;
  const own = { index, key: newKey(), state: null };
  window.history.replaceState(own, '');
  return own;
}

function show(next: Entry, type: Navigation['type']): Navigation {
  entry = next;
  const { pathname, search, hash } = window.location;
  shown = { location: { pathname, search, hash, state: next.state, key: next.key }, type };
  listener?.(shown);
  return shown;
}

function follow(): void {
  const next = currentEntry(entry.index + 1);
  if (returning) {
    returning = false;
    return;
  }
  const steps = next.index - entry.index;
  if (!gate || window.location.pathname === shown?.location.pathname) {
    show(next, 'POP');
    return;
  }
  // The address has changed already: it is changed back first.
  returning = true;
  window.history.go(-steps);
  gate(() => window.history.go(steps));
}

/** Where the tab is, from its first call on. */
export function currentNavigation(): Navigation {
  if (shown) return shown;
  window.addEventListener('popstate', follow);
  return show(currentEntry(0), 'POP');
}

/** Tells the router about each navigation. @returns how to stop that */
export function onNavigation(listen: (navigation: Navigation) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}

const withSign = (sign: '?' | '#', part = '') => (part === '' || part.startsWith(sign) ? part : sign + part);

/** The whole address that `to` means on the page `pathname`. */
export function addressFrom(pathname: string, to: To): string {
  if (typeof to === 'string') return to.startsWith('/') ? to : pathname + to;
  return (to.pathname ?? pathname) + withSign('?', to.search) + withSign('#', to.hash);
}

/** Leads to another place of the app, or so many steps back. */
export function navigate(to: To | number, { replace = false, state = null }: NavigateOptions = {}): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const { pathname } = currentNavigation().location;
  const next = { index: replace ? entry.index : entry.index + 1, key: newKey(), state };
  const address = addressFrom(pathname, to);
  if (replace) window.history.replaceState(next, '', address);
  else window.history.pushState(next, '', address);
  show(next, replace ? 'REPLACE' : 'PUSH');
}

/**
 * Calls `ask` before a step back or forward shows another page, which waits for `leave`.
 * @returns how to remove the gate
 */
export function holdSteps(ask: (leave: Leave) => void): () => void {
  gate = ask;
  return () => {
    if (gate === ask) gate = undefined;
  };
}
