import { newest, type Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft, useDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';
import { mergeRatings, ratingsAmong, type VirtueRatings } from './ratings.ts';

type Draft = Outputs['drafts']['get'];
type Test = Outputs['conscience']['mediumHard']['get'];

/** The ratings that the server has: the draft, or those that were sent last. */
export function storedRatings(draft: Draft, test: Test): Stored<VirtueRatings> | null {
  const sent = test && Object.fromEntries(test.responses.map(({ virtue, type }) => [virtue, type]));
  return newest<VirtueRatings>(
    draft?.form === 'mediumhard' ? { content: draft.content.ratings, date: draft.date } : null,
    sent && { content: sent, date: test.date, registered: true },
  );
}

const mediumHardDraft = defineDraft<VirtueRatings, VirtueRatings>({
  form: 'mediumhard',
  merge: mergeRatings,
  parse: ratingsAmong,
  read: async (user, call) => {
    const draft = api.drafts.get.query({ user, form: 'mediumhard' }, call);
    const test = api.conscience.mediumHard.get.query({ user }, call);
    return storedRatings(await draft, await test);
  },
  save: (user, ratings, call) =>
    api.drafts.save.mutate({ user, form: 'mediumhard', content: { ratings: { ...ratings } } }, call),
});

/** The ratings of the medium/hard test, kept on the server as they are given. */
export function useMediumHardDraft(user: string, fromServer: Stored<VirtueRatings> | null) {
  return useDraft(mediumHardDraft, user, fromServer);
}
