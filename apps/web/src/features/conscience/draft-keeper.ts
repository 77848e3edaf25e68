import type { Answer } from '@miraco/domain/wellness';
import { type DraftResponses, mergeDraft, newestDraft, type StoredDraft, type Unsent, withoutSent } from './draft.ts';

/** untouched: nothing to keep yet. saving: on its way. unsaved: the last attempt failed, and others follow. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'unsaved';

export interface DraftSnapshot {
  stored: StoredDraft | null;
  unsent: Unsent;
  state: SaveState;
}

interface Place {
  /** The draft that the server has now. */
  read: () => Promise<StoredDraft | null>;
  /** Stores all the answers; answers with the date that the server gave them. */
  save: (responses: DraftResponses) => Promise<number>;
  readUnsent: () => Unsent;
  writeUnsent: (unsent: Unsent) => void;
  /** False when trying again cannot help before somebody acts: signed out, for instance. */
  mayRetry: () => boolean;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Arrow keys run over answers that are not meant: what is still chosen after this long is. */
const settleAfter = 300;
/** A save replaces the whole draft. Past this age the server's copy is read first: another device may have gone on. */
const freshFor = 10_000;
const firstRetryAfter = 1000;
const lastRetryAfter = 30_000;

/**
 * Keeps the answers of one test on the server. One save at a time, each with everything that is known: so an older one can never
 * overtake a newer one. What the server has not confirmed is kept in the tab as well.
 */
export function createDraftKeeper(place: Place) {
  let snapshot: DraftSnapshot = { stored: null, unsent: place.readUnsent(), state: 'untouched' };
  let knownSince = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held = false;
  const listeners = new Set<() => void>();

  const waits = () => Object.keys(snapshot.unsent).length > 0;

  function change(next: Partial<DraftSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function learn(stored: StoredDraft | null) {
    knownSince = Date.now();
    const newest = newestDraft(snapshot.stored, stored);
    if (newest !== snapshot.stored) change({ stored: newest });
  }

  async function attempt() {
    try {
      if (Date.now() - knownSince > freshFor) learn(await place.read());
      const sent = snapshot.unsent;
      const responses = mergeDraft(snapshot.stored, sent);
      learn({ responses, date: await place.save(responses) });
      const unsent = withoutSent(snapshot.unsent, sent);
      place.writeUnsent(unsent);
      failures = 0;
      change({ unsent, state: Object.keys(unsent).length > 0 ? 'saving' : 'saved' });
    } catch {
      failures += 1;
      change({ state: 'unsaved' });
    }
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    if (!held && waits()) timer = setTimeout(run, delay);
  }

  function run() {
    clearTimeout(timer);
    if (held || running || !waits()) return;
    running = attempt().then(() => {
      running = null;
      if (failures === 0) schedule(settleAfter);
      else if (place.mayRetry()) schedule(Math.min(lastRetryAfter, firstRetryAfter * 2 ** (failures - 1)));
    });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    snapshot: () => snapshot,

    /** Takes note of a draft that came from the server, and sends what it does not have yet. */
    adopt(stored: StoredDraft | null) {
      learn(stored);
      if (waits()) run();
      else if (snapshot.state === 'untouched' && snapshot.stored) change({ state: 'saved' });
    },

    answer(position: number, answer: Answer) {
      const unsent = { ...snapshot.unsent, [position]: answer };
      place.writeUnsent(unsent);
      // After a failure the line keeps saying so until a save has arrived.
      change({ unsent, state: failures > 0 ? 'unsaved' : 'saving' });
      if (!running) schedule(settleAfter);
    },

    /** Saves now what waits: on leaving, and when the network is back. Settles when the attempt has ended, however it ended. */
    async flush() {
      await running;
      run();
      await running;
    },

    /** Stops saving and waits for a save under way: after the test has been sent, none may follow. */
    async hold() {
      held = true;
      clearTimeout(timer);
      await running;
    },

    release() {
      held = false;
      schedule(0);
    },

    /** The test has been sent: nothing waits any more. */
    forget() {
      held = true;
      clearTimeout(timer);
      place.writeUnsent({});
      change({ stored: null, unsent: {}, state: 'untouched' });
    },
  };
}
