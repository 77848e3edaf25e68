type Gate = () => boolean;

// The router's own blocker comes with its data router, 17.6 kB (decision 0016).
let gate: Gate | undefined;

// Listeners of the window are called in the order in which they came: main.tsx loads this file before there is a router.
// There is no window where the public pages are written at build.
globalThis.window?.addEventListener('popstate', (event) => {
  if (gate?.()) event.stopImmediatePropagation();
});

/**
 * Has `holds` asked on every step back or forward: true keeps the router from hearing of it.
 * @returns what takes the gate away
 */
export function setHistoryGate(holds: Gate): () => void {
  gate = holds;
  return () => {
    if (gate === holds) gate = undefined;
  };
}
