import { newest, type Stored, withoutSent } from './form-draft.ts';

/**
 * untouched: nothing to save yet. saving: a save is under way. unsaved: the last attempt failed, and others follow. refused: the
 * server does not take the content as it is, and it is not sent again before it is changed.
 */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'unsaved' | 'refused';

interface DraftSnapshot<Content, Changes> {
  stored: Stored<Content> | null;
  unsent: Changes;
  state: SaveState;
}

interface Place<Content, Changes> {
  /** Reads what the server has now. */
  read: () => Promise<Stored<Content> | null>;
  /** Stores the whole form as its draft. @returns the date that the server gave it */
  save: (content: Content) => Promise<number>;
  /** The stored form, or an empty one, with the changes applied. */
  merge: (content: Content | null, changes: Changes) => Content;
  /** No changes at all. */
  nothing: Changes;
  readUnsent: () => Changes;
  writeUnsent: (unsent: Changes) => void;
  /** False when retrying cannot help before the user acts: signed out, for instance. */
  mayRetry: () => boolean;
  /** True when the server refuses this content, however often it is sent. */
  refuses: (error: unknown) => boolean;
}

export interface DraftKeeper<Content, Changes> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => DraftSnapshot<Content, Changes>;
  /** Takes over what came from the server, and sends the changes that it does not have. */
  receive: (stored: Stored<Content> | null) => void;
  /** Keeps the new values of some fields. */
  change: (changes: Changes) => void;
  /** Sends unsaved changes at once, without waiting for anything: the page is being closed. */
  leave: () => void;
  /** Saves unsaved changes now: on leaving, and when the network is back. Settles when the attempt has ended, successful or not. */
  flush: () => Promise<void>;
  /** Stops saving and waits for a save under way: after the form has been sent, none may follow. */
  hold: () => Promise<void>;
  /** Resumes saving: the form could not be sent. */
  release: () => void;
  /** The form has been sent: unsaved changes are dropped, and the next change begins a new draft. */
  forget: () => void;
}

/** Debounce: arrow keys run over answers that are not meant, and words are typed letter by letter. */
const settleAfter = 300;
/** From the start of a save to the next: typing letter by letter would otherwise reach the server's limit on writes per minute. */
const saveEvery = 1500;
/** A save replaces the whole draft. Past this age the server's copy is read first: another device may have changed it. */
const freshFor = 10_000;
const firstRetryAfter = 1000;
const lastRetryAfter = 30_000;

/**
 * Keeps a form's draft on the server while it is filled in. One save at a time, each with everything that is known, so an older
 * save can never overtake a newer one. What the server has not confirmed is kept in the tab as well.
 */
export function createDraftKeeper<Content, Changes extends object>(
  place: Place<Content, Changes>,
): DraftKeeper<Content, Changes> {
  let snapshot: DraftSnapshot<Content, Changes> = { stored: null, unsent: place.readUnsent(), state: 'untouched' };
  let knownSince = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let lastSave = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  /** The changes in the save under way. */
  let underWay: Changes | null = null;
  let held = false;
  /** Counts the drafts: the answer to a save of an earlier one is ignored. */
  let generation = 0;
  const listeners = new Set<() => void>();

  const waits = () => Object.keys(snapshot.unsent).length > 0;

  function set(next: Partial<DraftSnapshot<Content, Changes>>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function update(stored: Stored<Content> | null) {
    knownSince = Date.now();
    const latest = newest(snapshot.stored, stored);
    if (latest === snapshot.stored) return;
    // A form sent from another device is not a draft of this one.
    const idle = !waits() && latest?.registered;
    set(idle ? { stored: latest, state: 'untouched' } : { stored: latest });
  }

  async function refresh(current: () => boolean) {
    if (Date.now() - knownSince <= freshFor) return;
    const known = await place.read();
    if (current()) update(known);
  }

  async function send(current: () => boolean) {
    const sent = snapshot.unsent;
    const content = place.merge(snapshot.stored?.content ?? null, sent);
    underWay = sent;
    const date = await place.save(content);
    if (!current()) return;
    update({ content, date });
    const unsent = withoutSent(snapshot.unsent, sent);
    place.writeUnsent(unsent);
    failures = 0;
    set({ unsent, state: Object.keys(unsent).length > 0 ? 'saving' : 'saved' });
  }

  async function attempt(leaving: boolean) {
    lastSave = Date.now();
    const own = generation;
    const current = () => own === generation;
    try {
      // A page that is being closed receives no answer.
      if (!leaving) await refresh(current);
      if (current()) await send(current);
    } catch (error) {
      if (!current()) return;
      failures += 1;
      set({ state: place.refuses(error) ? 'refused' : 'unsaved' });
    } finally {
      underWay = null;
    }
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    // A clock that was set back must not delay a save for long.
    const spacing = Math.min(saveEvery, lastSave + saveEvery - Date.now());
    if (!held && waits()) timer = setTimeout(run, Math.max(delay, spacing));
  }

  function begin(leaving: boolean) {
    const own = Promise.all([running, attempt(leaving)]).then(() => {
      if (running !== own) return;
      running = null;
      if (failures === 0) schedule(settleAfter);
      else if (snapshot.state !== 'refused' && place.mayRetry())
        schedule(Math.min(lastRetryAfter, firstRetryAfter * 2 ** (failures - 1)));
    });
    running = own;
  }

  function run() {
    clearTimeout(timer);
    if (!held && !running && waits()) begin(false);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    snapshot: () => snapshot,

    receive(stored) {
      update(stored);
      if (waits()) run();
      else if (snapshot.state === 'untouched' && snapshot.stored && !snapshot.stored.registered)
        set({ state: 'saved' });
    },

    change(changes) {
      const unsent = { ...snapshot.unsent, ...changes };
      place.writeUnsent(unsent);
      // After a failure the status stays the same until a save succeeds.
      set({ unsent, state: failures > 0 ? snapshot.state : 'saving' });
      if (!running) schedule(settleAfter);
    },

    leave() {
      clearTimeout(timer);
      if (!held && waits() && underWay !== snapshot.unsent) begin(true);
    },

    async flush() {
      await running;
      run();
      await running;
    },

    async hold() {
      held = true;
      clearTimeout(timer);
      await running;
    },

    release() {
      held = false;
      schedule(0);
    },

    forget() {
      generation += 1;
      clearTimeout(timer);
      held = false;
      failures = 0;
      knownSince = Number.NEGATIVE_INFINITY;
      place.writeUnsent(place.nothing);
      set({ stored: null, unsent: place.nothing, state: 'untouched' });
    },
  };
}
