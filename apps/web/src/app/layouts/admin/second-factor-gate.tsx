import { paths } from '@miraco/contract/paths';
import { Navigate, Outlet, useLocation } from 'react-router';
import { trpc } from '#shared/trpc/trpc.ts';

/** Leads an administrator who has to set up a second step to the page where they do: the server refuses all else of theirs. */
export function SecondFactorGate() {
  const { pathname } = useLocation();
  const status = trpc.account.secondFactor.status.useQuery().data;
  const isShut = status?.required === true && status.since === null;
  return isShut && pathname.startsWith('/admin/') ? <Navigate to={paths.security} replace /> : <Outlet />;
}
