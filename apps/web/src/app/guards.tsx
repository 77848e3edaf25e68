import { paths } from '@miraco/schemas/paths';
import { useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { hasLeftByHand, type Session, useSession } from './session.ts';

/** Where somebody lands who comes from nowhere in particular. Spec 1, section 2. */
export function startPage({ isAdministrator }: Session): string {
  return isAdministrator ? paths.dashboard : paths.profile;
}

/** The name of an area alone leads to where its people begin. */
export function StartPage() {
  const session = useSession();
  return session && <Navigate to={startPage(session)} replace />;
}

/** What the sign-in page is told by the guard that sent somebody there. */
export interface SignInState {
  /** The place to return to. */
  from?: string;
  /** There was a session, and it has ended. */
  ended?: boolean;
}

/** Lets in whoever has a session; the others sign in first and come back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn.current && hasLeftByHand()) return <Navigate to={paths.home} replace />;
  const state: SignInState = { from: pathname + search, ended: wasSignedIn.current };
  return <Navigate to={paths.auth} replace state={state} />;
}

/** Keeps clients out of the administrators' area. */
export function RequireAdministrator() {
  const session = useSession();
  return session && !session.isAdministrator ? <Navigate to={paths.profile} replace /> : <Outlet />;
}
