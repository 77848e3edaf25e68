import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { ProspectBlocks } from './prospect-blocks.tsx';
import { prospectDraft } from './prospect-draft.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** /client/test/conscience/prospect: self-limiting expectations about oneself and about others. Spec 1, sections 2 and 5. */
export function Prospects() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = getSession()?.id ?? '';
  // Asked for together, these travel as one request.
  const me = trpc.account.me.useQuery();
  const entries = trpc.conscience.prospect.get.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'prospect' }, { select: prospectDraft.stored });
  const people = trpc.method.people.useQuery(undefined, forever);
  const emotions = trpc.method.emotions.useQuery(undefined, forever);
  const behaviours = trpc.method.behaviours.useQuery(undefined, forever);
  const virtues = trpc.method.virtues.useQuery(undefined, forever);
  usePageTitle(t('prospect.title'));

  if (
    me.data &&
    entries.data &&
    draft.data !== undefined &&
    people.data &&
    emotions.data &&
    behaviours.data &&
    virtues.data
  ) {
    const words = { people: people.data, emotions: emotions.data, behaviours: behaviours.data, virtues: virtues.data };
    return <ProspectBlocks user={user} open={open} entries={entries.data} draft={draft.data} words={words} />;
  }
  const queries = [me, entries, draft, people, emotions, behaviours, virtues];
  const failed = queries.find((query) => query.isError);
  if (!failed) return <LoadingRosette />;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  const busy = queries.some((query) => query.isFetching);
  return <LoadFailure title={t('prospect.title')} error={failed.error} busy={busy} onRetry={retry} />;
}
