import { paths } from '@miraco/contract/paths';
import type { Session } from './session.ts';

/** The page after signing in, unless another one was requested. Spec 1, section 2. */
export function startPage({ isTeam }: Session): string {
  return isTeam ? paths.dashboard : paths.profile;
}

/** The location state that a guard passes to the sign-in page. */
export interface SignInState {
  /** The page to return to. */
  from?: string;
  /** There was a session, and it has ended. */
  ended?: boolean;
}
