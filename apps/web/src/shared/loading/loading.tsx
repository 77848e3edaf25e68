import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { LoadFailure } from './load-failure.tsx';

interface Query {
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** A screen whose data are on their way, or did not come: then why, and the button to try again. */
export function Loading({ title, queries }: { title: string; queries: readonly Query[] }) {
  const failed = queries.find((query) => query.isError);
  if (!failed) return <LoadingRosette />;
  const retry = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  const busy = queries.some((query) => query.isFetching);
  return <LoadFailure title={title} error={failed.error} busy={busy} onRetry={retry} />;
}
