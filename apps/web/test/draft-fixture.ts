import type { Answer } from '@miraco/domain/wellness';
import { type DraftResponses, mergeDraft, type Unsent } from '#parts/wellness-test/responses.ts';
import { createDraftKeeper } from '#shared/drafts/draft-keeper.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';

export type StoredDraft = Stored<DraftResponses>;

/** A server whose answers the test controls, and a tab's storage. */
export function draftFixture(unsent: Unsent = {}) {
  const server = {
    draft: null as StoredDraft | null,
    saves: [] as DraftResponses[],
    reads: 0,
    down: false,
    /** Refuses content whose first answer is this one. */
    refuses: null as Answer | null,
    /** Milliseconds until an answer. */
    slow: 50,
    signedIn: true,
  };
  const tab = { unsent };
  const answer = async <Value>(value: () => Value) => {
    await new Promise((resolve) => setTimeout(resolve, server.slow));
    if (server.down) throw new TypeError('Failed to fetch');
    return value();
  };
  const keeper = createDraftKeeper<DraftResponses, Unsent>({
    merge: mergeDraft,
    nothing: {},
    read: () =>
      answer(() => {
        server.reads += 1;
        return server.draft;
      }),
    save: (content) =>
      answer(() => {
        server.saves.push(content);
        if (content[0] === server.refuses) throw new RangeError('refused');
        server.draft = { content, date: Date.now() };
        return server.draft.date;
      }),
    readUnsent: () => tab.unsent,
    writeUnsent: (next) => {
      tab.unsent = next;
    },
    mayRetry: () => server.signedIn,
    refuses: (error) => error instanceof RangeError,
  });
  return {
    server,
    tab,
    keeper,
    responses: () => mergeDraft(keeper.snapshot().stored?.content ?? null, keeper.snapshot().unsent),
  };
}
