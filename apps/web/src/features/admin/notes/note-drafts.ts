import { useKeptChanges } from '#shared/drafts/use-kept-changes.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type Note = Outputs['admin']['coachNotes']['of'][number];

/** The key of the note that has not been added yet; the others use their ids. */
export const newNote = 'new';

type Drafts = Readonly<Record<string, string>>;

const parseDrafts = (found: Readonly<Record<string, unknown>>): Drafts =>
  Object.fromEntries(Object.entries(found).filter((draft): draft is [string, string] => typeof draft[1] === 'string'));

/** Unsaved texts about a client. They are kept in the tab, and survive a reload and visits to other pages. */
export function useNoteDrafts(user: string) {
  const kept = useKeptChanges<Drafts>(`coachnotes.${user}`, parseDrafts);
  return {
    texts: kept.changes,
    write: (note: string, text: string) => kept.change({ [note]: text }),
    /** This text has been saved or discarded; what was typed meanwhile stays. */
    drop: (note: string, text: string) => kept.saved({ [note]: text }),
  };
}

export type NoteDrafts = ReturnType<typeof useNoteDrafts>;
