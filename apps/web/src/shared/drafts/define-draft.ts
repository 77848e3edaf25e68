import { isRefusal } from '#shared/failure.ts';
import { draftPatience, type NextCall, within } from '#shared/sending/patience.ts';
import { getSession } from '#shared/session/session.ts';
import type { trpc } from '#shared/trpc/trpc.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { readUnsent, type Stored, writeUnsent } from './form-draft.ts';
import { watchDraft } from './unsaved.ts';

/** The screens' cache of the server's data. */
export type Cache = ReturnType<typeof trpc.useUtils>;

interface DraftedForm<Content, Changes> {
  /** The key in the tab's storage. */
  name: string;
  /** The stored form, or an empty one, with the changes applied. */
  merge: (content: Content | null, changes: Changes) => Content;
  /** The changes to this form among the fields found in the tab; no changes for an empty object. */
  parse: (found: Readonly<Record<string, unknown>>) => Changes;
  /** The draft on the server, or what was sent last where the form may be sent again. */
  read: (owner: string, call: NextCall, cache: Cache) => Promise<Stored<Content> | null>;
  /** @returns the date that the server gave it */
  save: (owner: string, content: Content, call: NextCall, cache: Cache) => Promise<number>;
  /** The screen has been left and all changes are saved: what other screens show of the draft is out of date. */
  onLeft?: (owner: string, cache: Cache) => void;
  /** The server has dropped the draft. */
  onForgotten?: (owner: string, cache: Cache) => void;
}

export interface DraftDefinition<Content, Changes>
  extends Pick<DraftedForm<Content, Changes>, 'merge' | 'onLeft' | 'onForgotten'> {
  /** No changes at all. */
  nothing: Changes;
  /** The one keeper of this form for an owner and a writer: an administrator fills in the forms of many clients. */
  keeperOf: (place: { owner: string; writer: string }, cache: Cache) => DraftKeeper<Content, Changes>;
}

/** A form whose content is saved on the server while it is filled in. Define it once, outside of any component. */
export function defineDraft<Content, Changes extends object>({
  name,
  merge,
  parse,
  read,
  save,
  ...hooks
}: DraftedForm<Content, Changes>): DraftDefinition<Content, Changes> {
  /**
   * Keepers outlive the screen, so that a save begun before leaving it and one begun after coming back still run one after the
   * other.
   */
  const keepers = new Map<string, DraftKeeper<Content, Changes>>();
  const nothing = parse({});
  const call = within(draftPatience);

  return {
    ...hooks,
    merge,
    nothing,
    keeperOf({ owner, writer }, cache) {
      // What an administrator writes for a client is stored in the tab under both ids.
      const place = writer === owner ? owner : `${writer}.${owner}`;
      const known = keepers.get(place);
      if (known) return known;
      const keeper = createDraftKeeper<Content, Changes>({
        read: () => read(owner, call, cache),
        save: (content) => save(owner, content, call, cache),
        merge,
        nothing,
        readUnsent: () => parse(readUnsent(name, place)),
        writeUnsent: (changes) => writeUnsent(name, place, changes),
        mayRetry: () => getSession()?.id === writer,
        refuses: isRefusal,
      });
      keepers.set(place, keeper);
      const { flush, forget, snapshot } = keeper;
      watchDraft({ writer, flush, forget, unsent: () => snapshot().unsent });
      return keeper;
    },
  };
}
