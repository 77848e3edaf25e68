import { useEffect } from 'react';
import type { SaveState } from './draft-keeper.ts';

/** Lets the browser ask before the tab is closed while unsaved changes exist in this tab alone. */
export function useUnloadGuard(state: SaveState): void {
  const unsaved = state === 'unsaved' || state === 'refused';
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
