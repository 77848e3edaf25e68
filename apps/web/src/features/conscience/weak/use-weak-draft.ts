import { newest, type Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { type MarkChanges, type Marks, marksAmong, mergeMarks } from './weak-marks.ts';

type Draft = Outputs['drafts']['get'];
type Test = Outputs['conscience']['weak']['get'];

/** The marks that the server has: the draft, or those that were sent last. */
export function storedMarks(draft: Draft, test: Test): Stored<Marks> | null {
  return newest<Marks>(
    draft?.form === 'weak' ? { content: draft.content.virtues, date: draft.date } : null,
    test && { content: test.responses.map(({ weak }) => weak), date: test.date, registered: true },
  );
}

const weakDraft = defineDraft<Marks, MarkChanges>({
  form: 'weak',
  merge: mergeMarks,
  parse: marksAmong,
  read: async (user, call) => {
    const draft = api.drafts.get.query({ user, form: 'weak' }, call);
    const test = api.conscience.weak.get.query({ user }, call);
    return storedMarks(await draft, await test);
  },
  save: (user, marks, call) => api.drafts.save.mutate({ user, form: 'weak', content: { virtues: [...marks] } }, call),
});

/** The marks of the weak test, kept on the server as they are made. */
export function useWeakDraft(user: string, fromServer: Stored<Marks> | null) {
  return useDraft(weakDraft, user, fromServer);
}
