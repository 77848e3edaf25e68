import { constants } from 'node:os';

const leftovers = new Set<() => void>();

/**
 * Has `remove` called when the suite ends before it was done with something: by a signal, by an error that nobody caught. Answers how
 * to take that back, once it is done. It has to act at once, for nothing is waited for any more.
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

// Without these a signal ends the process at once, and nothing of the above is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
