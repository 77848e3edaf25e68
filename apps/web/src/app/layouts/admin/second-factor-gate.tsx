import { paths } from '@miraco/contract/paths';
import { Navigate, Outlet, useLocation } from '#shared/router/router.tsx';
import { trpc } from '#shared/trpc/trpc.ts';

/** Redirects administrators who have to set up a second factor: the server refuses their other calls. */
export function SecondFactorGate() {
  const { pathname } = useLocation();
  const status = trpc.account.secondFactor.status.useQuery().data;
  const isShut = status?.required === true && status.since === null;
  return isShut && pathname.startsWith('/admin/') ? <Navigate to={paths.security} replace /> : <Outlet />;
}
