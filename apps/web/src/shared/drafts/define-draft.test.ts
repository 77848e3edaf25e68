import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Replaces the tab's storage: session.ts reads it as it loads. */
const tab = vi.hoisted(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
});

import { endSession, startSession } from '#shared/session/session.ts';
import { type Cache, defineDraft } from './define-draft.ts';

type Texts = Readonly<Record<string, string>>;

// No definition of this test reads it.
const cache = {} as Cache;

function fixture() {
  const saves: [owner: string, content: Texts, patient: boolean][] = [];
  const draft = defineDraft<Texts, Texts>({
    name: 'letter',
    merge: (content, changes) => ({ ...content, ...changes }),
    parse: (found) => (typeof found.text === 'string' ? { text: found.text } : {}),
    read: async () => null,
    save: async (owner, content, call) => {
      saves.push([owner, content, call().signal instanceof AbortSignal]);
      if (content.text === 'lost') throw new TypeError('Failed to fetch');
      return Date.now();
    },
  });
  return { ...draft, saves };
}

const signIn = (id: string) => startSession(`header.${btoa(JSON.stringify({ id }))}.signature`);

beforeEach(() => {
  vi.useFakeTimers();
  tab.clear();
  signIn('ana');
});
afterEach(() => {
  vi.useRealTimers();
});

it('a form of your own is stored in the tab under your id, and somebody else’s under both ids', () => {
  const { keeperOf } = fixture();
  keeperOf({ owner: 'ana', writer: 'ana' }, cache).change({ text: 'mine' });
  keeperOf({ owner: 'bea', writer: 'ana' }, cache).change({ text: 'hers' });
  expect(tab.get('miraco.unsent.letter.ana')).toBe('{"text":"mine"}');
  expect(tab.get('miraco.unsent.letter.ana.bea')).toBe('{"text":"hers"}');
});

it('changes left in the tab are kept after a reload, for their writer only', () => {
  tab.set('miraco.unsent.letter.ana.bea', '{"text":"hers","shoes":1}');
  const { keeperOf } = fixture();
  expect(keeperOf({ owner: 'bea', writer: 'ana' }, cache).snapshot().unsent).toEqual({ text: 'hers' });
  expect(keeperOf({ owner: 'bea', writer: 'bea' }, cache).snapshot().unsent).toEqual({});
});

it('one form, owner and writer have one keeper, however often it is asked for', () => {
  const { keeperOf } = fixture();
  const own = keeperOf({ owner: 'ana', writer: 'ana' }, cache);
  expect(keeperOf({ owner: 'ana', writer: 'ana' }, cache)).toBe(own);
  expect(keeperOf({ owner: 'ana', writer: 'bea' }, cache)).not.toBe(own);
});

it('a save is the owner’s, and times out', async () => {
  const { keeperOf, saves } = fixture();
  const keeper = keeperOf({ owner: 'bea', writer: 'ana' }, cache);
  keeper.adopt(null);
  keeper.change({ text: 'hers' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(saves).toEqual([['bea', { text: 'hers' }, true]]);
  expect(tab.has('miraco.unsent.letter.ana.bea')).toBe(false);
});

it('a failed save is retried as long as its writer is signed in', async () => {
  const { keeperOf, saves } = fixture();
  const keeper = keeperOf({ owner: 'bea', writer: 'ana' }, cache);
  keeper.adopt(null);
  keeper.change({ text: 'lost' });
  await vi.advanceTimersByTimeAsync(5000);
  const tries = saves.length;
  expect(tries).toBeGreaterThan(1);
  endSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves.length).toBeLessThanOrEqual(tries + 1);
});
