import { useEffect, useRef, useState } from 'react';
import { holdSteps } from '#shared/router/history.ts';
import { guardUnsavedChanges } from './unsaved-changes.ts';

/** The link to another page of the app that a plain click follows. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const staysHere = !link || link.target === '_blank' || link.origin !== window.location.origin;
  return staysHere || link.pathname === window.location.pathname ? null : link;
}

/** Calls `ask` before unsaved changes are lost: by a link, by back and forward, by signing out. @returns how to stop that */
function holdPage(ask: (leave: () => void) => void, kept: boolean): () => void {
  const holdLink = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => link.click());
  };
  // The browser asks in its own words before a tab is closed.
  const holdTab = (event: BeforeUnloadEvent) => event.preventDefault();
  const endHistory = holdSteps(ask);
  const endOthers = guardUnsavedChanges(ask);
  document.addEventListener('click', holdLink, { capture: true });
  if (!kept) window.addEventListener('beforeunload', holdTab);
  return () => {
    endHistory();
    endOthers();
    document.removeEventListener('click', holdLink, { capture: true });
    window.removeEventListener('beforeunload', holdTab);
  };
}

/** @param kept what is unsaved is kept as a draft: it does not go with the tab, which is closed without a question */
export function useLeaveGuard(unsaved: boolean, kept = false) {
  /** The navigation that waits for an answer. */
  const [departure, setDeparture] = useState<{ leave: () => void }>();
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    if (!unsaved) return;
    end.current = holdPage((leave) => setDeparture({ leave }), kept);
    return end.current;
  }, [unsaved, kept]);

  /** Removes the guard: the navigation that follows is intended. */
  const release = () => end.current?.();
  return {
    release,
    /** Asks before something other than a navigation discards the changes; without any, it happens at once. */
    before: (leave: () => void) => {
      if (unsaved) setDeparture({ leave });
      else leave();
    },
    asking: departure !== undefined,
    stay: () => setDeparture(undefined),
    leave: () => {
      release();
      setDeparture(undefined);
      departure?.leave();
    },
  };
}

export type LeaveGuard = ReturnType<typeof useLeaveGuard>;
