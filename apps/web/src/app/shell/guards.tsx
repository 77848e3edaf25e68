import { paths } from '@miraco/contract/paths';
import { useRef } from 'react';
import { Navigate, Outlet, useLocation } from '#shared/router/router.tsx';
import { endedByServer, endedByUser, useSession } from '#shared/session/session.ts';
import { type SignInState, startPage } from '#shared/session/start-page.ts';

/** /client and /admin redirect to the first page of the user's area. */
export function StartPage() {
  const session = useSession();
  return session && <Navigate to={startPage(session)} replace />;
}

/** Without a session, redirects to sign-in, and back afterwards. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(session !== null);
  if (session) return <Outlet />;
  if (wasSignedIn.current && endedByUser()) return <Navigate to={paths.home} replace />;
  // Its data may be refused before the page is drawn for the first time.
  const state: SignInState = { from: pathname + search, ended: endedByServer() };
  return <Navigate to={paths.auth} replace state={state} />;
}

/** Redirects clients to their profile. */
export function RequireTeam() {
  const session = useSession();
  return session && !session.isTeam ? <Navigate to={paths.profile} replace /> : <Outlet />;
}

/** Redirects coaches to the dashboard. */
export function RequireAdministrator() {
  const session = useSession();
  return session && !session.isAdministrator ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
