import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The history of a tab, and what the browser does with it. */
function openTab(first: string) {
  const origin = 'https://example.org';
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(first, origin), state: null }];
  let at = 0;
  let hear = () => {};
  const here = () => entries[at] ?? { url: new URL(origin), state: null };
  const step = (steps: number) => {
    if (!entries[at + steps] || steps === 0) return;
    at += steps;
    hear();
  };
  return {
    get location() {
      return here().url;
    },
    history: {
      get state() {
        return here().state;
      },
      pushState(state: unknown, _title: string, to: string) {
        entries.splice(at + 1, entries.length, { url: new URL(to, here().url), state });
        at += 1;
      },
      replaceState(state: unknown, _title: string, to?: string) {
        entries[at] = { url: to === undefined ? here().url : new URL(to, here().url), state };
      },
      go: step,
    },
    addEventListener(type: string, listener: () => void) {
      if (type === 'popstate') hear = listener;
    },
    /** A link of the browser itself, to a part of the page. */
    followHash(hash: string) {
      entries.splice(at + 1, entries.length, { url: new URL(hash, here().url), state: null });
      step(1);
    },
    count: () => entries.length,
  };
}

const freshHistory = async () => {
  vi.resetModules();
  return import('./history.ts');
};

let tab = openTab('/landing?lang=en#method');

beforeEach(() => {
  tab = openTab('/landing?lang=en#method');
  vi.stubGlobal('window', tab);
});
afterEach(() => vi.unstubAllGlobals());

it('begins where the tab is', async () => {
  const { currentNavigation } = await freshHistory();
  const { location, type } = currentNavigation();
  expect(location).toMatchObject({ pathname: '/landing', search: '?lang=en', hash: '#method', state: null });
  expect(type).toBe('POP');
  expect(currentNavigation().location).toBe(location);
});

it('leads to another page, and tells about it', async () => {
  const { currentNavigation, navigate, onNavigation } = await freshHistory();
  currentNavigation();
  const told = vi.fn();
  const stop = onNavigation(told);
  navigate('/evaluate', { state: { from: 'landing' } });
  expect(told).toHaveBeenLastCalledWith({
    location: expect.objectContaining({ pathname: '/evaluate', search: '', state: { from: 'landing' } }),
    type: 'PUSH',
  });
  navigate({ search: '?step=1' }, { replace: true });
  expect(told.mock.lastCall?.[0]).toMatchObject({
    location: { pathname: '/evaluate', search: '?step=1' },
    type: 'REPLACE',
  });
  expect(tab.count()).toBe(2);
  stop();
  navigate('/');
  expect(told).toHaveBeenCalledTimes(2);
});

it('goes back and forward, to entries that keep their key and state', async () => {
  const { currentNavigation, navigate } = await freshHistory();
  const first = currentNavigation().location;
  navigate('/evaluate', { state: 7 });
  const second = currentNavigation().location;
  expect(second.key).not.toBe(first.key);
  navigate(-1);
  expect(currentNavigation()).toEqual({ location: first, type: 'POP' });
  navigate(1);
  expect(currentNavigation()).toEqual({ location: second, type: 'POP' });
});

it('takes up the entries that were there before a reload', async () => {
  const before = await freshHistory();
  before.currentNavigation();
  before.navigate('/evaluate', { state: 7 });
  const { location } = before.currentNavigation();
  const after = await freshHistory();
  expect(after.currentNavigation()).toEqual({ location, type: 'POP' });
});

it.each([
  ['?step=2', '/evaluate?step=2'],
  ['#part', '/evaluate#part'],
  ['', '/evaluate'],
  [{ search: 'step=2' }, '/evaluate?step=2'],
  [{ search: '' }, '/evaluate'],
  [{ pathname: '/admin/settings', hash: 'mail' }, '/admin/settings#mail'],
  ['/landing', '/landing'],
])('%j on /evaluate means %s', async (to, address) => {
  const { addressFrom } = await freshHistory();
  expect(addressFrom('/evaluate', to)).toBe(address);
});

it('a held step is undone until it may be taken', async () => {
  const { currentNavigation, holdSteps, navigate } = await freshHistory();
  currentNavigation();
  navigate('/evaluate');
  navigate('/method');
  const asked: (() => void)[] = [];
  const release = holdSteps((leave) => asked.push(leave));
  navigate(-2);
  expect(asked).toHaveLength(1);
  expect(tab.location.pathname).toBe('/method');
  expect(currentNavigation().location.pathname).toBe('/method');
  release();
  asked[0]?.();
  expect(tab.location.pathname).toBe('/landing');
  expect(currentNavigation().location.pathname).toBe('/landing');
});

it('a step within the page is not held, and one to a part that the browser followed counts', async () => {
  const { currentNavigation, holdSteps, navigate } = await freshHistory();
  currentNavigation();
  navigate('/evaluate');
  tab.followHash('#content');
  const ask = vi.fn();
  holdSteps(ask);
  navigate(-1);
  expect(ask).not.toHaveBeenCalled();
  expect(currentNavigation().location.hash).toBe('');
  navigate(1);
  navigate(-2);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(tab.location.href).toBe('https://example.org/evaluate#content');
});
