import { paths, publicPages } from '@miraco/contract/paths';
import type { Session } from './session.ts';

/** The page after signing in, unless another one was requested. Spec 1, section 2. */
export function startPage({ isTeam }: Session): string {
  return isTeam ? paths.dashboard : paths.profile;
}

/** Whether a page requires a session. */
export function isPrivate(pathname: string): boolean {
  return [paths.client, paths.admin].some((area) => pathname === area || pathname.startsWith(`${area}/`));
}

/** Whether a page shows the session of another tab. The page to sign in does not: a second user can sign in there. */
export function mayBeJoined(pathname: string): boolean {
  return isPrivate(pathname) || publicPages.some((page) => paths[page] === pathname);
}

/** The location state that a guard, or the page of a new password, passes to the sign-in page. */
export interface SignInState {
  /** The page to return to. */
  from?: string;
  /** There was a session, and it has ended. */
  ended?: boolean;
  /** A new password has just been chosen by a link. */
  reset?: boolean;
}
