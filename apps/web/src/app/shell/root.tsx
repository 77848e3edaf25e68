import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { Routes, useLocation } from '#shared/router/router.tsx';
import { toastStore } from '#ui/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFocusAndScroll } from './focus-and-scroll.ts';
import { routes } from './routes.tsx';

/** The frame of every page: the skip link, the error boundary and the toasts. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useFocusAndScroll();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('common.skipToContent')}
      </a>
      <ErrorBoundary path={pathname}>
        <Suspense fallback={<LoadingRosette />}>
          <Routes routes={routes} />
        </Suspense>
      </ErrorBoundary>
      <Toasts />
    </>
  );
}

/** Their code comes with the first of them. Where it cannot be loaded, the page stays, and the next one tries again. */
function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  // Once rendered, it stays: a live region must be on the page before the next toast.
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    void import('#ui/toaster.tsx').then(
      (code) => setToaster(() => code.Toaster),
      () => undefined,
    );
  }, [toasts, Toaster]);
  return Toaster ? <Toaster /> : null;
}
