import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before unsaved changes are left behind, within the app and out of it. */
export function useLeaveGuard(unsaved: boolean) {
  const released = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
      [unsaved],
    ),
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return {
    blocker,
    /** Lets go: what follows leaves on purpose. */
    release: () => {
      released.current = true;
    },
  };
}

export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t('user.leaveTitle')}
      description={t('user.leaveText')}
      confirmLabel={t('user.leave')}
      cancelLabel={t('user.stay')}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
