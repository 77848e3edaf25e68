type Ask = (leave: () => void) => void;

let guard: Ask | undefined;

/**
 * Calls `ask` before a page with unsaved changes is left by other ways than a link.
 * @returns how to remove the guard
 */
export function guardUnsavedChanges(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Leaves the page: at once, or once its unsaved changes are discarded. */
export function leaveBy(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}
