import { endSession, getSession } from './session.ts';
import { saveInAllTabs } from './sibling-tabs.ts';

/** The first words of each form that could not be saved, while the user is asked what happens to them. */
export type Question = readonly string[] | null;

let question: Question = null;
const listeners = new Set<() => void>();

function ask(next: Question): void {
  question = next;
  for (const listener of listeners) listener();
}

export const signOutQuestion = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => question,
  /** The user stays signed in, with everything typed. */
  stay: () => ask(null),
  /** What was typed goes, in all tabs. */
  discard: () => {
    ask(null);
    return end();
  },
};

/** Saves what was typed as drafts, in all tabs, and signs out. Where something cannot be saved, it asks first. */
export async function signOut(): Promise<void> {
  const session = getSession();
  if (!session) return;
  const unsaved = await saveInAllTabs(session);
  // Another tab may have signed out meanwhile.
  if (getSession() !== session) return;
  if (unsaved.length > 0) ask(unsaved);
  else await end();
}

/**
 * Ends the session here first, which redirects from guarded pages, and then on the server. In the other order, a call that the page
 * still makes while the server deletes the session would be refused and taken for an expired session.
 */
async function end(): Promise<void> {
  const session = getSession();
  endSession({ byUser: true });
  if (!session) return;
  const { endOnServer } = await import('#shared/trpc/trpc.ts');
  try {
    await endOnServer(session.token);
  } catch {
    // The token is dropped here in any case, and expires on the server by itself.
  }
}
