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

type Gate = () => boolean;

// The router's own blocker comes with its data router, 17.6 kB (decision 0016).
let gate: Gate | undefined;

// Listeners of the window are called in the order of registration: main.tsx loads this file before there is a router.
// Public pages are rendered at build without a window.
globalThis.window?.addEventListener('popstate', (event) => {
  if (gate?.()) event.stopImmediatePropagation();
});

/**
 * Calls `holds` on every step back or forward; when it returns true the router is not notified.
 * @returns how to remove the gate
 */
export function setHistoryGate(holds: Gate): () => void {
  gate = holds;
  return () => {
    if (gate === holds) gate = undefined;
  };
}
