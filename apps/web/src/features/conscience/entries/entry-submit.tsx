import type { CappedList } from '@miraco/domain/caps';
import { Plus } from 'lucide-react';
import { CapNotice } from '#shared/cap-notice.tsx';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { Button } from '#ui/button.tsx';
import { Success } from '#ui/success.tsx';

interface EntrySubmitProps {
  label: string;
  pending: boolean;
  open: boolean;
  /** Nothing is filled in, so there is no draft. */
  empty: boolean;
  state: SaveState;
  /** The list that the entry is added to, and its length. */
  list: CappedList;
  entries: number;
  /** What is said once an entry has been added. */
  added: string | false;
}

/** The button that adds the entry, and the state of its draft. */
export function EntrySubmit({ label, pending, open, empty, state, list, entries, added }: EntrySubmitProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Button type="submit" disabled={!open} loading={pending} className="max-sm:w-full">
        <Plus aria-hidden="true" />
        {label}
      </Button>
      <Success className="flex-1">{empty && added}</Success>
      {open && (
        <div className="text-[0.9rem] text-muted-foreground">
          <SaveStatus words="draft" state={empty ? 'untouched' : state} />
        </div>
      )}
      {open && <CapNotice list={list} entries={entries} className="basis-full" />}
    </div>
  );
}
