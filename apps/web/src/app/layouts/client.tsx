import { paths } from '@miraco/contract/paths';
import { lazy, Suspense } from 'react';
import { ArrivalNote } from '#shared/arrival/arrival-note.tsx';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { Wordmark } from '#shared/brand/wordmark.tsx';
import { needTexts } from '#shared/language/language.ts';
import { LanguageSwitch } from '#shared/language/language-switch.tsx';
import { Outlet } from '#shared/router/router.tsx';
import { useSession } from '#shared/session/session.ts';
import { SignOutButton } from '#shared/session/sign-out-button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { ClientBottomBar } from './client/bottom-bar.tsx';
import { rail } from './client/rail-lazily.ts';
import { OfflineNotice } from './offline-notice.tsx';

const AdminLayout = lazy(async () => {
  await import('@miraco/i18n/load-team');
  const [layout] = await Promise.all([import('#app/layouts/admin/admin.tsx'), needTexts(['admin'])]);
  return { default: layout.AdminLayout };
});

/** A client's pages: a rail from 1024 px, a bar at the bottom below. The team sees its own header instead. */
export function ClientLayout() {
  const session = useSession();
  const isWide = useMedia('(width >= 64rem)');
  if (session?.isTeam) {
    return (
      <Suspense fallback={<LoadingRosette />}>
        <AdminLayout />
      </Suspense>
    );
  }
  return (
    <div
      data-frame="client"
      className="[--bottom-bar:calc(4rem+1px+env(safe-area-inset-bottom))] [--top-bar:calc(3.5rem+1px)] lg:grid lg:min-h-dvh lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:[--bottom-bar:0px] lg:[--top-bar:0px]"
    >
      {/* In a low window, where the foot of the rail would leave no room for the phases, the whole rail scrolls. */}
      <header className="sticky top-0 z-20 border-b bg-background [scrollbar-color:var(--color-input)_transparent] max-lg:[@media(max-height:20rem)]:static lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0 lg:px-5 lg:py-6 lg:[@media(max-height:30rem)]:overflow-y-auto print:static print:border-b-0">
        <div className="flex min-h-14 items-center justify-between gap-2 px-5 lg:min-h-0 lg:px-2">
          <Wordmark to={paths.profile} />
          <div className="flex items-center lg:hidden print:hidden">
            <LanguageSwitch />
            <SignOutButton className="-mr-2.5" />
          </div>
        </div>
        <div className="mt-6 hidden min-h-0 flex-1 flex-col lg:flex lg:[@media(max-height:30rem)]:flex-none">
          {/* Only a window that was made wider later waits for its code. */}
          <Suspense>{isWide && <rail.Part />}</Suspense>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl px-5 pt-6 pb-32 outline-none sm:px-8 lg:px-12 lg:py-12"
      >
        <OfflineNotice />
        <ArrivalNote />
        <Outlet />
      </main>
      <ClientBottomBar />
    </div>
  );
}
