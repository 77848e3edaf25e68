import { isAdministrator, isTeam } from '@miraco/domain/access';
import { useSyncExternalStore } from 'react';
import { clearPersonalStorage } from '#shared/kept-storage.ts';

const storageKey = 'miraco.token';

export interface Session {
  token: string;
  /** The user's id. */
  id: string;
  /** The id of the session: another sign-in of the same user has its own. */
  sid: string;
  isAdministrator: boolean;
  /** An administrator or a coach. */
  isTeam: boolean;
}

/** Reads the token's claims. They decide which pages are shown; the server decides which calls are allowed. */
function decode(token: string): Session | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('id' in claims) || typeof claims.id !== 'string')
      return null;
    if (claims.id === '') return null;
    if ('exp' in claims && typeof claims.exp === 'number' && claims.exp * 1000 <= Date.now()) return null;
    const tests = 'tests' in claims ? claims.tests : undefined;
    const sid = 'sid' in claims ? String(claims.sid) : '';
    return { token, id: claims.id, sid, isAdministrator: isAdministrator(tests), isTeam: isTeam(tests) };
  } catch {
    return null;
  }
}

const stored = sessionStorage.getItem(storageKey);
const storedSession = stored === null ? null : decode(stored);
let session = storedSession;
const listeners = new Set<() => void>();

function change(next: Session | null) {
  session = next;
  if (next) sessionStorage.setItem(storageKey, next.token);
  else sessionStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
}

/** The session of this tab; null when nobody is signed in. */
export function getSession(): Session | null {
  return session;
}

/** The id of the signed-in user; empty when nobody is signed in. */
export function userId(): string {
  return session?.id ?? '';
}

/** Who ended the last session of this tab; null while there is one, and before the first. */
let endedBy: 'user' | 'server' | null = null;

/** @returns the new session, or null for an invalid token */
export function startSession(token: string): Session | null {
  endedBy = null;
  change(decode(token));
  return session;
}

/** Drops the token. Guards then redirect to sign-in and back afterwards; after signing out, to the home page, and the browser keeps nothing of the user. */
export function endSession({ byUser = false } = {}): void {
  if (!session) return;
  endedBy = byUser ? 'user' : 'server';
  change(null);
  // What was typed in a session that expired waits for its return.
  if (byUser) clearPersonalStorage();
}

export const endedByUser = (): boolean => endedBy === 'user';

/** True when the last session expired, or the server ended it. */
export const endedByServer = (): boolean => endedBy === 'server';

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useSession(): Session | null {
  // A public page is hydrated as it was served, even if another tab has passed its session on meanwhile.
  return useSyncExternalStore(onSessionChange, getSession, () => storedSession);
}
