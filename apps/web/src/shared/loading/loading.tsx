import type { ReactNode } from 'react';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { Waiting } from './use-screen.ts';

interface LoadingProps {
  /** Left out below the title of a page that is there already. */
  title?: string;
  /** The title of the message about a failure. */
  failed?: string;
  /** Shown until the data are there. */
  placeholder?: ReactNode;
  queries: readonly Waiting[];
}

/** A screen whose data are loading, or failed to load: then the reason, and the button to try again. */
export function Loading({ title, failed, placeholder = <LoadingRosette />, queries }: LoadingProps) {
  if (!queries.some((query) => query.isError)) return placeholder;
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <LoadFailed title={failed} queries={queries} />
    </>
  );
}
