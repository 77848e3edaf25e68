import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { habitDraft } from './habit-draft.ts';
import { HabitPage } from './habit-page.tsx';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** /client/test/conscience/harmful: habits that cost something. Spec 1, sections 2 and 5. */
export function HarmfulHabits() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = getSession()?.id ?? '';
  // Asked for together, these travel as one request.
  const me = trpc.account.me.useQuery();
  const habits = trpc.conscience.harmful.get.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'harmful' }, { select: habitDraft.stored });
  const frequencies = trpc.method.habitFrequencies.useQuery(undefined, forever);
  const emotions = trpc.method.emotions.useQuery(undefined, forever);
  const virtues = trpc.method.virtues.useQuery(undefined, forever);
  usePageTitle(t('harmful.title'));

  if (me.data && habits.data && draft.data !== undefined && frequencies.data && emotions.data && virtues.data) {
    const words = { frequencies: frequencies.data, emotions: emotions.data, virtues: virtues.data };
    return <HabitPage user={user} open={open} habits={habits.data} draft={draft.data} words={words} />;
  }
  const queries = [me, habits, draft, frequencies, emotions, virtues];
  const failed = queries.find((query) => query.isError);
  if (!failed) return <LoadingRosette />;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  const busy = queries.some((query) => query.isFetching);
  return <LoadFailure title={t('harmful.title')} error={failed.error} busy={busy} onRetry={retry} />;
}
