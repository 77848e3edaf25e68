import { paths } from '@miraco/schemas/paths';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { LoadingRosette } from '#charts/loading-rosette.tsx';
import { useSession } from '../session.ts';
import { Wordmark } from '../wordmark.tsx';
import { ClientBottomBar } from './client-bottom-bar.tsx';
import { ClientFoot, ClientPhases } from './client-rail.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const AdminLayout = lazy(async () => ({ default: (await import('./admin.tsx')).AdminLayout }));

/** A client's pages: a rail from 1024 px, a bar at the bottom below. An administrator sees their own header instead. */
export function ClientLayout() {
  const session = useSession();
  if (session?.isAdministrator) {
    return (
      <Suspense fallback={<LoadingRosette />}>
        <AdminLayout />
      </Suspense>
    );
  }
  return (
    <div className="[--bottom-bar:calc(4rem+1px+env(safe-area-inset-bottom))] lg:grid lg:min-h-dvh lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:[--bottom-bar:0px]">
      <header className="lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:px-5 lg:py-6">
        <div className="px-5 pt-3 lg:px-2 lg:pt-0">
          <Wordmark to={paths.profile} />
        </div>
        <div className="mt-6 hidden flex-1 flex-col justify-between gap-8 lg:flex">
          <ClientPhases />
          <ClientFoot />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-5 pt-6 pb-32 outline-none sm:px-8 lg:px-12 lg:py-12"
      >
        <OfflineNotice />
        <Outlet />
      </main>
      <ClientBottomBar />
    </div>
  );
}
