import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { Waiting } from './use-screen.ts';

interface LoadingProps {
  /** Left out below the title of a page that is there already. */
  title?: string;
  queries: readonly Waiting[];
}

/** A screen whose data are on their way, or did not come: then why, and the button to try again. */
export function Loading({ title, queries }: LoadingProps) {
  if (!queries.some((query) => query.isError)) return <LoadingRosette />;
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <LoadFailed queries={queries} />
    </>
  );
}
