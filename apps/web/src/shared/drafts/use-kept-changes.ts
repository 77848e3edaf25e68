import { useRef, useState } from 'react';
import { readUnsent, withoutSent, writeUnsent } from '#shared/drafts/form-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { userId } from '#shared/session/session.ts';

type Parse<Changes> = (found: Readonly<Record<string, unknown>>) => Changes;

/**
 * The unsaved changes of a form. They are kept in the tab, so that they survive a reload and a visit to another page, and the
 * browser asks before the tab is closed. `form` contains the owner's id as well: an administrator fills in the forms of many
 * clients.
 */
export function useKeptChanges<Changes extends object>(form: string, parse: Parse<Changes>) {
  const writer = userId();
  const [changes, setChanges] = useState(() => parse(readUnsent(form, writer)));
  // Typing during a save has to add to the latest changes, not to those of the last render.
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
    /** Drops changes that have been saved. A field that was changed meanwhile stays. */
    saved: (sent: Changes) => keep(withoutSent(latest.current, sent)),
  };
}

export type KeptChanges<Changes extends object> = ReturnType<typeof useKeptChanges<Changes>>;
