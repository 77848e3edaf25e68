import { useRef, useState } from 'react';
import { readUnsent, withoutSent, writeUnsent } from '#shared/drafts/form-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { getSession } from '#shared/session/session.ts';

type Parse<Changes> = (found: Readonly<Record<string, unknown>>) => Changes;

/**
 * What was changed in a form and is not saved yet. It is kept in the tab, so that it outlives a reload and another page, and the
 * browser asks before the tab is closed. `form` names whose form it is too: an administrator fills in those of many.
 */
export function useKeptChanges<Changes extends object>(form: string, parse: Parse<Changes>) {
  const writer = getSession()?.id ?? '';
  const [changes, setChanges] = useState(() => parse(readUnsent(form, writer)));
  // What is typed while a save is on its way follows the latest, not what was drawn last.
  const latest = useRef(changes);
  const unsaved = Object.keys(changes).length > 0;
  useUnloadGuard(unsaved ? 'unsaved' : 'untouched');

  const keep = (next: Changes) => {
    latest.current = next;
    setChanges(next);
    writeUnsent(form, writer, next);
  };
  return {
    changes,
    unsaved,
    change: (next: Changes) => keep({ ...latest.current, ...next }),
    /** These have arrived. A field that was changed meanwhile stays. */
    saved: (sent: Changes) => keep(withoutSent(latest.current, sent)),
  };
}

export type KeptChanges<Changes extends object> = ReturnType<typeof useKeptChanges<Changes>>;
