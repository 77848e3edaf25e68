import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/** The selected users of a page of the list. A row subscribes to itself alone: there may be 500. */
function createSelection() {
  let chosen: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const replace = (next: Iterable<string>) => {
    chosen = new Set(next);
    for (const listener of listeners) listener();
  };
  return {
    get: () => chosen,
    has: (id: string) => chosen.has(id),
    toggle: (id: string) => replace(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]),
    replace,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

const SelectionContext = createContext<Selection | null>(null);
export const SelectionProvider = SelectionContext.Provider;

/** A selection for each page of the list: another page begins with none. */
export function useNewSelection(page: string): Selection {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another selection
  return useMemo(createSelection, [page]);
}

function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('There is no selection around this component');
  return selection;
}

/** The selected ids. */
export function useSelected(selection: Selection): ReadonlySet<string> {
  return useSyncExternalStore(selection.subscribe, selection.get, selection.get);
}

/** Whether a user is selected, and the function that changes it. */
export function useIsSelected(id: string): [boolean, () => void] {
  const selection = useSelection();
  const has = () => selection.has(id);
  return [useSyncExternalStore(selection.subscribe, has, has), () => selection.toggle(id)];
}
