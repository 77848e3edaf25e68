interface Keeper {
  /** Saves unsaved changes now. */
  flush: () => Promise<unknown>;
  /** The page is being closed: saves with a request that outlives it. */
  leave: () => void;
}

/** Saves when the network is back, the tab is hidden or the page is closed. @returns how to stop that */
export function saveWhenLeaving({ flush, leave }: Keeper): () => void {
  const saveNow = () => void flush();
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') saveNow();
  };
  window.addEventListener('online', saveNow);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', saveWhenHidden);
  return () => {
    window.removeEventListener('online', saveNow);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}
