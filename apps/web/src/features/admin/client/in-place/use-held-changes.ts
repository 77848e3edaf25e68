import { useState } from 'react';

/** The changes of a form that are kept nowhere but on the screen until they are saved. */
export function useHeldChanges<Changes extends object>(nothing: Changes) {
  const [changes, setChanges] = useState(nothing);
  return {
    changes,
    unsaved: Object.keys(changes).length > 0,
    change: (next: Changes) => setChanges((held) => ({ ...held, ...next })),
    discard: () => setChanges(nothing),
  };
}
