interface Keeper {
  /** Saves what waits now. */
  flush: () => Promise<unknown>;
  /** The page is being left: saves in a way that outlives it. */
  leave: () => void;
}

/** Saves what waits once the network is back, the tab is hidden or the page is left. Answers how to stop that. */
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
