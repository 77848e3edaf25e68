import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { needTexts } from '#shared/language/language.ts';
import { Routes, useLocation } from '#shared/router/router.tsx';
import { signOutQuestion } from '#shared/session/sign-out.ts';
import { toastStore } from '#ui/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFocusAndScroll } from './focus-and-scroll.ts';
import { routes } from './routes.tsx';
import type { SignOutDialog } from './sign-out-dialog.tsx';

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
      <SignOutQuestion />
    </>
  );
}

/** Its code comes with the first question. Where it cannot be loaded, the user stays signed in. */
function SignOutQuestion() {
  const unsaved = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get, () => null);
  const [Dialog, setDialog] = useState<typeof SignOutDialog>();
  useEffect(() => {
    if (!unsaved || Dialog) return;
    void Promise.all([import('./sign-out-dialog.tsx'), needTexts(['messages'])]).then(
      ([code]) => setDialog(() => code.SignOutDialog),
      signOutQuestion.stay,
    );
  }, [unsaved, Dialog]);
  return unsaved && Dialog ? <Dialog unsaved={unsaved} /> : null;
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
