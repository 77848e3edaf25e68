import { saveDrafts } from '#shared/drafts/unsaved.ts';
import { endedByUser, endSession, getSession, onSessionChange, type Session, startSession } from './session.ts';

// The storage of a tab is its own, so tabs of this origin pass the session on themselves (decision 0021). A signed-in tab holds a shared
// lock of this name: where nobody does, a new tab has nobody to ask and does not wait.
const name = 'miraco.session';

/** Milliseconds: the code of a page takes longer to load. */
const patience = 200;

/** A tab in the background of a busy machine may answer late: sign-in is on the screen by then, and leads on to the page by itself. */
const latePatience = 2000;

/** Milliseconds. Signing out does not wait longer for the tabs. */
const savingPatience = 6000;

type Message =
  | { kind: 'ask'; asker: string }
  /** `used`: when this tab was used last. With several users, a new tab gets the session of the one that was used last. */
  | { kind: 'answer'; asker: string; token: string; used: number }
  /** Somebody is signing out: the tabs of the session save what was typed there, and tell what they cannot. */
  | { kind: 'save'; asker: string; sid: string }
  | { kind: 'saved'; asker: string; unsaved: readonly string[] }
  | { kind: 'ended'; sid: string; byUser: boolean };

const open = () => new BroadcastChannel(name);
const send = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);

function listen(channel: BroadcastChannel, hear: (message: Message) => void): void {
  // Only this product's own pages can post here: the browser keeps other origins out.
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
}

/** Tabs side by side in two windows are both on the screen: what is pressed tells which one is used. */
const signsOfUse = ['pointerdown', 'keydown', 'visibilitychange'] as const;

let used = Date.now();

/** As long as this tab is signed in, it answers those that ask, and ends its session with the tab that signs out. */
function share(session: Session): () => void {
  const channel = open();
  listen(channel, (message) => {
    if (message.kind === 'ask') send(channel, { kind: 'answer', asker: message.asker, token: session.token, used });
    if (message.kind === 'save') {
      const { asker, sid } = message;
      // A tab of another session has nothing to save, and is not waited for.
      const saving = sid === session.sid ? saveDrafts() : Promise.resolve([]);
      void saving.then((unsaved) => send(channel, { kind: 'saved', asker, unsaved }));
    }
    if (message.kind === 'ended' && message.sid === session.sid) endSession({ byUser: message.byUser });
  });
  const shared = new AbortController();
  const held = new Promise<void>((resolve) => shared.signal.addEventListener('abort', () => resolve()));
  // Without locks, as on plain http, a new tab asks all the same.
  navigator.locks?.request(name, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => {
    // A session that is replaced by that of another user lasts; one that ended here has ended everywhere.
    if (!getSession()) send(channel, { kind: 'ended', sid: session.sid, byUser: endedByUser() });
    channel.close();
    shared.abort();
  };
}

function follow(): void {
  let session: Session | null = null;
  let stop: (() => void) | undefined;
  const change = () => {
    const next = getSession();
    if (next?.token === session?.token) return;
    stop?.();
    session = next;
    stop = next ? share(next) : undefined;
  };
  change();
  onSessionChange(change);
  for (const sign of signsOfUse) {
    document.addEventListener(
      sign,
      () => {
        used = Date.now();
      },
      { capture: true, passive: true },
    );
  }
}

/** The number of signed-in tabs; undefined where the browser does not tell. */
async function signedInTabs(): Promise<number | undefined> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.filter((lock) => lock.name === name).length;
}

/** Asks the signed-in tabs, and starts the session of the one that was used last. Resolves after `patience` without an answer. */
async function ask(): Promise<void> {
  const tabs = await signedInTabs();
  if (tabs === 0) return;
  const channel = open();
  const asker = String(Math.random());
  const { promise, resolve } = Promise.withResolvers<void>();
  let best: { token: string; used: number } | undefined;
  let answers = 0;
  let late = false;
  const settle = () => {
    if (best && !getSession()) startSession(best.token);
    if (best) channel.close();
    resolve();
  };
  listen(channel, (message) => {
    if (message.kind !== 'answer' || message.asker !== asker) return;
    answers += 1;
    if (!best || message.used > best.used) best = message;
    if (late || answers === tabs) settle();
  });
  send(channel, { kind: 'ask', asker });
  setTimeout(() => {
    late = true;
    settle();
  }, patience);
  setTimeout(() => channel.close(), latePatience);
  return promise;
}

/** Lets all tabs of a session save what was typed in them. Returns the first words of each form that they cannot save. */
export async function saveInAllTabs({ sid }: Session): Promise<string[]> {
  const tabs = (typeof BroadcastChannel === 'undefined' ? undefined : await signedInTabs()) ?? 1;
  if (tabs <= 1) return saveDrafts();
  const channel = open();
  const asker = String(Math.random());
  const unsaved: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  let answers = 0;
  listen(channel, (message) => {
    if (message.kind !== 'saved' || message.asker !== asker) return;
    unsaved.push(...message.unsaved);
    answers += 1;
    // This tab answers itself.
    if (answers >= tabs) resolve();
  });
  send(channel, { kind: 'save', asker, sid });
  // Tabs that the browser has put to sleep do not answer.
  setTimeout(resolve, savingPatience);
  await promise;
  channel.close();
  return unsaved;
}

/**
 * Shares the session with the tabs of this browser.
 * @param asks whether a tab without a session asks for one
 * @returns resolves once it is known whether there is one to show
 */
export async function joinSiblingTabs(asks: boolean): Promise<void> {
  if (typeof BroadcastChannel === 'undefined') return;
  follow();
  if (asks && !getSession()) await ask();
}
