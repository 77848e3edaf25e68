import { constants } from 'node:os';

const leftovers = new Set<() => void>();

/**
 * Registers `remove` for a suite that ends early: by a signal or an uncaught error. Returns a function that unregisters it. `remove`
 * must be synchronous, because the process ends at once.
 */
export function unlessDone(remove: () => void): () => void {
  leftovers.add(remove);
  return () => leftovers.delete(remove);
}

process.on('exit', () => {
  // The last first: a product ends before its folder goes.
  for (const remove of [...leftovers].reverse()) {
    try {
      remove();
    } catch (error) {
      console.error(error);
    }
  }
});

// Without these a signal ends the process at once, without the clean-up above.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
